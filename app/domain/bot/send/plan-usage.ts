import { sql } from 'kysely'
import type { Plan } from '#app/content/plans.ts'
import type { Db } from '#app/db/pool.ts'
import {
  type FirstWork,
  type FirstWorkRow,
  firstWorkColumns,
  firstWorkFrom,
} from '#app/domain/bot/schedule/first-work.ts'
import { formerUserText } from '#app/domain/bot/schedule/former-user.ts'
import { maxWorkHours, standardHours, workHours } from '#app/domain/bot/schedule/hours.ts'
import {
  actionUsageOf,
  type UsageRow,
  usageSelect,
  usedThisHour,
  usedToday,
} from '#app/domain/bot/send/action-limits.ts'
import { warmedPlan, warmUpText } from '#app/domain/bot/send/warm-up.ts'
import { localTime } from '#app/domain/time.ts'

export interface PlanUsage {
  actions_today: number
  replies_today: number
  follows_today: number
  actions_last_hour: number
  credits_today: number
  /** From the connected account's time with another user; null: nothing. */
  former_user: string | null
  /** The plan with its limits as they are today. */
  allows: Plan
  /** A sentence; null: no warm-up, or it is over. */
  warm_up: string | null
}

export interface UsageOwner {
  id: string
  time_zone: string
  plan: Plan
}

export async function planUsageOf(db: Db, user: UsageOwner, now: Date): Promise<PlanUsage> {
  const { rows } = await sql<UsageRow>`${usageSelect(user.id, user.time_zone, now)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The count query returned no row.')
  const usage = actionUsageOf(row)
  return {
    actions_today: usedToday(usage, 'action'),
    replies_today: usedToday(usage, 'reply'),
    follows_today: usedToday(usage, 'follow'),
    actions_last_hour: usedThisHour(usage),
    credits_today: usage.credits_today,
    former_user: formerUserText(usage, now, user.time_zone),
    allows: warmedPlan(user.plan, usage.worked_days),
    warm_up: warmUpText(usage.worked_days),
  }
}

interface LimitRow extends FirstWorkRow {
  max_actions_per_hour: number | null
  daily_follow_limit: number | null
}

export interface OwnLimits {
  actions_per_hour: number
  follows_per_day: number
  /** The most actions that the pace and the working hours leave room for. */
  reachable_per_day: number
  hours_today: number
}

interface LimitedUser {
  id: string
  plan: Plan
  time_zone: string
}

export async function ownLimitsOf(
  db: Db,
  user: LimitedUser,
  now: Date,
): Promise<OwnLimits & { first: FirstWork | null }> {
  const { rows } = await sql<LimitRow>`
    select max_actions_per_hour, daily_follow_limit, ${firstWorkColumns}
    from users left join bots on bots.user_id = users.id where users.id = ${user.id}`.execute(db)
  return {
    ...limitsIn(rows[0], user.plan, localTime(now, user.time_zone).day),
    first: firstWorkFrom(rows[0], user, now),
  }
}

function limitsIn(bot: LimitRow | undefined, plan: Plan, today: string): OwnLimits {
  const { actions_per_hour: hourly, follows_per_day: follows } = plan
  const actions_per_hour = Math.min(bot?.max_actions_per_hour ?? hourly.standard, hourly.most)
  return {
    actions_per_hour,
    reachable_per_day: Math.min(plan.actions_per_day, actions_per_hour * maxWorkHours(bot?.hours ?? standardHours)),
    hours_today: workHours(bot?.hours ?? standardHours, today),
    follows_per_day: Math.min(bot?.daily_follow_limit ?? follows.standard, follows.most),
  }
}
