import type { ReactNode } from 'react'
import type { ActivityItem } from '#app/domain/activity/recent.ts'
import { Badge, Status } from '#app/ui/badge.tsx'
import type { BarSeries } from '#app/ui/chart-bars.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { LogEntry, type LogOutcome } from '#app/ui/logbook.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { Post } from '#app/ui/post.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Hue } from '#app/ui/tone.ts'
import { entryId } from '#app/view/activity/address.ts'
import { Remarks } from '#app/view/activity/remarks.tsx'
import { counted } from '#app/view/text.ts'

export const kindHues: Record<ActivityItem['type'], Hue> = {
  reply: 'pine',
  like: 'clay',
  follow: 'marigold',
  view: 'slate',
}

export const kindSeries: readonly BarSeries[] = [
  { key: 'reply', label: 'Replies', hue: 'pine', pattern: 'solid' },
  { key: 'like', label: 'Likes', hue: 'clay', pattern: 'stripes' },
  { key: 'follow', label: 'Follows', hue: 'marigold', pattern: 'dots' },
  { key: 'view', label: 'Views', hue: 'slate', pattern: 'lines' },
]

const shownLetters = 100

export interface EntryFacts {
  now: Date
  time_zone: string
  network: string
  /** Shows a status for every entry, successful ones too. */
  statuses?: boolean
}

interface EntryProps extends EntryFacts {
  item: ActivityItem
  /** Further actions. */
  children?: ReactNode
}

export function Entry({ item, now, time_zone, network, statuses, children }: EntryProps) {
  const skipped = item.state === 'skipped'
  return (
    <LogEntry
      id={entryId(item.id)}
      icon={skipped ? 'skip' : item.type}
      hue={skipped ? 'marigold' : kindHues[item.type]}
      time={<Time at={item.time} now={now} timeZone={time_zone} />}
      reason={reasonOf(item)}
      ending={skipped ? undefined : endingOf(item)}
      status={<State item={item} always={statuses} />}
      quote={
        item.tweet_content ? (
          <Quotes item={item} />
        ) : item.person ? (
          <About item={item} person={item.person} />
        ) : undefined
      }
      outcomes={outcomesOf(item)}
      actions={
        <>
          {children}
          {item.state === 'waiting' && (
            <TextLink to="/dashboard/queue" className="text-sm">
              Review in queue
            </TextLink>
          )}
          <TextLink href={item.url} target="_blank" rel="noreferrer" className="text-sm">
            {skipped ? 'Reply yourself' : 'See it'} on {network}
          </TextLink>
          <Remarks item={item} />
        </>
      }
    >
      {item.message}
    </LogEntry>
  )
}

function State({ item, always }: { item: ActivityItem; always: boolean | undefined }) {
  if (item.state === 'waiting') return <Badge tone="attention">Waiting for you</Badge>
  if (item.state === 'unknown') return <Badge tone="attention">Not confirmed</Badge>
  if (item.status === 'failed') return <Badge tone="failure">Failed</Badge>
  if (item.status === 'pending') return <Badge tone="info">Pending</Badge>
  if (item.state === 'skipped') return null
  if (item.undo?.state === 'done') return <Badge>Undone</Badge>
  if (item.undo?.state === 'under_way') return <Badge tone="info">Undoing</Badge>
  if (item.status === 'dropped') return <Badge>Not sent</Badge>
  if (!always) return null
  return (
    <Status tone="success" className="text-muted">
      Success
    </Status>
  )
}

function reasonOf({ reason, error, also }: ActivityItem) {
  return [reason || error, ...also.map((other) => `Earlier: ${other}`)].filter(Boolean).join(' ')
}

function endingOf({ status, code, error, undo }: ActivityItem) {
  if (undo?.error) return { tone: 'failure' as const, sentence: `Couldn’t undo: ${undo.error}` }
  // For an opt-out, the reason names the person.
  if (!error || code === 'opted_out') return undefined
  return { tone: status === 'failed' ? ('failure' as const) : ('neutral' as const), sentence: error }
}

function Quotes({ item }: { item: ActivityItem }) {
  const { tweet_content, reply_content, written_by, target, picture, status, state } = item
  const isDraft = status === 'dropped' || state === 'waiting' || state === 'planned'
  return (
    <>
      <Post author={target} picture={<PersonPicture src={picture} name={target} small />}>
        <Whole text={tweet_content ?? ''} />
      </Post>
      {reply_content && (
        <Post author={isDraft ? 'Draft' : 'You'} note={written_by} part="answer">
          {reply_content}
        </Post>
      )}
    </>
  )
}

function About({ item, person }: { item: ActivityItem; person: NonNullable<ActivityItem['person']> }) {
  const { name, bio, post } = person
  return (
    <>
      <div className="flex gap-2">
        <PersonPicture src={item.picture} name={name} small />
        <p className="wrap-anywhere text-muted">
          <bdi dir="auto" className="font-medium text-ink">
            {name}
          </bdi>
          {bio && (
            <>
              : <bdi dir="auto">{bio}</bdi>
            </>
          )}
        </p>
      </div>
      {post && (
        <Post author={`${item.target} · the post the bot read`}>
          <Whole text={post} />
        </Post>
      )}
    </>
  )
}

function Whole({ text }: { text: string }) {
  const part = cut(text)
  if (part === text) return text
  return (
    <details className="group/whole relative open:pb-6">
      <summary className="cursor-pointer group-open/whole:absolute group-open/whole:bottom-0">
        <span className="group-open/whole:hidden">{part} </span>
        <span className="link whitespace-nowrap text-muted group-open/whole:hidden print:hidden">Show all</span>
        <span className="link hidden text-muted group-open/whole:inline print:hidden!">Show less</span>
      </summary>
      <p className="whitespace-pre-line">{text}</p>
    </details>
  )
}

/** Cuts at the last word that ends within the limit; inside a word only if it alone is longer. */
function cut(text: string): string {
  const letters = [...text]
  if (letters.length <= shownLetters) return text
  const start = letters.slice(0, shownLetters + 1).join('')
  const words = start.replace(/(?<!\s)\s+\S*$/, '')
  return `${words === start ? letters.slice(0, shownLetters).join('') : words.replace(/[,;:]$/, '')}...`
}

function outcomesOf({ outcome, followed_back, unwelcome }: ActivityItem): LogOutcome[] {
  const { likes, replies } = outcome ?? { likes: 0, replies: 0 }
  const marks: LogOutcome[] = []
  if (likes > 0) marks.push({ icon: 'like', hue: 'clay', label: counted(likes, 'like'), count: likes })
  if (replies > 0)
    marks.push({ icon: 'reply', hue: 'pine', label: `${counted(replies, 'reply', 'replies')} back`, count: replies })
  if (unwelcome > 0)
    marks.push({ icon: 'alert', hue: 'clay', label: counted(unwelcome, 'complaint'), count: unwelcome })
  if (followed_back) marks.push({ icon: 'follow', hue: 'marigold', label: 'Followed you back' })
  return marks
}
