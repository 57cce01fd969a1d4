import { sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { since } from '#app/db/statements.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { type BestHour, bestHourOf, type CountedHour } from '#app/domain/activity/best-hour.ts'
import { type UsageRow, usageSelect, usesSlot } from '#app/domain/bot/send/action-limits.ts'
import { hasReaction, repliesBack } from '#app/domain/bot/send/outcome.ts'
import { addDays, day, dayBefore, localTime } from '#app/domain/time.ts'
import { zonedText } from '#app/time-zones.ts'

interface HourOfKind {
  local_day: string
  local_hour: number
  kind: ActionKind
  /** Successful, unknown, or in progress. */
  sent: number
  success: number
  failed: number
  /** `response_ms`: their sum. */
  responses: number
  response_ms: number
}

/** Since the local day `first`; one hour and kind may span several rows. */
export function countedHours(userId: string, first: string) {
  const days = since('local_day', sql`${first}::date`)
  return sql<HourOfKind>`(
  select local_day, local_hour, kind, success + unknown as sent, success, failed, answered as responses, response_ms
  from action_hours where user_id = ${userId} and ${days}
  union all
  select local_day, local_hour, kind, 1, 0, 0, 0, 0
  from actions where user_id = ${userId} and state = 'sending' and ${days})`
}

/** null: no data yet. Rates are percentages with one decimal. Counts exclude views, as the limits do. */
export interface Figures {
  running_since: Date | null
  connected: boolean
  actions_today: number
  today: Record<ActionKind, number>
  errors_today: number
  /** Until the same time of the day; null: the account is too new. */
  errors_yesterday: number | null
  actions_yesterday: number | null
  /** That time, as "11:09 AM". */
  compared_until: string
  success_rate: number | null
  success_rate_of: number
  success_count: number
  success_rate_before: number | null
  avg_response_ms: number | null
  /** null if followers were not counted today, or for the first time. */
  new_followers: number | null
  /** Local day of the last count, if before yesterday. */
  new_followers_since: string | null
  followers: number | null
  followers_first_counted: boolean
  follower_growth_rate: number | null
  /** The share of the last 7 days' replies with a known outcome that got a like or reply and no complaint. */
  engagement_rate: number | null
  engagement_rate_before: number | null
  engagement_of: number
  engagement_count: number
  /** Complaints about the last 7 days' actions. */
  unwelcome: number
  /** As far back as the plan's insights; null: no reply has an outcome yet, or the plan has none. */
  by_hour: ByHour | null
  /** The last 7 days, oldest first, as far as the account goes back. */
  actions_by_day: number[]
  errors_by_day: number[]
  /** For the same days; null without a count on that day or the one before. */
  followers_by_day: (number | null)[]
  /** Up to 8, oldest first. */
  follower_days: FollowerDay[]
}

export interface ByHour {
  /** null: too few replies to tell. */
  best: BestHour | null
}

type Counted = 'sent' | 'success' | 'failed' | 'responses' | 'response_ms'

interface Summed extends Record<Counted, number> {
  local_day: string
}

const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : null)

/**
 * Bounded, however long the history. Today's figures use the limits' own count, so that all screens agree. The best hour
 * reads all replies of the plan's history: leave it out where it isn't shown.
 */
export async function loadFigures(
  db: Db,
  user: Pick<SessionUser, 'id' | 'time_zone' | 'plan' | 'created_at'>,
  now: Date,
  { bestHour }: { bestHour: boolean } = { bestHour: true },
): Promise<Figures> {
  const { time_zone } = user
  const today = localTime(now, time_zone).day
  const firstDay = localTime(user.created_at, time_zone).day
  const rest = await loadCounts(db, user, today, now, bestHour)
  // A comparison with days on which the account did not exist would say nothing.
  const wasThere = (from: number) => firstDay < addDays(today, from)
  const shownDays = lastWeek.filter((at) => firstDay <= addDays(today, at))
  const days = rest.days ?? []
  const followerDays = rest.follower_days ?? []
  const growth = growthOf(followerDays, today)
  const between = (from: number, to: number) => {
    const [first, last] = [addDays(today, from), addDays(today, to)]
    return days.filter(({ local_day }) => local_day >= first && local_day <= last)
  }
  const sum = (rows: Summed[], key: keyof Omit<Summed, 'local_day'>) => rows.reduce((total, row) => total + row[key], 0)
  const { reply, like, follow } = rest.own_today
  const sentOn = (at: number) => (at === 0 ? reply + like + follow : sum(between(at, at), 'sent'))
  const rate = (rows: Summed[]) => percent(sum(rows, 'success'), sum(rows, 'success') + sum(rows, 'failed'))
  const [week, weekBefore, todays] = [between(-6, 0), between(-13, -7), between(0, 0)]
  const responses = sum(week, 'responses')
  return {
    running_since: rest.running_since,
    connected: rest.connected,
    actions_today: sentOn(0),
    today: rest.own_today,
    errors_today: sum(todays, 'failed'),
    errors_yesterday: wasThere(-1) ? rest.failed_yesterday : null,
    actions_yesterday: wasThere(-1) ? rest.sent_yesterday : null,
    compared_until: zonedText(now, time_zone, { hour: 'numeric', minute: '2-digit' }),
    success_rate: rate(week),
    success_rate_of: sum(week, 'success') + sum(week, 'failed'),
    success_count: sum(week, 'success'),
    success_rate_before: wasThere(-13) ? rate(weekBefore) : null,
    avg_response_ms: responses > 0 ? Math.round(sum(week, 'response_ms') / responses) : null,
    new_followers: growth?.gained ?? null,
    new_followers_since: growth?.since ?? null,
    followers: followerDays.at(-1)?.last_count ?? null,
    followers_first_counted: followerDays[0]?.local_day === today,
    follower_growth_rate: growth && percent(growth.gained, growth.base),
    engagement_rate: percent(rest.engaged_replies, rest.measured_replies),
    engagement_rate_before: wasThere(-13) ? percent(rest.engaged_replies_before, rest.measured_replies_before) : null,
    engagement_of: rest.measured_replies,
    engagement_count: rest.engaged_replies,
    unwelcome: rest.unwelcome,
    by_hour: rest.hours && { best: bestHourOf(rest.hours) },
    actions_by_day: shownDays.map(sentOn),
    errors_by_day: shownDays.map((at) => sum(between(at, at), 'failed')),
    followers_by_day: shownDays.map((at) => gainedOn(followerDays, addDays(today, at))),
    follower_days: followerDays,
  }
}

