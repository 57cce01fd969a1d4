import type { Earlier } from '#app/domain/drafts/earlier.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MarginNote } from '#app/ui/post.tsx'
import { Time } from '#app/ui/time.tsx'
import { counted } from '#app/view/text.ts'

interface EarlierNoteProps {
  contacts: Earlier[]
  name: string
  now: Date
  time_zone: string
}

export const isUnanswered = (contacts: Earlier[]) =>
  contacts.length >= 3 && contacts.every(({ kind, replies_back }) => kind === 'reply' && replies_back === 0)

/** The newest contact with them in a sentence. */
export function EarlierText({ contacts, now, time_zone }: Omit<EarlierNoteProps, 'name'>) {
  const [last] = contacts
  if (!last) return <>This would be the first contact.</>
  return (
    <>
      Earlier: {whatHappened(last)}, <Time at={last.at} now={now} timeZone={time_zone} inSentence />.
    </>
  )
}

/** The last contacts with them, newest first. */
export function EarlierNote({ contacts, name, now, time_zone }: EarlierNoteProps) {
  return (
    <MarginNote
      label={
        <>
          <span>Earlier with</span> <bdi dir="auto">{name}</bdi>
        </>
      }
    >
      {contacts.length === 0 ? (
        <p>Nothing. This would be the first contact.</p>
      ) : (
        <ul>
          {contacts.map((contact) => (
            <li key={contact.at} className="flex gap-2">
              <Icon name={contact.kind === 'wrote' ? 'message' : contact.kind} className="mt-0.5" />
              <span>{whatHappened(contact)}</span>
              <Time at={contact.at} now={now} timeZone={time_zone} className="ml-auto whitespace-nowrap" />
            </li>
          ))}
        </ul>
      )}
      {isUnanswered(contacts) && (
        <p className="mt-1 flex gap-2 text-marigold">
          <Icon name="alert" className="mt-0.5" />
          <span>No reply back to your last 3.</span>
        </p>
      )}
    </MarginNote>
  )
}

function whatHappened({ kind, replies_back, likes_back, followed_back }: Earlier): string {
  if (kind === 'wrote') return 'Wrote to you'
  const did = { reply: 'You replied', like: 'You liked a post', follow: 'You followed them' }[kind]
  const back = [
    replies_back > 0 && `${counted(replies_back, 'reply', 'replies')} back`,
    likes_back > 0 && counted(likes_back, 'like'),
    followed_back && 'followed back',
  ].filter(Boolean)
  if (back.length > 0) return `${did}: ${back.join(', ')}`
  return kind === 'reply' ? `${did}, nothing back` : did
}
