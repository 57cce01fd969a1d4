import { type RawBuilder, sql } from 'kysely'
import { counted } from '#app/content/counted.ts'
import { type Plan, plans } from '#app/content/plans.ts'
import { countedHours } from '#app/domain/activity/figures.ts'
import { addDays, localTime } from '#app/domain/time.ts'

/** Counts whole local days before today with at least one action. */
export interface Used {
  days: number
  actions: number
  most_actions: number
  most_replies: number
}

const lookedAt = 7
/** Fewer days tell nothing. */
const enough = 5

/** As a subquery, as JSON. By the day of UTC, so that a whole day has passed nearly everywhere. */
export function usedAsJson(userId: string, now: Date): RawBuilder<Used> {
  const today = localTime(now, 'UTC').day
  return sql<Used>`(select row_to_json(used) from (
    select count(*) as days, coalesce(sum(actions), 0)::bigint as actions, coalesce(max(actions), 0)::bigint as most_actions,
      coalesce(max(replies), 0)::bigint as most_replies
    from (
      select local_day, sum(sent) as actions, sum(sent) filter (where kind = 'reply') as replies
      from ${countedHours(userId, addDays(today, -lookedAt))} as hours
      where local_day < ${today} and kind <> 'view' group by local_day having sum(sent) > 0) as by_day) as used)`
}

/** Whether the plan fits what was used, in sentences; null: there is too little to tell, or it does. */
export function fitText(plan: Plan, { days, actions, most_actions, most_replies }: Used): string | null {
  if (days < enough) return null
  const others = Object.values(plans)
  const usual = `In the last ${lookedAt} days, you used about ${counted(Math.round(actions / days), 'action')} a day, and never more than ${most_actions}.`
  const smallest = others.find((one) => one.actions_per_day >= most_actions && one.replies_per_day >= most_replies)
  if (smallest && smallest.price < plan.price) {
    const lost = plan.insights && !smallest.insights ? 'insights and ' : ''
    return `${usual} ${smallest.name} would do: it allows ${smallest.actions_per_day}. You’d give up ${lost}the longer history of ${plan.analytics_days} days.${smallest.price === 0 ? ' To move to it, cancel in Manage Billing.' : ''}`
  }
  const larger = others.find(({ price }) => price > plan.price)
  const isFull = most_actions >= plan.actions_per_day || most_replies >= plan.replies_per_day
  return isFull && larger
    ? `${usual} That’s all ${plan.name} allows in a day. ${larger.name} allows ${larger.actions_per_day}.`
    : null
}
