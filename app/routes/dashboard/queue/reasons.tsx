import type { QueueItem } from '#app/domain/drafts/queue.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { MarginNote, Post } from '#app/ui/post.tsx'
import { Time } from '#app/ui/time.tsx'
import { contactsText, counted } from '#app/view/text.ts'
import { EarlierNote, EarlierText, isUnanswered } from './earlier.tsx'

interface ReasonsProps {
  item: QueueItem
  now: Date
  time_zone: string
  network: string
}

export function DraftReasons(props: ReasonsProps) {
  const { item, now, time_zone, network } = props
  if (item.kind !== 'reply') return <PickedLine {...props} />
  const { person, post, thread, contacts } = item
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
          <SeeIt item={item} network={network} />
        </p>
      </div>
      <Reasons {...props} />
    </>
  )
}

function SeeIt({ item: { post, person }, network }: Pick<ReasonsProps, 'item' | 'network'>) {
  return (
    <TextLink href={post.url ?? person.url} target="_blank" rel="noreferrer">
      See it on {network}
    </TextLink>
  )
}

/** On a phone behind one line, which shows whether there is something to mind. */
function Reasons({ item, now, time_zone }: ReasonsProps) {
  const { why, rests_on, earlier, person } = item
  return (
    <details className="group lg:details-shown lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <summary className="flex w-fit items-center gap-1.5 text-muted hover:text-ink pointer-coarse:min-h-11">
        <Icon name="chevron-down" className="-rotate-90 group-open:rotate-0" />
        <span>Why, and earlier with</span> <bdi dir="auto">{person.name}</bdi>
        {isUnanswered(earlier) && <Icon name="alert" label="No reply back" className="text-marigold" />}
      </summary>
      <div className="grid content-start gap-3 max-lg:mt-2">
        <MarginNote label="Why this post">{why}</MarginNote>
        {rests_on && <MarginNote label="Why this reply">{rests_on}</MarginNote>}
        <EarlierNote contacts={earlier} name={person.name} now={now} time_zone={time_zone} />
      </div>
    </details>
  )
}

/** A like, follow or view takes no reading: a few lines. */
function PickedLine({ item, now, time_zone, network }: ReasonsProps) {
  const { person, post, kind, why, earlier, contacts } = item
  const said = kind === 'like' ? post.text : person.bio
  return (
    <div className="flex min-w-0 gap-3">
      <PersonPicture src={person.picture} name={person.name} />
      <div className="min-w-0 wrap-anywhere">
        {said && (
          <p dir="auto" className="line-clamp-3 whitespace-pre-line">
            {said}
          </p>
        )}
        <p className="text-muted">
          <EarlierText contacts={earlier} now={now} time_zone={time_zone} />{' '}
          {contacts > 0 && <span>{contactsText(contacts)}. </span>}
          <SeeIt item={item} network={network} />
        </p>
        <Disclosure title="Why">
          <p className="text-muted">{why}</p>
        </Disclosure>
      </div>
    </div>
  )
}
