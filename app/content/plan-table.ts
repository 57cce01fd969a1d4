export type PlanType = 'free' | 'starter' | 'pro'

export interface PlanRow {
  type: PlanType
  name: string
  /** US dollars per month. */
  price: number
  actions_per_day: number
  /** Counted among the actions. */
  replies_per_day: number
  actions_per_hour: { standard: number; most: number }
  follows_per_day: { standard: number; most: number }
  analytics_days: number
  insights: boolean
}

const limit = (standard: number, most: number) => ({ standard, most })

/** The only source of what a plan includes, for every page and for enforcement. */
export const planTable: Record<PlanType, PlanRow> = {
  free: {
    type: 'free',
    name: 'Free',
    price: 0,
    analytics_days: 7,
    insights: false,
    actions_per_day: 10,
    replies_per_day: 10,
    actions_per_hour: limit(15, 15),
    follows_per_day: limit(5, 5),
  },
  starter: {
    type: 'starter',
    name: 'Starter',
    price: 29,
    analytics_days: 30,
    insights: false,
    actions_per_day: 100,
    replies_per_day: 30,
    actions_per_hour: limit(15, 20),
    follows_per_day: limit(5, 10),
  },
  pro: {
    type: 'pro',
    name: 'Pro',
    price: 99,
    analytics_days: 90,
    insights: true,
    actions_per_day: 500,
    replies_per_day: 70,
    actions_per_hour: limit(15, 30),
    follows_per_day: limit(5, 20),
  },
}

/** Credits allow actions beyond Free's daily limit; `credits_a_day` paces them. */
export const trial = { days: 7, credits: 50, credits_a_day: 10 }

/** Days for which a plan continues after a failed payment. */
export const unpaidDays = 7
