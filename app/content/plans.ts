import { type PlanRow, type PlanType, planTable, trial } from '#app/content/plan-table.ts'

export interface Plan extends PlanRow {
  features: string[]
}

const extras: Record<PlanType, string[]> = {
  free: ['Auto likes', `${trial.credits} trial credits, about ${trial.credits_a_day} a day`],
  starter: ['Auto likes', 'Basic analytics', 'Email support'],
  pro: ['Auto likes', 'Advanced analytics', 'Priority support'],
}

function featuresOf({ type, actions_per_day, replies_per_day }: PlanRow): string[] {
  const actions = `${actions_per_day} actions/day`
  const limits =
    replies_per_day === actions_per_day ? [`${actions}, replies included`] : [actions, `${replies_per_day} replies/day`]
  return ['1 account', ...limits, ...extras[type]]
}

const withFeatures = (type: PlanType): Plan => ({ ...planTable[type], features: featuresOf(planTable[type]) })

export const plans: Record<PlanType, Plan> = {
  free: withFeatures('free'),
  starter: withFeatures('starter'),
  pro: withFeatures('pro'),
}

/** "Starter and Pro" */
export const paidPlans = `${plans.starter.name} and ${plans.pro.name}`

/** The cheapest plan with best hour, insights and the outcomes per person. */
export const insightsPlan = (Object.values(plans).find(({ insights }) => insights) ?? plans.pro).name
