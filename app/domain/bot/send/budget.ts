import { sql } from 'kysely'
import { since } from '#app/db/statements.ts'
import { planOf, type SubscriptionColumns } from '#app/domain/billing/entitlements.ts'
import type { ActionBudget } from '#app/domain/bot/decide/choose.ts'
import { actionUsageOf, type UsageRow, usageSelect, usesSlot } from '#app/domain/bot/send/action-limits.ts'
import { isWarmingUp, warmedPlan } from '#app/domain/bot/send/warm-up.ts'
import { day } from '#app/domain/time.ts'

export interface BudgetRow extends UsageRow, SubscriptionColumns {
  trial_credits: number
  acted_at: Date | null
  waiting_replies: number
  waiting_likes: number
  waiting_follows: number
  waiting_views: number
}

export function budgetColumns(now: Date) {
  const dayAgo = sql`${new Date(now.getTime() - day)}::timestamptz`
  return sql`users.trial_credits, subscriptions.status, subscriptions.plan_type, subscriptions.current_period_end,
      subscriptions.past_due_since, usage.*, waiting.*,
      (select claimed_at from actions
       where user_id = users.id and ${usesSlot} and source = 'auto' and ${since('claimed_at', dayAgo)}
       order by claimed_at desc limit 1) as acted_at`
}

export const budgetJoins = (userId: string, timeZone: string, now: Date) => sql`
    left join subscriptions on subscriptions.user_id = users.id
    left join connections on connections.user_id = users.id and connections.state = 'connected'
    cross join lateral (
      select count(*) filter (where kind = 'reply') as waiting_replies,
        count(*) filter (where kind = 'like') as waiting_likes,
        count(*) filter (where kind = 'follow') as waiting_follows,
        count(*) filter (where kind = 'view') as waiting_views
      from actions
      where user_id = users.id and state = 'waiting'
        and network_account_id = connections.network_account_id) as waiting
    cross join lateral (${usageSelect(userId, timeZone, now)}) as usage`

export function budgetOf(row: BudgetRow, time_zone: string, now: Date): ActionBudget {
  return {
    usage: actionUsageOf(row),
    waiting: {
      reply: row.waiting_replies,
      like: row.waiting_likes,
      follow: row.waiting_follows,
      view: row.waiting_views,
    },
    plan: warmedPlan(planOf(row, now), row.worked_days),
    acted_at: row.acted_at,
    credits: creditsOf(row),
    time_zone,
  }
}

/** Credits would go beyond what a warm-up allows. */
export const creditsOf = ({ trial_credits, worked_days }: Pick<BudgetRow, 'trial_credits' | 'worked_days'>) =>
  isWarmingUp(worked_days) ? 0 : trial_credits
