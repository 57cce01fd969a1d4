export type PlanType = 'free' | 'starter' | 'pro'

export interface PlanRow {
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
}

/** The only source of what a plan includes, for every page and for enforcement. */
export const planTable: Record<PlanType, PlanRow> = {
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

/** How many days a plan goes on whose payment failed. */
export const unpaidDays = 7
