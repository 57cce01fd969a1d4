import type { PlanRow } from '#app/content/plan-table.ts'
import { maxWorkHours, standardHours } from '#app/domain/bot/schedule/hours.ts'
import { hourText } from '#app/domain/time.ts'

const [work] = standardHours.work

/** "8 AM to 10 PM" */
export const defaultHoursText = `${hourText(work?.from ?? 0)} to ${hourText(work?.to ?? 24)}`

/** Actions a day that the pace leaves room for within the daily limit. */
export const reachOf = ({ actions_per_day }: PlanRow, pace: number, hours = maxWorkHours(standardHours)) =>
  Math.min(actions_per_day, pace * hours)

/** null: the defaults reach the plan's limit. */
export function defaultReachText(plan: PlanRow): string | null {
  const { standard, most } = plan.actions_per_hour
  const reached = reachOf(plan, standard)
  if (reached >= plan.actions_per_day) return null
  return `${reached} a day with the default hours and pace, ${reachOf(plan, most, 24)} around the clock at the fastest`
}