const lastWeek = [-6, -5, -4, -3, -2, -1, 0]

/** `since`: the day of the last earlier count, unless it is the one before. null: not counted, or for the first time. */
function growthOf(days: FollowerDay[], date: string) {
  const at = days.findIndex(({ local_day }) => local_day === date)
  const counted = days[at]
  const before = days[at - 1]
  if (!counted || !before) return null
  const base = before.last_count
  const since = before.local_day === addDays(date, -1) ? null : before.local_day
  return { base, gained: counted.last_count - base, since }
}

function gainedOn(days: FollowerDay[], date: string): number | null {
  const growth = growthOf(days, date)
  return growth && growth.since === null ? growth.gained : null
}

export interface FollowerDay {
  local_day: string
  first_count: number
  last_count: number
}

interface Counts extends UsageRow {
  running_since: Date | null
  connected: boolean
  /** In the last 7 days; below, in the 7 before. */
  measured_replies: number
  engaged_replies: number
  measured_replies_before: number
  engaged_replies_before: number
  unwelcome: number
  follower_days: FollowerDay[] | null
  /** Until the same time of the day. */
  sent_yesterday: number
  failed_yesterday: number
  days: Summed[] | null
  /** null: none, or not in the plan. */
  hours: CountedHour[] | null
}

async function loadCounts(
  db: Db,
  { id: userId, plan, time_zone }: Pick<SessionUser, 'id' | 'plan' | 'time_zone'>,
  today: string,
  now: Date,
  bestHour: boolean,
): Promise<Counts> {
  const lastDays = (days: number) => since('local_day', sql`${addDays(today, 1 - days)}::date`)
  const thisWeek = lastDays(7)
  const hours = sql`(select json_agg(hours) from (
    select local_hour as hour, count(*) as replies, count(*) filter (where ${repliesBack} > 0) as answered
    from actions where user_id = ${userId} and state = 'success' and kind = 'reply' and outcome_likes is not null
      and ${lastDays(plan.analytics_days)} group by local_hour) as hours)`
  const untilNow = sql`local_day = ${addDays(today, -1)}::date and claimed_at <= ${dayBefore(now, time_zone)}::timestamptz`
  const { rows } = await sql<Counts>`
    select usage.*, outcomes.*,
      (select coalesce(sum(unwelcome), 0)::bigint from actions where user_id = ${userId} and unwelcome > 0 and ${thisWeek}) as unwelcome,
      (select started_at from bots where user_id = ${userId} and state = 'running') as running_since,
      exists (select from connections where user_id = ${userId} and state = 'connected') as connected,
      (select json_agg(counted order by local_day) from (
        select local_day, first_count, last_count
        from connections join follower_days using (user_id, network, network_account_id)
        where user_id = ${userId} order by local_day desc limit 8) as counted) as follower_days,
      (select count(*) from actions where user_id = ${userId} and ${usesSlot} and kind <> 'view' and ${untilNow})
        as sent_yesterday,
      (select count(*) from actions where user_id = ${userId} and state = 'failed'
        and ${since('claimed_at', sql`${new Date(now.getTime() - 3 * day)}::timestamptz`)} and ${untilNow})
        as failed_yesterday,
      (select json_agg(days) from (
        select local_day, coalesce(sum(sent) filter (where kind <> 'view'), 0) as sent, sum(success) as success,
          sum(failed) as failed, sum(responses) as responses, sum(response_ms) as response_ms
        from ${countedHours(userId, addDays(today, -13))} as counted group by local_day) as days) as days,
      ${plan.insights && bestHour ? hours : sql`null`} as hours
    from (${usageSelect(userId, time_zone, now)}) as usage, (
      select count(*) filter (where ${thisWeek}) as measured_replies,
        count(*) filter (where ${thisWeek} and ${hasReaction}) as engaged_replies,
        count(*) filter (where not ${thisWeek}) as measured_replies_before,
        count(*) filter (where not ${thisWeek} and ${hasReaction}) as engaged_replies_before
      from actions
      where user_id = ${userId} and state = 'success' and kind = 'reply' and outcome_likes is not null
        and ${lastDays(14)}) as outcomes`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The count query returned no row.')
  return row
}
