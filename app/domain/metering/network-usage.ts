import { sql } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import {
  type Allowance,
  type Budget,
  type NetworkId,
  OverBudget,
  type Spending,
  type SpendingLine,
  type SpendingMeter,
} from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { heldAccount } from '#app/domain/metering/former-spending.ts'

export function networkMeter(
  db: Db,
  network: NetworkId,
  userId: string,
  { of_user, of_all }: Budget,
  clock: Pick<Clock, 'now'>,
): SpendingMeter {
  /** Returns how much of it lies within the user's own budget; null: it is not added. */
  const own = async (day: string, spending: Spent, most: Most): Promise<number | null> => {
    const others = ofOneMailbox(userId, network, day)
    const { rows } = await sql<{ micros: number }>`
      with held as materialized (${heldAccount(userId, network)})
      insert into network_usage as spent (user_id, network, day, posts, users, micros, searched)
      select ${userId}::uuid, ${network}, ${day}::date, ${added(spending)}
      where ${fits(spending, most, others)} and (${most.micros}::bigint is null or exists (select from held))
      on conflict (user_id, network, day) do update set ${sum} where ${within(most, 'micros', others)} returning micros`.execute(
      db,
    )
    const after = rows[0]?.micros
    if (after === undefined) return null
    return Math.min(after, of_user) - Math.min(after - spending.micros, of_user)
  }
  /** What goes beyond a user's own budget, as mentions may, is counted but takes nothing from the others. */
  const total = (day: string, spending: Spent, shared: number, most: Most) =>
    isAdded(sql`
      insert into network_usage_total as spent (network, day, posts, users, micros, searched, shared)
      select ${network}, ${day}::date, ${added(spending)}, ${shared}::bigint where ${fits(spending, most)}
      on conflict (network, day) do update set ${sum}, shared = spent.shared + excluded.shared
      where ${within(most, 'shared')} returning 1`)
  const inLine = (day: string, line: SpendingLine, { posts, users, micros }: Spending) =>
    sql`
      insert into network_usage_lines as spent (network, day, line, resources, micros)
      values (${network}, ${day}::date, ${line}, ${posts + users}, ${micros})
      on conflict (network, day, line)
      do update set resources = spent.resources + excluded.resources, micros = spent.micros + excluded.micros`.execute(
      db,
    )
  const isAdded = async (statement: ReturnType<typeof sql>) => (await statement.execute(db)).rows.length > 0
  return {
    async reserve(line, most, allowance) {
      const now = clock.now()
      const day = now.toISOString().slice(0, 10)
      const spent = (spending: Spending): Spent => ({
        ...spending,
        searched: line === 'searches' ? spending.micros : 0,
      })
      const isShared = allowance !== 'identity'
      const shared = await own(day, spent(most), allowed(allowance, of_user, now))
      if (shared === null) return null
      if (!(await total(day, spent(most), isShared ? shared : 0, allowed(allowance, of_all, now)))) {
        await own(day, spent(difference(nothing, most)), unbounded)
        return null
      }
      return async (used) => {
        const left = spent(difference(used, most))
        const sharedLeft = (await own(day, left, unbounded)) ?? 0
        await total(day, left, isShared ? sharedLeft : 0, unbounded)
        if (used.micros > 0) await inLine(day, line, used)
      }
    },
  }
}

interface Spent extends Spending {
  searched: number
}

/** Searches' part of the day's budget. */
const searchShare = 0.8
/** Hours ahead of the clock, so that a day can begin with a search. */
const headStart = 3

/** What may have been spent by now, in all and for searches; null: no bound. */
interface Most {
  micros: number | null
  searched: number | null
}
const unbounded: Most = { micros: null, searched: null }

function allowed(allowance: Allowance, budget: number, now: Date): Most {
  if (allowance === 'any' || allowance === 'identity') return unbounded
  if (allowance === 'whole') return { micros: budget, searched: null }
  const hours = now.getUTCHours() + now.getUTCMinutes() / 60 + headStart
  return { micros: budget, searched: Math.floor(searchShare * budget * Math.min(1, hours / 24)) }
}

/** What others who confirmed the same mailbox have read today, if the user does not pay. */
const ofOneMailbox = (userId: string, network: NetworkId, day: string) => sql`(
  select coalesce(sum(read.micros), 0)::bigint from users as own
  join users as other on other.mailbox_hash = own.mailbox_hash and other.id <> own.id
  join network_usage as read on read.user_id = other.id and read.network = ${network} and read.day = ${day}::date
  where own.id = ${userId} and not exists (select from subscriptions where subscriptions.user_id = own.id))`

const added = ({ posts, users, micros, searched }: Spent) =>
  sql`${posts}::int, ${users}::int, ${micros}::bigint, ${searched}::bigint`
const none = sql`0`
const fits = ({ micros, searched }: Spent, most: Most, others = none) => sql`
  (${most.micros}::bigint is null or ${micros}::bigint + ${others} <= ${most.micros}::bigint)
  and (${most.searched}::bigint is null or ${searched}::bigint <= ${most.searched}::bigint)`
const sum = sql`
  posts = spent.posts + excluded.posts, users = spent.users + excluded.users, micros = spent.micros + excluded.micros,
  searched = spent.searched + excluded.searched`
const within = (most: Most, counted: 'micros' | 'shared', others = none) => sql`
  (${most.micros}::bigint is null or ${sql.ref(`spent.${counted}`)} + ${sql.ref(`excluded.${counted}`)} + ${others} <= ${most.micros}::bigint)
  and (${most.searched}::bigint is null or spent.searched + excluded.searched <= ${most.searched}::bigint)`
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

interface SpentLine {
  network: NetworkId
  line: string
  resources: number
  micros: number
}

/** The largest first. */
export function spentLines(db: Db, day: string): Promise<SpentLine[]> {
  return db
    .selectFrom('network_usage_lines')
    .select(['network', 'line', 'resources', 'micros'])
    .where('day', '=', day)
    .orderBy('micros', 'desc')
    .execute()
}

export interface NetworkDay extends Spending {
  network: NetworkId
  day: string
  /** The part of `micros` within the users' own budgets. */
  shared: number
}

export function networkDays(db: Db, days: number): Promise<NetworkDay[]> {
  return db
    .selectFrom('network_usage_total')
    .select(['network', 'day', 'posts', 'users', 'micros', 'shared'])
    .orderBy('day', 'desc')
    .limit(days)
    .execute()
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
