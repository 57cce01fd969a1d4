import type { Network } from '#app/adapters/network/network.ts'
import type { PlanType } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import type { Db } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { day, hour, localTime } from '#app/domain/time.ts'
import type { Bench } from './bench.ts'

/** The usage that limits apply to, counted from the rows independently of the product. */
export interface Tally {
  hour: number
  /** Without views. */
  day: number
  views: number
  replies: number
  follows: number
  /** Actions of the day that used no credit. */
  day_without_credit: number
  replies_without_credit: number
  credits_left: number
  /** Credits used, over all days. */
  credits_used: number
}

export async function tally(bench: Bench<Network>, user: SessionUser): Promise<Tally> {
  const now = bench.clock.now()
  const since = new Date(now.getTime() - 2 * day)
  const rows = await bench.sql<{ kind: string; claimed_at: Date; local_day: string; used_credit: boolean }>(
    `select kind, claimed_at, local_day::text, used_credit from actions
     where user_id = $1 and state in ('sending', 'success', 'unknown', 'undone') and claimed_at > $2`,
    [user.id, since],
  )
  const [row] = await bench.sql<{ trial_credits: number; used: number }>(
    `select trial_credits, (select count(*)::int from actions
       where user_id = $1 and used_credit and state in ('sending', 'success', 'unknown', 'undone')) as used
     from users where id = $1`,
    [user.id],
  )
  const today = rows.filter(({ claimed_at }) => {
    return localTime(claimed_at, user.time_zone).day === localTime(now, user.time_zone).day
  })
  if (rows.some(({ claimed_at, local_day }) => localTime(claimed_at, user.time_zone).day !== local_day))
    throw new Error('an action is recorded on another day than it was claimed on')
  const counted = today.filter(({ kind }) => kind !== 'view')
  return {
    hour: rows.filter(({ claimed_at }) => claimed_at.getTime() > now.getTime() - hour).length,
    day: counted.length,
    views: today.length - counted.length,
    replies: today.filter(({ kind }) => kind === 'reply').length,
    follows: today.filter(({ kind }) => kind === 'follow').length,
    day_without_credit: counted.filter(({ used_credit }) => !used_credit).length,
    replies_without_credit: today.filter(({ kind, used_credit }) => kind === 'reply' && !used_credit).length,
    credits_left: row?.trial_credits ?? Number.NaN,
    credits_used: row?.used ?? Number.NaN,
  }
}

export interface Ceiling {
  plan: PlanType
  max_actions_per_hour: number
  daily_follow_limit: number
}

/** The limit that refuses an action of this kind, determined independently of the product's `checkLimits`. */
export function limitReached(kind: string, used: Tally, ceiling: Ceiling): string | null {
  const plan = plans[ceiling.plan]
  if (used.hour >= Math.min(ceiling.max_actions_per_hour, plan.actions_per_hour.most)) return 'hour_limit'
  if (kind === 'follow' && used.follows >= Math.min(ceiling.daily_follow_limit, plan.follows_per_day.most))
    return 'follow_limit'
  if (kind === 'view' && used.views >= plan.actions_per_day) return 'view_limit'
  if (ceiling.plan === 'free' && used.credits_left > 0) return null
  if (used.day >= plan.actions_per_day) return 'day_limit'
  return kind === 'reply' && used.replies >= plan.replies_per_day ? 'reply_limit' : null
}

/** Violations between two counts, as messages. After a downgrade counts may exceed the plan, but not grow. */
export function limitViolations(before: Tally, after: Tally, ceiling: Ceiling): string[] {
  const plan = plans[ceiling.plan]
  const most = {
    hour: Math.min(ceiling.max_actions_per_hour, plan.actions_per_hour.most),
    day_without_credit: plan.actions_per_day,
    views: plan.actions_per_day,
    replies_without_credit: plan.replies_per_day,
    follows: Math.min(ceiling.daily_follow_limit, plan.follows_per_day.most),
  }
  const grown = (['hour', 'day_without_credit', 'views', 'replies_without_credit', 'follows'] as const)
    .filter((key) => after[key] > Math.max(most[key], before[key]))
    .map((key) => `${key}: ${before[key]} -> ${after[key]}, ${most[key]} allowed`)
  return after.credits_left < 0 ? [...grown, `credits ${after.credits_left}`] : grown
}

/** All workers at once do their shares of a list, each one item at a time, so that nothing queues for a connection. */
export async function inShares<Item, Done>(
  workers: Db[],
  list: Item[],
  work: (db: Db, item: Item) => Promise<Done>,
): Promise<Done[]> {
  const shares = workers.map(async (db, worker) => {
    const done: Done[] = []
    for (let at = worker; at < list.length; at += workers.length) done.push(await work(db, list[at] as Item))
    return done
  })
  return (await Promise.all(shares)).flat()
}
