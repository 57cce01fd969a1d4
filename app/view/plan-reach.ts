import type { PlanRow } from '#app/content/plan-table.ts'
import type { Plan } from '#app/content/plans.ts'
import { maxWorkHours, standardHours } from '#app/domain/bot/schedule/hours.ts'
import { hourText } from '#app/domain/time.ts'

const [work] = standardHours.work

/** "8 AM to 10 PM" */
export const defaultHoursText = `${hourText(work?.from ?? 0)} to ${hourText(work?.to ?? 24)}`

/** Actions a day that the pace leaves room for within the daily limit. */
export const reachOf = ({ actions_per_day }: PlanRow, pace: number, hours = maxWorkHours(standardHours)) =>
  Math.min(actions_per_day, pace * hours)

/** What the default hours and pace leave room for on a day; null: all that the plan allows. */
export function defaultReach(plan: PlanRow): number | null {
  const reached = reachOf(plan, plan.actions_per_hour.standard)
  return reached < plan.actions_per_day ? reached : null
}

/** With it beside the limit. */
export function featuresWithReach(plan: Plan): string[] {
  const reached = defaultReach(plan)
  const limit = `${plan.actions_per_day} actions/day`
  return plan.features.map((one) => (one === limit && reached ? `${one} (${reached} by default)` : one))
}

/** null: the defaults reach the plan's limit. */
export function defaultReachText(plan: PlanRow): string | null {
  const reached = defaultReach(plan)
  if (reached === null) return null
  return `${reached} a day with the default hours and pace, ${reachOf(plan, plan.actions_per_hour.most, 24)} around the clock at the fastest`
}
