export type PlanType = 'free' | 'starter' | 'pro'

export interface Plan {
  type: PlanType
  name: string
  /** US dollars a month. */
  price: number
  actions_per_day: number
  /** Within the actions. */
  replies_per_day: number
  actions_per_hour: { standard: number; most: number }
  follows_per_day: { standard: number; most: number }
  /** How far back the analytics reach, in days. */
  analytics_days: number
  features: string[]
}

/** The only source of what a plan gives, for every page and for enforcement (product.md section 3). */
export const plans: Record<PlanType, Plan> = {
  free: {
    type: 'free',
    name: 'Free',
    price: 0,
    actions_per_day: 10,
    replies_per_day: 10,
    actions_per_hour: { standard: 15, most: 15 },
    follows_per_day: { standard: 5, most: 5 },
    analytics_days: 7,
    features: ['1 account', '10 actions/day, replies included', 'Auto likes', '50 trial credits'],
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
    features: ['1 account', '100 actions/day', '30 replies/day', 'Auto likes', 'Basic analytics', 'E-mail support'],
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
    features: [
      '1 account',
      '500 actions/day',
      '70 replies/day',
      'Auto likes',
      'Advanced analytics',
      'Priority support',
    ],
  },
}

/** What a new user gets: days of a paid plan before the first charge; credits for actions beyond the day's limit on Free. */
export const trial = { days: 7, credits: 50 }

/** Whether this build can sell the paid plans; every page that speaks of buying asks here. */
export const paidPlansOnSale = false

export interface SubscriptionState {
  status: string
  plan_type: PlanType
  current_period_end: Date
}

const graceAfterFailedPayment = 7 * 24 * 3600_000

/** The plan in force: an active subscription, a trial until it ends, an unpaid one for 7 days more; else Free. */
export function planInForce(subscription: SubscriptionState | null, now: Date): Plan {
  if (!subscription) return plans.free
  const { status, plan_type, current_period_end } = subscription
  const current =
    status === 'active' ||
    (status === 'trialing' && now < current_period_end) ||
    (status === 'past_due' && now.getTime() < current_period_end.getTime() + graceAfterFailedPayment)
  return current ? plans[plan_type] : plans.free
}
