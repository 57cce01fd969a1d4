import { type RawBuilder, sql } from 'kysely'
import type { Plan } from '#app/content/plans.ts'
import type { NetworkId } from '#app/contract/networks.ts'

/** A new account that acts at full speed at once is what networks take for spam. */
const warmingNetworks: readonly NetworkId[] = ['x', 'bluesky']
const warmUpDays = 10

/** How many days back most bots have worked that often. */
const lately = 2 * warmUpDays

/**
 * Earlier local days on which the user's bot acted with the connected account, at most ten; null: no warm-up. Looks at
 * single days first: the search for the very first ones may read the whole history.
 */
export function workedDays(userId: string, today: RawBuilder<unknown>, usesSlot: RawBuilder<unknown>) {
  // With "=", the account's own index would be read too, from its beginning.
  const own = sql`actions where user_id = ${userId} and ${usesSlot}
    and (network, network_account_id) is not distinct from (account.network, account.network_account_id)`
  const next = (from: RawBuilder<unknown>) => sql`(
    select min(local_day) from ${own} and local_day > ${from} and local_day < ${today})`
  return sql<number | null>`(
    select case when (
      select count(*) from (
        select from generate_series(1, ${sql.lit(lately)}) as back
        where (select true from ${own} and local_day = ${today} - back limit 1) limit ${sql.lit(warmUpDays)}) as latest
    ) = ${sql.lit(warmUpDays)} then ${sql.lit(warmUpDays)} else (
      with recursive days as (
        select ${next(sql`'-infinity'::date`)} as day, 1 as place
        union all
        select ${next(sql`days.day`)}, place + 1 from days where day is not null and place < ${sql.lit(warmUpDays)})
      select count(day) from days) end
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
  return `Warm-up, day ${worked + 1} of ${warmUpDays}: a new account starts with a third of its limits and reaches all of them after ${warmUpDays} days with actions.`
}
