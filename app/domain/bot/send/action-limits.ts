import { type RawBuilder, sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'
import type { Plan } from '#app/content/plans.ts'
import { since } from '#app/db/statements.ts'
import { day, hour, nextLocalDay } from '#app/domain/time.ts'

/**
 * What counts against the limits now: actions that are being sent, were sent, or may have been, even if undone since.
 */
export interface ActionUsage {
  /** In the last 60 minutes, as all of these the larger of what the user and what the connected account did. */
  this_hour: number
  /** When the oldest of them was claimed. */
  hour_frees_at: Date | null
  /** Without views: viewing a profile does not count as one of the day's actions. */
  today: number
  replies_today: number
  follows_today: number
  views_today: number
  /** When the oldest action of the account under another user ceases to count; null: there is none. */
  others_free_at: Date | null
}

/** What a user's plan still allows. */
export interface PlanAllowance {
  usage: ActionUsage
  plan: Plan
  /** Trial credits. */
  credits: number
  time_zone: string
}

export interface UserLimits {
  max_actions_per_hour: number
  daily_follow_limit: number
}

export type LimitCode = 'quiet_hours' | 'hour_limit' | 'day_limit' | 'reply_limit' | 'follow_limit' | 'view_limit'
export type Decision = { allowed: true; credit: boolean } | { allowed: false; code: LimitCode; retry_at: Date }

/** States that count against the limits; a refusal frees its slot, undoing does not. */
const slotStates = ['sending', 'success', 'unknown', 'undone'] as const
/** The same for SQL: as literals, so that the partial indexes over these states match in every plan. */
export const usesSlot = sql.raw<boolean>(`state in (${slotStates.map((state) => `'${state}'`).join(', ')})`)

/** States in which there is, or will be, contact between the account and a person. */
export const countsAsContact = sql.raw<boolean>(
  `state in ('waiting', 'planned', 'sending', 'success', 'unknown', 'undone')`,
)

/** A row of `usageSelect`. */
export interface UsageRow extends Omit<ActionUsage, 'hour_frees_at' | 'others_free_at'> {
  hour_oldest: Date | null
  others_oldest: Date | null
  likes_today: number
}

/**
 * Counted from the actions themselves: there is no second counter that could drift. Each part has an index of its own,
 * while an `or` of both conditions may read the user's whole history.
 *
 * What the connected account did under another user counts for a day from then on: the other's time zone, in which that
 * user's day ended, says nothing about this one's. Two users never hold an account at once: nobody else adds to it, and
 * there is nothing to look for once the connection is a day old.
 */
export function usageSelect(userId: string, today: string, now: Date): RawBuilder<UsageRow> {
  const hourAgo = sql`${new Date(now.getTime() - hour)}::timestamptz`
  const dayAgo = sql`${new Date(now.getTime() - day)}::timestamptz`
  const date = sql`${today}::date`
  const account = sql`(
    select network, network_account_id, account_hash, connected_at from connections where user_id = ${userId})`
  const own = sql`
    select claimed_at, local_day, kind, true as is_own,
      (network, network_account_id) = (select network, network_account_id from ${account} as account) as by_account
    from actions where user_id = ${userId} and ${usesSlot}`
  const larger = (which: RawBuilder<unknown>) => sql`greatest(
    count(*) filter (where is_own and ${which}), count(*) filter (where by_account and ${which}))`
  const isToday = sql`local_day = ${date}`
  return sql`
    select ${larger(sql`claimed_at > ${hourAgo}`)} as this_hour,
      min(claimed_at) filter (where claimed_at > ${hourAgo}) as hour_oldest,
      min(claimed_at) filter (where not is_own) as others_oldest,
      ${larger(sql`${isToday} and kind <> 'view'`)} as today,
      ${larger(sql`${isToday} and kind = 'reply'`)} as replies_today,
      ${larger(sql`${isToday} and kind = 'like'`)} as likes_today,
      ${larger(sql`${isToday} and kind = 'follow'`)} as follows_today,
      ${larger(sql`${isToday} and kind = 'view'`)} as views_today
    from (${own} and ${isToday}
      union all ${own} and ${since('claimed_at', hourAgo)} and local_day <> ${date}
      union all
      select claimed_at, ${date}, kind, false, true from ${account} as account
        join actions using (network, network_account_id)
        where connected_at > ${dayAgo} and user_id <> ${userId} and ${usesSlot} and ${since('claimed_at', dayAgo)}
      union all
      select used_until, ${date}, kind, false, true from ${account} as account
        join former_usage using (account_hash) cross join generate_series(1, count)
        where connected_at > ${dayAgo} and used_until > ${dayAgo}) as used`
}

export function actionUsageOf(row: UsageRow): ActionUsage {
  const { this_hour, today, replies_today, follows_today, views_today, hour_oldest, others_oldest } = row
  const counts = { this_hour, today, replies_today, follows_today, views_today }
  const after = (at: Date | null, ms: number) => at && new Date(at.getTime() + ms)
  return { ...counts, hour_frees_at: after(hour_oldest, hour), others_free_at: after(others_oldest, day) }
}

/**
 * Whether one more action of the kind is allowed. The hourly and follow limits always apply; beyond a daily limit an
 * action of the Free plan uses a trial credit, while there are any. A view counts towards none of them: it has a limit
 * of its own, as high as that of the day's actions, and is allowed only while other actions are.
 */
export function checkLimits(
  kind: ActionKind,
  { usage, plan, credits, time_zone }: PlanAllowance,
  limits: UserLimits,
  now: Date,
): Decision {
  const perHour = Math.min(limits.max_actions_per_hour, plan.actions_per_hour.most)
  const follows = Math.min(limits.daily_follow_limit, plan.follows_per_day.most)
  const tomorrow = () => {
    const midnight = nextLocalDay(now, time_zone)
    const { others_free_at } = usage
    return others_free_at && others_free_at < midnight ? others_free_at : midnight
  }
  if (usage.this_hour >= perHour)
    return { allowed: false, code: 'hour_limit', retry_at: usage.hour_frees_at ?? new Date(now.getTime() + hour) }
  if (kind === 'follow' && usage.follows_today >= follows)
    return { allowed: false, code: 'follow_limit', retry_at: tomorrow() }
  const dayFull = usage.today >= plan.actions_per_day
  const hasCredit = plan.type === 'free' && credits > 0
  if (kind === 'view' && usage.views_today >= plan.actions_per_day)
    return { allowed: false, code: 'view_limit', retry_at: tomorrow() }
  if (kind === 'view' && (!dayFull || hasCredit)) return { allowed: true, credit: false }
  const repliesFull = kind === 'reply' && usage.replies_today >= plan.replies_per_day
  if (!dayFull && !repliesFull) return { allowed: true, credit: false }
  if (hasCredit) return { allowed: true, credit: true }
  return { allowed: false, code: dayFull ? 'day_limit' : 'reply_limit', retry_at: tomorrow() }
}
