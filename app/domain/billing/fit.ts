import { sql } from 'kysely'
import { type Plan, plans } from '#app/content/plans.ts'
import type { Db } from '#app/db/pool.ts'
import { countedHours } from '#app/domain/activity/figures.ts'
import { addDays, localTime } from '#app/domain/time.ts'

/** Of whole local days before today, each with at least one action. */
interface Used {
  days: number
  actions: number
  most_actions: number
  most_replies: number
}

const lookedAt = 7
/** Fewer days tell nothing. */
const enough = 5

const usedOf = async (db: Db, userId: string, today: string): Promise<Used> => {
  const { rows } = await sql<Used>`
    select count(*) as days, coalesce(sum(actions), 0)::bigint as actions, coalesce(max(actions), 0)::bigint as most_actions,
      coalesce(max(replies), 0)::bigint as most_replies
    from (
      select local_day, sum(sent) as actions, sum(sent) filter (where kind = 'reply') as replies
      from ${countedHours(userId, addDays(today, -lookedAt))} as hours
      where local_day < ${today} and kind <> 'view' group by local_day having sum(sent) > 0) as by_day`.execute(db)
  return rows[0] ?? { days: 0, actions: 0, most_actions: 0, most_replies: 0 }
}

/** Whether the plan fits what was used, in sentences; null: there is too little to tell, or it does. */
export async function planFit(
  db: Db,
  user: { id: string; time_zone: string; plan: Plan },
  now: Date,
): Promise<string | null> {
  const used = await usedOf(db, user.id, localTime(now, user.time_zone).day)
  return used.days < enough ? null : fitText(user.plan, used)
}

export function fitText(plan: Plan, { days, actions, most_actions, most_replies }: Used): string | null {
  const others = Object.values(plans)
  const usual = `In the last ${lookedAt} days, you used about ${Math.round(actions / days)} actions a day, ${most_actions} at most.`
  const smallest = others.find((one) => one.actions_per_day >= most_actions && one.replies_per_day >= most_replies)
  if (smallest && smallest.price < plan.price) {
    const lost = plan.insights && !smallest.insights ? 'insights and ' : ''
    return `${usual} ${smallest.name} would do: it allows ${smallest.actions_per_day}. You’d give up ${lost}the longer history of ${plan.analytics_days} days.`
  }
  const larger = others.find(({ price }) => price > plan.price)
  const isFull = most_actions >= plan.actions_per_day || most_replies >= plan.replies_per_day
  return isFull && larger
    ? `${usual} That’s all that ${plan.name} allows on a day. ${larger.name} allows ${larger.actions_per_day}.`
    : null
}
