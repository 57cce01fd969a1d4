import type { QueueItem } from '#app/domain/drafts/queue.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { LogEntry } from '#app/ui/logbook.tsx'
import { Post } from '#app/ui/post.tsx'
import { Time } from '#app/ui/time.tsx'
import { kindHues } from '#app/view/activity/entry.tsx'
import { headings } from './words.ts'

interface HeldEntryProps {
  item: QueueItem
  /** Brings it back to the drafts to decide on. */
  intent: 'put-back' | 'unsnooze'
  label: string
  now: Date
  time_zone: string
}

export function HeldEntry({ item, intent, label, now, time_zone }: HeldEntryProps) {
  const { id, kind, person, post, text, shown_from } = item
  return (
    <LogEntry
      icon={kind}
      hue={kindHues[kind]}
      time={<Time at={item.drafted_at} now={now} timeZone={time_zone} />}
      reason={
        intent === 'unsnooze' ? (
          <>
            Back on <Time at={shown_from} now={now} timeZone={time_zone} exact />
          </>
        ) : (
          item.note
        )
      }
      quote={
        <>
          {post.text && <Post author={person.handle}>{post.text}</Post>}
          {text && (
            <Post author="You" note={item.written_by} side="own">
              {text}
            </Post>
          )}
        </>
      }
      actions={
        <Form intent={intent} row={{ action_id: id }} keepScroll>
          <Button variant="secondary" size="sm" aria-label={`${label}: ${headings[kind](person.handle)}`}>
            {label}
          </Button>
        </Form>
      }
    >
      {headings[kind](person.handle)}
    </LogEntry>
  )
}
