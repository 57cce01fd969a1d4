import { plans } from '#app/content/plans.ts'
import { graceEnd, planInForce, subscriptionFrom } from '#app/domain/billing/entitlements.ts'
import { day } from '#app/domain/time.ts'

export type PlanState =
  | { state: 'none' }
  | { state: 'trialing'; ends: Date; days_left: number; cancels: boolean }
  | { state: 'active'; renews: Date | null }
  | { state: 'cancelling'; ends: Date }
  /** `in_force`: the plan continues until `ends`. */
  | { state: 'past_due'; ends: Date; in_force: boolean }
  | { state: 'ended'; plan: string; ended: Date | null }

type SubscriptionRow = Parameters<typeof subscriptionFrom>[0] & {
  cancel_at: Date | null
  ended_at: Date | null
  subscription_id: string | null
}

export function planStateOf(row: SubscriptionRow, now: Date): PlanState {
  const subscription = subscriptionFrom(row)
  if (!subscription) return { state: 'none' }
  const { status, plan_type, current_period_end } = subscription
  const ended = { state: 'ended', plan: plans[plan_type].name, ended: row.ended_at } as const
  if (status === 'past_due') {
    const ends = graceEnd(subscription)
    return { state: 'past_due', ends, in_force: now < ends }
  }
  if (planInForce(subscription, now).type === 'free')
    return status === 'unpaid' ? { state: 'past_due', ends: graceEnd(subscription), in_force: false } : ended
  if (status === 'trialing') {
    const days_left = Math.ceil((current_period_end.getTime() - now.getTime()) / day)
    return { state: 'trialing', ends: current_period_end, days_left, cancels: row.cancel_at !== null }
  }
  if (row.cancel_at) return { state: 'cancelling', ends: row.cancel_at }
  return { state: 'active', renews: row.subscription_id === null ? null : current_period_end }
}
