import type { ActionKind } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import type { ActionState } from '#app/db/schema.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { timelineQueryOf } from '#app/domain/activity/activity.ts'
import { loadAnalyticsTab } from '#app/domain/activity/analytics.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { loadOutcomes } from '#app/domain/activity/people.ts'
import type { ActivityItem } from '#app/domain/activity/recent.ts'
import { loadResults } from '#app/domain/activity/results.ts'
import { daysShown, loadSeries } from '#app/domain/activity/series.ts'
import { daysOf, loadTimeline, type Period, type TimelineQuery } from '#app/domain/activity/timeline.ts'
import { csvLine, csvStart } from '#app/domain/csv.ts'
import { addDays, hourText, localTime, startOfDay } from '#app/domain/time.ts'

const batch = 500

const columns = [
  'time',
  'kind',
  'person',
  'what',
  'status',
  'reason',
  'error',
  'post',
  'reply',
  'written_by',
  'decided_by',
  'likes',
  'answers',
  'unwelcome',
  'followed_back',
  'url',
  'list',
]

/** What happened comes first, then drafts, so that no one counts them together. */
const drafts: readonly ActionState[] = ['waiting', 'planned', 'expired', 'rejected']
const isDraft = ({ state }: Pick<ActivityItem, 'state'>) => drafts.includes(state)
const listOf = ({ state }: ActivityItem) => (state === 'skipped' ? 'Skipped' : isDraft({ state }) ? 'Drafts' : 'Sent')

const cellsOf = (item: ActivityItem) => [
  item.time,
  item.type,
  item.target.replace(/^@/, ''),
  item.message,
  item.status,
  item.reason,
  item.error,
  item.tweet_content,
  item.reply_content,
  item.written_by,
  item.decided_by,
  item.outcome?.likes,
  item.outcome?.replies,
  item.unwelcome,
  item.followed_back,
  item.url,
  listOf(item),
]

export async function* timelineCsv(
  db: Db,
  networks: Networks,
  user: { id: string; time_zone: string },
  query: Omit<TimelineQuery, 'before'>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvStart + csvLine(columns))
  const linesOf = (wanted: (item: ActivityItem) => boolean) => timelineLines(db, networks, user, query, now, wanted)
  yield* linesOf((item) => !isDraft(item))
  yield* linesOf(isDraft)
}

async function* timelineLines(
  db: Db,
  networks: Networks,
  user: { id: string; time_zone: string },
  query: Omit<TimelineQuery, 'before'>,
  now: Date,
  wanted: (item: ActivityItem) => boolean,
): AsyncGenerator<Uint8Array> {
  let before: string | null = null
  do {
    const page: Awaited<ReturnType<typeof loadTimeline>> = await loadTimeline(
      db,
      networks,
      user,
      { ...query, before },
      now,
      batch,
    )
    const items = page.items.filter(wanted)
    yield Buffer.from(items.map((item) => csvLine(cellsOf(item))).join(''))
    before = page.next
  } while (before !== null)
}

