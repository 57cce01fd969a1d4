import { Fragment } from 'react'
import type { Change } from '#app/domain/voice/changes.ts'
import type { VoiceEdit } from '#app/domain/voice/edits.ts'
import { FoldedSection } from '#app/ui/folded-section.tsx'
import { Post } from '#app/ui/post.tsx'
import { Time } from '#app/ui/time.tsx'
import { Removal, usedText } from './removal.tsx'

interface EditsProps {
  edits: VoiceEdit[]
  now: Date
  time_zone: string
}

/** Each is an example until the user drops it. */
export function Edits({ edits, now, time_zone }: EditsProps) {
  return (
    <FoldedSection
      id="edits"
      title="Your edits"
      note={edits.length > 0 ? edits.length : 'None yet'}
      open={edits.length > 0}
      description="What you changed in drafts you didn’t reject. Each one shows the bot how you sound, until you remove it. Words you removed are struck through. Words you added are underlined."
    >
      <div className="max-w-prose">
        {edits.length === 0 ? (
          <p className="text-sm text-muted">None yet. Edit a draft in your queue and your changes show up here.</p>
        ) : (
          <ul aria-label="Your edits" className="grid gap-5">
            {edits.map(({ id, handle, edited_at, changes, replies_since }) => (
              <li key={id} className="flex items-start justify-between gap-4">
                <Post
                  author={`To ${handle}`}
                  time={<Time at={edited_at} now={now} timeZone={time_zone} />}
                  note={usedText(replies_since)}
                  side="own"
                  className="grow"
                >
                  <Changes changes={changes} />
                </Post>
                <Removal intent="drop-edit" name="edit_id" value={id} of={`your edit of the reply to ${handle}`} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </FoldedSection>
  )
}

const marks = {
  kept: ['span', undefined],
  out: ['del', 'text-muted decoration-clay'],
  in: ['ins', 'font-medium decoration-pine underline-offset-2'],
} as const

function Changes({ changes }: { changes: Change[] }) {
  return (
    <p>
      {changes.map(({ kind, words }, at) => {
        const [Mark, className] = marks[kind]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
          <Fragment key={at}>
            <Mark className={className}>{words}</Mark>{' '}
          </Fragment>
        )
      })}
    </p>
  )
}
