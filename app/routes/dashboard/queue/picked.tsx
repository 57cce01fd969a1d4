import type { QueueItem } from '#app/domain/drafts/queue.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { MarginNote, Post } from '#app/ui/post.tsx'
import { Time } from '#app/ui/time.tsx'
import { contactsText, counted } from '#app/view/text.ts'
import { EarlierNote } from './earlier.tsx'

interface PickedProps {
  item: QueueItem
  now: Date
  time_zone: string
  network: string
}

export function Picked({ item, now, time_zone, network }: PickedProps) {
  const { person, post, thread, contacts, why, rests_on } = item
  return (
    <>
      <div className="grid content-start gap-3">
        {thread.length > 0 && (
          <Disclosure title={`Earlier in the thread: ${counted(thread.length, 'post')}`}>
            <div className="mt-2 grid gap-2">
              {thread.map(({ handle, text }) => (
                <Post key={`${handle} ${text}`} author={handle ? `@${handle}` : 'Someone'}>
                  {text}
                </Post>
              ))}
            </div>
          </Disclosure>
        )}
        <Post
          picture={<PersonPicture src={person.picture} name={person.name} />}
          author={person.name}
          handle={person.handle}
          time={post.written_at && <Time at={post.written_at} now={now} timeZone={time_zone} />}
        >
          <p className="whitespace-pre-line">{post.text}</p>
        </Post>
        <p className="wrap-anywhere text-muted">
          {person.bio && (
            <>
              Bio: <bdi dir="auto">{person.bio}</bdi>{' '}
            </>
          )}
          {contacts > 0 && <span>{contactsText(contacts)}. </span>}
          <TextLink href={post.url ?? person.url} target="_blank" rel="noreferrer">
            See it on {network}
          </TextLink>
        </p>
      </div>
      <div className="grid content-start gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <MarginNote label="Why this post">{why}</MarginNote>
        {rests_on && <MarginNote label="Why this reply">{rests_on}</MarginNote>}
        <EarlierNote contacts={item.earlier} name={person.name} now={now} time_zone={time_zone} />
      </div>
    </>
  )
}
