import { sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { Plan } from '#app/domain/billing/entitlements.ts'
import { hour, localTime, nextLocalDay } from '#app/domain/time.ts'

/** What counts against the limits now: actions that are being sent, were sent, or may have been. */
export interface Usage {
  /** In the last 60 minutes. */
  this_hour: number
  /** When the oldest of them was claimed. */
  hour_frees_at: Date | null
  today: number
  replies_today: number
  follows_today: number
}

export interface Bounds {
  max_actions_per_hour: number
  daily_follow_limit: number
}

export type LimitCode = 'hour_limit' | 'day_limit' | 'reply_limit' | 'follow_limit'
export type Decision = { allowed: true; credit: boolean } | { allowed: false; code: LimitCode; retry_at: Date }

/** States that use a slot; a definite refusal gives it back. */
export const slotStates = ['sending', 'success', 'unknown'] as const

/** Counted from the actions themselves: there is no second counter that could differ. */
export async function usageOf(db: Db, userId: string, timeZone: string, now: Date): Promise<Usage> {
  const today = localTime(now, timeZone).day
  const hourAgo = new Date(now.getTime() - hour)
  const row = await db
    .selectFrom('actions')
    .select([
      sql<number>`count(*) filter (where claimed_at > ${hourAgo})`.as('this_hour'),
      sql<Date | null>`min(claimed_at) filter (where claimed_at > ${hourAgo})`.as('hour_oldest'),
      sql<number>`count(*) filter (where local_day = ${today})`.as('today'),
      sql<number>`count(*) filter (where local_day = ${today} and kind = 'reply')`.as('replies_today'),
      sql<number>`count(*) filter (where local_day = ${today} and kind = 'follow')`.as('follows_today'),
    ])
    .where('user_id', '=', userId)
    .where('state', 'in', slotStates)
    .where((where) => where.or([where('claimed_at', '>', hourAgo), where('local_day', '=', today)]))
    .executeTakeFirstOrThrow()
  const { hour_oldest, ...usage } = row
  return { ...usage, hour_frees_at: hour_oldest ? new Date(hour_oldest.getTime() + hour) : null }
}

/**
 * Whether one more action of the kind fits. Hour and follows bind always; beyond a daily limit an action of the Free
 * plan takes a trial credit, until none is left.
 */
export function decide(
  kind: ActionKind,
  usage: Usage,
  plan: Plan,
  bounds: Bounds,
  credits: number,
  timeZone: string,
  now: Date,
): Decision {
  const perHour = Math.min(bounds.max_actions_per_hour, plan.actions_per_hour.most)
  const follows = Math.min(bounds.daily_follow_limit, plan.follows_per_day.most)
  const tomorrow = () => nextLocalDay(now, timeZone)
  if (usage.this_hour >= perHour)
    return { allowed: false, code: 'hour_limit', retry_at: usage.hour_frees_at ?? new Date(now.getTime() + hour) }
  if (kind === 'follow' && usage.follows_today >= follows)
    return { allowed: false, code: 'follow_limit', retry_at: tomorrow() }
  const dayFull = usage.today >= plan.actions_per_day
  const repliesFull = kind === 'reply' && usage.replies_today >= plan.replies_per_day
  if (!dayFull && !repliesFull) return { allowed: true, credit: false }
  if (plan.type === 'free' && credits > 0) return { allowed: true, credit: true }
  return { allowed: false, code: dayFull ? 'day_limit' : 'reply_limit', retry_at: tomorrow() }
}
