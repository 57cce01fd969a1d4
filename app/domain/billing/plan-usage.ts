import { sql } from 'kysely'
import type { Plan } from '#app/content/plans.ts'
import type { Db } from '#app/db/pool.ts'
import { actionUsageOf, type UsageRow, usageSelect, usedThisHour, usedToday } from '#app/domain/bot/action-limits.ts'
import { formerUserText } from '#app/domain/bot/former-user.ts'
import { localTime } from '#app/domain/time.ts'

/** How much of the limits a user has used; refused actions are not counted. */
export interface PlanUsage {
  actions_today: number
  replies_today: number
  follows_today: number
  actions_last_hour: number
  /** How many of today's used a trial credit. */
  credits_today: number
  /** What of it the connected account did with another user; null: nothing. */
  former_user: string | null
}

/** The same count as before each action. */
export async function planUsageOf(db: Db, user: { id: string; time_zone: string }, now: Date): Promise<PlanUsage> {
  const { rows } = await sql<UsageRow>`${usageSelect(user.id, localTime(now, user.time_zone).day, now)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query of counts answered no row.')
  const usage = actionUsageOf(row)
  return {
    actions_today: usedToday(usage, 'action'),
    replies_today: usedToday(usage, 'reply'),
    follows_today: usedToday(usage, 'follow'),
    actions_last_hour: usedThisHour(usage),
    credits_today: usage.credits_today,
    former_user: formerUserText(usage, now, user.time_zone),
  }
}

/** The user's own limits, within the plan's. */
export interface OwnLimits {
  actions_per_hour: number
  follows_per_day: number
}

/** The same limits as before each action: the plan's defaults if none were set. */
export async function ownLimitsOf(db: Db, { id, plan }: { id: string; plan: Plan }): Promise<OwnLimits> {
  const bot = await db
    .selectFrom('bots')
    .select(['max_actions_per_hour', 'daily_follow_limit'])
    .where('user_id', '=', id)
    .executeTakeFirst()
  const { actions_per_hour: hourly, follows_per_day: follows } = plan
  return {
    actions_per_hour: Math.min(bot?.max_actions_per_hour ?? hourly.standard, hourly.most),
    follows_per_day: Math.min(bot?.daily_follow_limit ?? follows.standard, follows.most),
  }
}
