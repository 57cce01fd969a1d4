import { type RawBuilder, sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'
import type { Plan } from '#app/content/plans.ts'
import { since } from '#app/db/statements.ts'
import { hour, nextLocalDay } from '#app/domain/time.ts'

/**
 * What counts against the limits now: actions that are being sent, were sent, or may have been, even if undone since.
 */
export interface ActionUsage {
  /** In the last 60 minutes. */
  this_hour: number
  /** When the oldest of them was claimed. */
  hour_frees_at: Date | null
  /** Without views: viewing a profile does not count as one of the day's actions. */
  today: number
  replies_today: number
  follows_today: number
  views_today: number
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
export interface UsageRow extends Omit<ActionUsage, 'hour_frees_at'> {
  hour_oldest: Date | null
  likes_today: number
}

/**
 * Counted from the actions themselves: there is no second counter that could drift. Each part has an index of its own,
 * while an `or` of both conditions may read the user's whole history.
 */
export function usageSelect(userId: string, today: string, now: Date): RawBuilder<UsageRow> {
  const hourAgo = sql`${new Date(now.getTime() - hour)}::timestamptz`
  const day = sql`${today}::date`
  const used = sql`select claimed_at, local_day, kind from actions where user_id = ${userId} and ${usesSlot}`
  return sql`
    select count(*) filter (where claimed_at > ${hourAgo}) as this_hour,
      min(claimed_at) filter (where claimed_at > ${hourAgo}) as hour_oldest,
      count(*) filter (where local_day = ${day} and kind <> 'view') as today,
      count(*) filter (where local_day = ${day} and kind = 'reply') as replies_today,
      count(*) filter (where local_day = ${day} and kind = 'like') as likes_today,
      count(*) filter (where local_day = ${day} and kind = 'follow') as follows_today,
      count(*) filter (where local_day = ${day} and kind = 'view') as views_today
    from (${used} and local_day = ${day}
      union all ${used} and ${since('claimed_at', hourAgo)} and local_day <> ${day}) as used`
}

export function actionUsageOf(row: UsageRow): ActionUsage {
  const { this_hour, today, replies_today, follows_today, views_today, hour_oldest } = row
  const counts = { this_hour, today, replies_today, follows_today, views_today }
  return { ...counts, hour_frees_at: hour_oldest ? new Date(hour_oldest.getTime() + hour) : null }
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
  const tomorrow = () => nextLocalDay(now, time_zone)
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
