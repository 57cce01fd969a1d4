import type { ReactNode } from 'react'
import type { ActivityItem } from '#app/domain/activity/recent.ts'
import { Badge, Status } from '#app/ui/badge.tsx'
import type { BarSeries } from '#app/ui/chart-bars.tsx'
import { cx } from '#app/ui/cx.ts'
import { Whole } from '#app/ui/disclosed-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { Clock, Time } from '#app/ui/time.tsx'
import { type Hue, hueText, toneText } from '#app/ui/tone.ts'
import { entryId } from '#app/view/activity/address.ts'
import { AnswerToneTag } from '#app/view/activity/answer-tones.tsx'
import { EntryResults } from '#app/view/activity/entry-results.tsx'

export const kindHues: Record<ActivityItem['type'], Hue> = {
  reply: 'pine',
  like: 'slate',
  follow: 'marigold',
  view: 'muted',
}

export const kindSeries: readonly BarSeries[] = [
  { key: 'reply', label: 'Replies', hue: 'pine', pattern: 'solid' },
  { key: 'like', label: 'Likes', hue: 'slate', pattern: 'stripes' },
  { key: 'follow', label: 'Follows', hue: 'marigold', pattern: 'dots' },
  { key: 'view', label: 'Views', hue: 'muted', pattern: 'lines' },
]

export interface EntryFacts {
  now: Date
  time_zone: string
  network: string
  /** Shows a status for every entry, successful ones too. */
  statuses?: boolean
  /** For a list that is not divided by days. */
  dated?: boolean
}

interface EntryProps extends EntryFacts {
  item: ActivityItem
  children?: ReactNode
}

/** A thread: their words, the user's, what they replied back; the reason and the results in the margin. */
export function Entry({ item, now, time_zone, network, statuses, dated, children }: EntryProps) {
  const { state, type, name, picture, time } = item
  const skipped = state === 'skipped'
  const ended = endingOf(item)
  return (
    <li
      id={entryId(item.id)}
      // Reached by the keys of Shortcuts, not by Tab.
      tabIndex={-1}
      data-entry
      className="entry relative gap-y-2 border-b border-rule py-3 text-sm focus-visible:-outline-offset-2"
    >
      <div className="absolute top-3 right-0 text-muted md:static">
        {dated ? <Time at={time} now={now} timeZone={time_zone} /> : <Clock at={time} timeZone={time_zone} />}
      </div>
      <span className="relative size-8">
        <PersonPicture src={picture} name={name} />
        <span
          className={cx(
            'absolute right-0 bottom-0 grid size-4 place-items-center rounded-full border border-rule bg-paper',
            item.status === 'failed' ? 'text-clay' : skipped ? 'text-muted' : hueText[kindHues[type]],
          )}
        >
          <Icon name={skipped ? 'skip' : item.status === 'failed' ? 'error' : type} className="size-3" />
        </span>
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 pr-16">
          <span className="sr-only">{item.message}</span>
          <Who item={item} />
          <State item={item} always={statuses} />
          <span className="text-muted">{item.decided_by}</span>
        </p>
        <Words item={item} />
        {ended && <p className={cx('mt-1', toneText[ended.tone])}>{ended.sentence}</p>}
        {state === 'waiting' && (
          <p className="mt-1">
            <TextLink to="/dashboard/queue">Review in queue</TextLink>
          </p>
        )}
        {skipped && <ReplyYourself item={item} network={network} />}
        {children && <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
      </div>
      <EntryResults item={item} network={network} />
    </li>
  )
}

/** Where someone asked for no contact; and whose words wait in the inbox. */
const uncontacted = new Set<string | null>(['opted_out', 'no_bots', 'avoided_person'])
const inInbox = new Set<string | null>(['complained', 'unread', 'yours', 'disagrees', 'unsure'])

interface ReplyYourselfProps {
  item: Pick<ActivityItem, 'code' | 'url' | 'target'>
  network: string
}

export function ReplyYourself({ item: { code, url, target }, network }: ReplyYourselfProps) {
  if (uncontacted.has(code)) return null
  const link = inInbox.has(code)
    ? { to: `/dashboard/inbox?${new URLSearchParams({ q: target })}` }
    : { href: url, target: '_blank', rel: 'noreferrer' }
  return (
    <p className="mt-1">
      <TextLink {...link} className="text-muted">
        {inInbox.has(code) ? 'Open in inbox' : `Reply yourself on ${network}`}
      </TextLink>
    </p>
  )
}

const verbs: Partial<Record<ActivityItem['type'], string>> = { like: 'Liked', follow: 'Followed', view: 'Viewed' }

function Who({ item: { type, status, name, target } }: { item: ActivityItem }) {
  const verb = status === 'success' && verbs[type]
  return (
    <>
      <span aria-hidden={verb ? true : undefined}>
        {verb && <span className="text-muted">{verb} </span>}
        <bdi dir="auto" className="font-medium wrap-anywhere">
          {name}
        </bdi>
      </span>
      <bdi dir="auto" aria-hidden={verb ? true : undefined} className="text-muted wrap-anywhere">
        {target}
      </bdi>
    </>
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

function endingOf({ status, state, code, error, reason, undo }: ActivityItem) {
  if (undo?.error) return { tone: 'failure' as const, sentence: `Couldn’t undo: ${undo.error}` }
  if (!error || state === 'skipped') return undefined
  // For an opt-out, the reason names the person.
  if (code === 'opted_out') return { tone: 'neutral' as const, sentence: reason }
  return { tone: status === 'failed' ? ('failure' as const) : ('neutral' as const), sentence: error }
}

function Words({ item }: { item: ActivityItem }) {
  const { type, tweet_content, person, state, status } = item
  if (person) return person.bio && <Said className="text-muted">{person.bio}</Said>
  const dim = type === 'like' || state === 'skipped'
  const isDraft = status === 'dropped' || state === 'waiting' || state === 'planned'
  const gone = status === 'failed' || state === 'undone'
  return (
    <>
      {tweet_content && (
        <Said className={dim ? 'text-muted' : undefined}>
          <Whole text={tweet_content} />
        </Said>
      )}
      {item.reply_content && (
        <Turn
          label={isDraft ? 'Draft' : 'You'}
          shown={isDraft}
          className={cx('ml-5', isDraft && 'border-dashed', gone ? 'text-muted' : 'border-pine')}
        >
          {state === 'undone' ? <s>{item.reply_content}</s> : item.reply_content}
        </Turn>
      )}
      {item.said.map(({ text, says }) => (
        <Turn key={text} label={item.name} className="border-edge">
          <Whole text={text} />
          <AnswerToneTag says={says} />
        </Turn>
      ))}
    </>
  )
}

const Said = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div dir="auto" className={cx('wrap-anywhere', className)}>
    {children}
  </div>
)

interface TurnProps {
  label: string
  shown?: boolean
  className?: string
  children: ReactNode
}

function Turn({ label, shown = false, className, children }: TurnProps) {
  return (
    <div className={cx('mt-2 border-l-2 pl-3', className)}>
      <p className={shown ? 'text-muted' : 'sr-only'}>
        <span>{label}</span>
      </p>
      <Said className="flex flex-wrap items-center gap-x-2">{children}</Said>
    </div>
  )
}
