import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { addDays, localTime } from '#app/domain/time.ts'

/** The figures of the dashboard. null: there is no data yet. Rates are percents with one decimal. */
export interface Figures {
  actions_today: number
  errors_today: number
  errors_yesterday: number
  actions_yesterday: number
  success_rate: number | null
  success_rate_before: number | null
  avg_response_ms: number | null
  new_followers: number | null
  followers: number | null
  follower_growth_rate: number | null
  /** Share of the last 7 days' replies whose outcome is known that got a like or an answer. */
  engagement_rate: number | null
  engagement_rate_before: number | null
  best_hour: number | null
  /** Actions a day over the last 7 days, oldest first, today last. */
  actions_by_day: number[]
  errors_by_day: number[]
  /** Followers won (or lost) a day over the last 7 days; null for a day that was not counted. */
  followers_by_day: (number | null)[]
}

type Counted = 'success' | 'failed' | 'unknown' | 'answered' | 'response_ms'

/** The kinds are added up by the database: a quarter of the rows to read. */
const added = <Key extends Counted>(key: Key) => sql<number>`sum(${sql.ref(key)})::bigint`.as(key)

const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : null)

/** Two queries whatever the length of the history: the hourly roll-up, and counts over bounded windows. */
export async function figuresOf(db: Db, user: { id: string; time_zone: string }, now: Date): Promise<Figures> {
  const today = localTime(now, user.time_zone).day
  const hours = await db
    .selectFrom('action_hours')
    .select(['local_day', 'local_hour'])
    .select([added('success'), added('failed'), added('unknown'), added('answered'), added('response_ms')])
    .where('user_id', '=', user.id)
    .where('local_day', '>', addDays(today, -30))
    .groupBy(['local_day', 'local_hour'])
    .execute()
  const rest = await bounded(db, user.id, today, now)
  const between = (from: number, to: number) => {
    const [first, last] = [addDays(today, from), addDays(today, to)]
    return hours.filter(({ local_day }) => local_day >= first && local_day <= last)
  }
  const sum = (rows: typeof hours, key: Counted) => rows.reduce((total, row) => total + row[key], 0)
  const total = (rows: typeof hours) => sum(rows, 'success') + sum(rows, 'unknown')
  const rate = (rows: typeof hours) => percent(sum(rows, 'success'), sum(rows, 'success') + sum(rows, 'failed'))
  const [week, weekBefore, todays] = [between(-6, 0), between(-13, -7), between(0, 0)]
  const answered = sum(week, 'answered')
  return {
    actions_today: total(todays) + rest.open_today,
    errors_today: sum(todays, 'failed'),
    errors_yesterday: sum(between(-1, -1), 'failed'),
    actions_yesterday: total(between(-1, -1)),
    success_rate: rate(week),
    success_rate_before: rate(weekBefore),
    avg_response_ms: answered > 0 ? Math.round(sum(week, 'response_ms') / answered) : null,
    new_followers: growth(rest.followers, rest.followers_base),
    followers: rest.followers,
    follower_growth_rate:
      rest.followers !== null && rest.followers_base
        ? percent(rest.followers - rest.followers_base, rest.followers_base)
        : null,
    engagement_rate: percent(rest.engaged, rest.known),
    engagement_rate_before: percent(rest.engaged_before, rest.known_before),
    best_hour: bestHour(hours),
    actions_by_day: lastWeek.map((at) => total(between(at, at))),
    errors_by_day: lastWeek.map((at) => sum(between(at, at), 'failed')),
    followers_by_day: lastWeek.map((at) => gain(rest.follower_days ?? [], addDays(today, at))),
  }
}

/** The last seven days by their distance from today. */
const lastWeek = [-6, -5, -4, -3, -2, -1, 0]

/** Counted from the last count of an earlier day, on the first day from the first count. */
function gain(days: FollowerDay[], date: string): number | null {
  const at = days.findIndex(({ local_day }) => local_day === date)
  const counted = days[at]
  return counted ? counted.last_count - (days[at - 1]?.last_count ?? counted.first_count) : null
}

function growth(now: number | null, base: number | null): number | null {
  return now === null || base === null ? null : now - base
}

/** The local hour with the most successful actions; null before ten of them, when it would be chance. */
function bestHour(hours: { local_hour: number; success: number }[]): number | null {
  const byHour = new Map<number, number>()
  for (const { local_hour, success } of hours) byHour.set(local_hour, (byHour.get(local_hour) ?? 0) + success)
  const all = [...byHour.values()].reduce((sum, count) => sum + count, 0)
  if (all < 10) return null
  return [...byHour.entries()].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? null
}

interface FollowerDay {
  local_day: string
  first_count: number
  last_count: number
}

interface Bounded {
  open_today: number
  known: number
  engaged: number
  known_before: number
  engaged_before: number
  followers: number | null
  followers_base: number | null
  /** The newest eight days that were counted, oldest first. */
  follower_days: FollowerDay[] | null
}

/** Growth is counted from the last count of an earlier day, on the first day from the first count. */
async function bounded(db: Db, userId: string, today: string, now: Date): Promise<Bounded> {
  const week = sql`${now}::timestamptz - interval '7 days'`
  const account = sql`(select network_account_id from connections where user_id = ${userId})`
  const days = sql`from follower_days where user_id = ${userId} and network_account_id = ${account}`
  const outcome = sql`state = 'success' and kind = 'reply' and outcome_likes is not null`
  const { rows } = await sql<Bounded>`
    select
      count(*) filter (where state = 'sending' and local_day = ${today}) as open_today,
      count(*) filter (where ${outcome} and claimed_at > ${week}) as known,
      count(*) filter (where ${outcome} and claimed_at > ${week} and outcome_likes + outcome_replies > 0) as engaged,
      count(*) filter (where ${outcome} and claimed_at <= ${week}) as known_before,
      count(*) filter (where ${outcome} and claimed_at <= ${week} and outcome_likes + outcome_replies > 0) as engaged_before,
      (select last_count ${days} order by local_day desc limit 1) as followers,
      coalesce(
        (select last_count ${days} and local_day < ${today} order by local_day desc limit 1),
        (select first_count ${days} order by local_day limit 1)
      ) as followers_base,
      (select json_agg(counted order by local_day) from
        (select local_day, first_count, last_count ${days} order by local_day desc limit 8) as counted
      ) as follower_days
    from actions
    where user_id = ${userId} and state in ('sending', 'success', 'unknown')
      and claimed_at > ${now}::timestamptz - interval '14 days'`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query of counts answered no row.')
  return row
}