/** One figure per line; the feed as in the timeline. */
export async function analyticsCsv(
  db: Db,
  services: Parameters<typeof loadAnalyticsTab>[1],
  user: SessionUser,
  requested: Parameters<typeof loadAnalyticsTab>[3],
  now: Date,
): Promise<{ name: string; parts: AsyncGenerator<Uint8Array> }> {
  const shown = await loadAnalyticsTab(db, services, user, requested, now)
  if (shown.tab === 'activity') {
    return { name: 'activity', parts: timelineCsv(db, services.networks, user, timelineQueryOf(shown), now) }
  }
  const lines: unknown[][] = [['part', 'when', 'figure', 'value'], ...figureLines(shown)]
  if (shown.tab === 'performance') lines.push(...resultLines(shown.results), ...chartLines(shown.series))
  else lines.push(...insightLines(shown))
  return { name: shown.tab, parts: once(csvStart + lines.map(csvLine).join('')) }
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

type Shown = Awaited<ReturnType<typeof loadAnalyticsTab>>
type Tab<Name extends Shown['tab']> = Extract<Shown, { tab: Name }>

function figureLines({
  bot_performance,
  trends,
  by_hour,
  analytics_days,
}: Tab<'performance' | 'insights'>): unknown[][] {
  const best = by_hour?.best
  const { actions_today, success_rate, avg_response_time, errors, uptime } = bot_performance
  return [
    ['Numbers', 'Today', 'Actions', actions_today],
    ['Numbers', 'Today', 'Actions more than yesterday', trends.actions_trend],
    ['Numbers', 'Last 7 days', 'Success rate in percent', success_rate],
    ['Numbers', 'Last 7 days', 'Average response time in ms', avg_response_time],
    ['Numbers', 'Today', 'Errors', errors],
    ['Numbers', 'Now', 'Uptime in seconds', uptime],
    ...[
      ['Best hour', best ? hourText(best.hour) : null],
      ['Replies sent in the best hour', best?.own.replies],
      ['Of them with a reply back', best?.own.answered],
      ['Replies sent in other hours', best?.others.replies],
      ['Of those with a reply back', best?.others.answered],
      ['The best hour is more than chance', best && (best.is_clear ? 'yes' : 'no')],
    ].map((line) => ['Numbers', `Last ${analytics_days} days`, ...line]),
  ]
}

const labels: Record<ActionKind, string> = { reply: 'Replies', like: 'Likes', follow: 'Follows', view: 'Views' }
const kinds = Object.keys(labels) as ActionKind[]

function chartLines({ days, hours }: Tab<'performance'>['series']): unknown[][] {
  return [
    ...days.flatMap(({ day, counts, failed }) => [
      ...kinds.map((kind) => ['Actions by day', day, labels[kind], counts[kind]]),
      ['Actions by day', day, 'Refused', failed],
    ]),
    ...hours.map((count, hour) => ['Successful actions by hour', hourText(hour), 'Actions', count]),
  ]
}

function resultLines({ days }: Tab<'performance'>['results']): unknown[][] {
  return days.flatMap(({ day, answers, likes, follows, unwelcome, followers }) => [
    ['Results', day, 'Replies back', answers],
    ['Results', day, 'Likes back', likes],
    ['Results', day, 'Followed back', follows],
    ['Results', day, 'Unwelcome', unwelcome],
    ['Results', day, 'Followers', followers],
  ])
}

function insightLines({ insights, outcomes, analytics_days }: Tab<'insights'>): unknown[][] {
  const when = `Last ${analytics_days} days`
  return [
    ...(insights.warning ? [['Insights', 'Now', 'Warning', insights.warning]] : []),
    ...(insights.recommendation ? [['Insights', 'Last 30 days', 'Recommendation', insights.recommendation]] : []),
    ...(outcomes?.subjects?.answered ?? []).flatMap((subject) =>
      outcomeLines('What people replied to', when, subject.name, subject),
    ),
    ...(outcomes?.people ?? []).flatMap((person) => [
      ...outcomeLines('Results per person', when, person.handle, person),
      ['Results per person', when, `${person.handle}: unwelcome`, person.unwelcome],
      ['Results per person', when, `${person.handle}: followed back`, person.followed_back],
    ]),
  ]
}

function outcomeLines(
  part: string,
  when: string,
  of: string,
  came: { replies: number; answers: number; likes: number },
) {
  return [
    [part, when, `${of}: replies`, came.replies],
    [part, when, `${of}: replies back`, came.answers],
    [part, when, `${of}: likes back`, came.likes],
  ]
}

/** Rows in a printed report; the file has all. */
const listed = 100

export async function loadReport(db: Db, networks: Networks, user: SessionUser, period: Period, now: Date) {
  const maxDays = user.plan.analytics_days
  const wanted = Math.min(daysOf[period] ?? maxDays, maxDays)
  const days = daysShown(user, now, wanted)
  const today = localTime(now, user.time_zone).day
  const first = addDays(today, 1 - days)
  const [series, results, { items, next }, people] = await Promise.all([
    loadSeries(db, user, loadFigures(db, user, now), now, days),
    loadResults(db, user, now, days),
    loadTimeline(db, networks, user, { period }, now, listed),
    user.plan.insights ? loadOutcomes(db, user.id, startOfDay(first, user.time_zone)) : null,
  ])
  const totals = { reply: 0, like: 0, follow: 0, view: 0, failed: 0 }
  for (const { counts, failed } of series.days) {
    for (const kind of kinds) totals[kind] += counts[kind]
    totals.failed += failed
  }
  return {
    period,
    first,
    last: today,
    cut: (daysOf[period] ?? Number.POSITIVE_INFINITY) > wanted,
    series,
    results,
    totals,
    people,
    items: items.filter((item) => !isDraft(item)),
    drafts: items.filter(isDraft),
    more: next !== null,
  }
}

export type Report = Awaited<ReturnType<typeof loadReport>>
