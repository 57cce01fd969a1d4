import { sql } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import {
  type Allowance,
  type Budget,
  type NetworkId,
  OverBudget,
  type Spending,
  type SpendingMeter,
} from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'

export function networkMeter(
  db: Db,
  network: NetworkId,
  userId: string,
  { of_user, of_all }: Budget,
  clock: Clock,
): SpendingMeter {
  const own = (day: string, spending: Spending, most: number | null) =>
    isAdded(sql`
      insert into network_usage as spent (user_id, network, day, posts, users, micros)
      select ${userId}::uuid, ${network}, ${day}::date, ${added(spending)} where ${fits(spending, most)}
      on conflict (user_id, network, day) do update set ${sum} where ${within(most)} returning 1`)
  const total = (day: string, spending: Spending, most: number | null) =>
    isAdded(sql`
      insert into network_usage_total as spent (network, day, posts, users, micros)
      select ${network}, ${day}::date, ${added(spending)} where ${fits(spending, most)}
      on conflict (network, day) do update set ${sum} where ${within(most)} returning 1`)
  const isAdded = async (statement: ReturnType<typeof sql>) => (await statement.execute(db)).rows.length > 0
  return {
    async reserve(most, allowance) {
      const now = clock.now()
      const day = now.toISOString().slice(0, 10)
      if (!(await own(day, most, allowed(allowance, of_user, now)))) return null
      if (!(await total(day, most, allowed(allowance, of_all, now)))) {
        await own(day, difference(nothing, most), null)
        return null
      }
      return async (used) => {
        const left = difference(used, most)
        await own(day, left, null)
        await total(day, left, null)
      }
    },
  }
}

/** Searches' part of the day's budget. */
const searchShare = 0.8
/** Hours ahead of the clock, so that a day can begin with a search. */
const headStart = 3

/** What may have been spent by now; null: no bound. */
function allowed(allowance: Allowance, budget: number, now: Date): number | null {
  if (allowance === 'any') return null
  if (allowance === 'whole') return budget
  const hours = now.getUTCHours() + now.getUTCMinutes() / 60 + headStart
  return Math.floor(searchShare * budget * Math.min(1, hours / 24))
}

const added = ({ posts, users, micros }: Spending) => sql`${posts}::int, ${users}::int, ${micros}::bigint`
const fits = ({ micros }: Spending, most: number | null) =>
  sql`${most}::bigint is null or ${micros}::bigint <= ${most}::bigint`
const sum = sql`
  posts = spent.posts + excluded.posts, users = spent.users + excluded.users, micros = spent.micros + excluded.micros`
const within = (most: number | null) =>
  sql`${most}::bigint is null or spent.micros + excluded.micros <= ${most}::bigint`
const nothing: Spending = { posts: 0, users: 0, micros: 0 }
const difference = (one: Spending, other: Spending): Spending => ({
  posts: one.posts - other.posts,
  users: one.users - other.users,
  micros: one.micros - other.micros,
})

export async function ifAffordable<T, O>(call: Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await call
  } catch (error) {
    if (error instanceof OverBudget) return otherwise
    throw error
  }
}

export interface NetworkDay extends Spending {
  network: NetworkId
  day: string
}

export function networkDays(db: Db, days: number): Promise<NetworkDay[]> {
  return db.selectFrom('network_usage_total').selectAll().orderBy('day', 'desc').limit(days).execute()
}

export function largestSpenders(db: Db, day: string, limit: number): Promise<({ email: string } & Spending)[]> {
  return db
    .selectFrom('network_usage as spent')
    .innerJoin('users', 'users.id', 'spent.user_id')
    .select(['users.email', 'spent.posts', 'spent.users', 'spent.micros'])
    .where('spent.day', '=', day)
    .orderBy('spent.micros', 'desc')
    .limit(limit)
    .execute()
}
