import type { PaidPlan, SubscriptionStatus } from '#app/adapters/payments/payments.ts'

export type PlanType = 'free' | PaidPlan

export interface Plan {
  type: PlanType
  name: string
  /** US dollars a month. */
  price: number
  actions_per_day: number
  /** Included in the actions. */
  replies_per_day: number
  actions_per_hour: { standard: number; most: number }
  follows_per_day: { standard: number; most: number }
  /** How far back the analytics reach, in days. */
  analytics_days: number
  /** Best hour, insights, and what came of it with each person. */
  insights: boolean
  features: string[]
}

const table: Record<PlanType, Omit<Plan, 'features'>> = {
  free: {
    type: 'free',
    name: 'Free',
    price: 0,
    actions_per_day: 10,
    replies_per_day: 10,
    actions_per_hour: { standard: 15, most: 15 },
    follows_per_day: { standard: 5, most: 5 },
    analytics_days: 7,
    insights: false,
  },
  starter: {
    type: 'starter',
    name: 'Starter',
    price: 29,
    actions_per_day: 100,
    replies_per_day: 30,
    actions_per_hour: { standard: 15, most: 20 },
    follows_per_day: { standard: 5, most: 10 },
    analytics_days: 30,
    insights: false,
  },
  pro: {
    type: 'pro',
    name: 'Pro',
    price: 99,
    actions_per_day: 500,
    replies_per_day: 70,
    actions_per_hour: { standard: 15, most: 30 },
    follows_per_day: { standard: 5, most: 20 },
    analytics_days: 90,
    insights: true,
  },
}

/** What a new user gets: days of a paid plan before the first charge; credits for actions beyond Free's daily limit. */
export const trial = { days: 7, credits: 50 }

const extras: Record<PlanType, string[]> = {
  free: ['Auto likes', `${trial.credits} trial credits`],
  starter: ['Auto likes', 'Basic analytics', 'E-mail support'],
  pro: ['Auto likes', 'Advanced analytics', 'Priority support'],
}

function featuresOf({ type, actions_per_day, replies_per_day }: Omit<Plan, 'features'>): string[] {
  const actions = `${actions_per_day} actions/day`
  const limits =
    replies_per_day === actions_per_day ? [`${actions}, replies included`] : [actions, `${replies_per_day} replies/day`]
  return ['1 account', ...limits, ...extras[type]]
}

const withFeatures = (type: PlanType): Plan => ({ ...table[type], features: featuresOf(table[type]) })

/** The only source of what a plan includes, for every page and for enforcement (product.md section 3). */
export const plans: Record<PlanType, Plan> = {
  free: withFeatures('free'),
  starter: withFeatures('starter'),
  pro: withFeatures('pro'),
}

export interface SubscriptionState {
  status: SubscriptionStatus
  plan_type: PaidPlan
  current_period_end: Date
  /** When a payment was first due that did not come. */
  past_due_since: Date | null
}

const graceAfterFailedPayment = 7 * 24 * 3600_000

/** Until when a plan goes on whose payment failed. */
export function graceEnd({
  past_due_since,
  current_period_end,
}: Omit<SubscriptionState, 'status' | 'plan_type'>): Date {
  return new Date((past_due_since ?? current_period_end).getTime() + graceAfterFailedPayment)
}

/** The plan in force: an active subscription, a trial until it ends, an unpaid one for 7 days more; else Free. */
export function planInForce(subscription: SubscriptionState | null, now: Date): Plan {
  if (!subscription) return plans.free
  const { status, plan_type, current_period_end } = subscription
  const current =
    status === 'active' ||
    (status === 'trialing' && now < current_period_end) ||
    (status === 'past_due' && now < graceEnd(subscription))
  return current ? plans[plan_type] : plans.free
}

/** Columns of a left join on subscriptions. */
export type SubscriptionColumns = { [Column in keyof SubscriptionState]: SubscriptionState[Column] | null }

export function subscriptionFrom(row: SubscriptionColumns): SubscriptionState | null {
  const { status, plan_type, current_period_end, past_due_since } = row
  return status && plan_type && current_period_end ? { status, plan_type, current_period_end, past_due_since } : null
}

/** The plan in force, from columns of a left join on subscriptions. */
export const planOf = (row: SubscriptionColumns, now: Date): Plan => planInForce(subscriptionFrom(row), now)
