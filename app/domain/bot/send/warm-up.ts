import { type RawBuilder, sql } from 'kysely'
import type { Plan } from '#app/content/plans.ts'
import type { NetworkId } from '#app/contract/networks.ts'

/** A new account that acts at full speed at once is what networks take for spam. */
const warmingNetworks: readonly NetworkId[] = ['x', 'bluesky']
const warmUpDays = 10

/** Earlier local days on which the user's bot acted with the connected account, at most ten; null: no warm-up. */
export function workedDays(userId: string, today: RawBuilder<unknown>, usesSlot: RawBuilder<unknown>) {
  const next = (from: RawBuilder<unknown>) => sql`(
    select min(local_day) from actions
    where user_id = ${userId} and ${usesSlot} and local_day > ${from} and local_day < ${today}
      and (network, network_account_id) = (account.network, account.network_account_id))`
  return sql<number | null>`(
    select (with recursive days as (
        select ${next(sql`'-infinity'::date`)} as day, 1 as place
        union all
        select ${next(sql`days.day`)}, place + 1 from days where day is not null and place < ${sql.lit(warmUpDays)})
      select count(day) from days)
    from connections as account
    where account.user_id = ${userId} and account.network = any(${sql.val(warmingNetworks)}::text[]))`
}

export const isWarmingUp = (worked: number | null | undefined): worked is number =>
  typeof worked === 'number' && worked < warmUpDays

/** From a third of each limit to all of it. */
export function warmedPlan(plan: Plan, worked: number | null | undefined): Plan {
  if (!isWarmingUp(worked)) return plan
  const part = (limit: number) => Math.max(1, Math.floor((limit * (warmUpDays + 2 * worked)) / (3 * warmUpDays)))
  const both = ({ standard, most }: Plan['follows_per_day']) => ({ standard: part(standard), most: part(most) })
  return {
    ...plan,
    actions_per_day: part(plan.actions_per_day),
    replies_per_day: part(plan.replies_per_day),
    actions_per_hour: both(plan.actions_per_hour),
    follows_per_day: both(plan.follows_per_day),
  }
}

/** null: no warm-up, or it is over. */
export function warmUpText(worked: number | null | undefined): string | null {
  if (!isWarmingUp(worked)) return null
  return `Warm-up, day ${worked + 1} of ${warmUpDays}: a new account starts with a third of its limits and reaches all of them after ${warmUpDays} days of work.`
}
