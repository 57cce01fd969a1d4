import type { PaidPlan, SubscriptionStatus } from '#app/adapters/payments/payments.ts'
import { unpaidDays } from '#app/content/plan-table.ts'
import { type Plan, plans } from '#app/content/plans.ts'
import { day } from '#app/domain/time.ts'

interface SubscriptionState {
  status: SubscriptionStatus
  plan_type: PaidPlan
  current_period_end: Date
  /** Due date of the first unpaid invoice. */
  past_due_since: Date | null
}

export function graceEnd({
  past_due_since,
  current_period_end,
}: Omit<SubscriptionState, 'status' | 'plan_type'>): Date {
  return new Date((past_due_since ?? current_period_end).getTime() + unpaidDays * day)
}

/** null: nothing is owed. */
export function unpaidOf(subscription: SubscriptionState): { plan: string; until: Date } | null {
  const { status, plan_type } = subscription
  if (status !== 'past_due' && status !== 'unpaid') return null
  return { plan: plans[plan_type].name, until: graceEnd(subscription) }
}

export function planInForce(subscription: SubscriptionState | null, now: Date): Plan {
  if (!subscription) return plans.free
  const { status, plan_type, current_period_end } = subscription
  const current =
    status === 'active' ||
    (status === 'trialing' && now < current_period_end) ||
    (status === 'past_due' && now < graceEnd(subscription))
  return current ? plans[plan_type] : plans.free
}

export type SubscriptionColumns = { [Column in keyof SubscriptionState]: SubscriptionState[Column] | null }

export function subscriptionFrom(row: SubscriptionColumns): SubscriptionState | null {
  const { status, plan_type, current_period_end, past_due_since } = row
  return status && plan_type && current_period_end ? { status, plan_type, current_period_end, past_due_since } : null
}

export const planOf = (row: SubscriptionColumns, now: Date): Plan => planInForce(subscriptionFrom(row), now)
