import { sql } from 'kysely'
import type { LimitName } from '#app/contract/endpoint.ts'
import type { ErrorCode } from '#app/contract/errors.ts'
import type { Db } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { hour, minute } from '#app/domain/time.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'

interface Limit {
  hits: number
  window: number
}

/** Those about accounts are the operator's: calls in this window, from one network address. */
const accountWindow = 15 * minute

/** Per user where one is signed in, else per network address. */
const limits = {
  read: { hits: 600, window: minute },
  stream: { hits: 120, window: minute },
  write: { hits: 120, window: minute },
  // An answer may cost the operator tokens.
  chat: { hits: 30, window: 5 * minute },
} satisfies Partial<Record<LimitName, Limit>>

function limitOf(rules: AuthRules, name: LimitName): Limit {
  return name in limits
    ? limits[name as keyof typeof limits]
    : { hits: rules.rates[name as keyof AuthRules['rates']], window: accountWindow }
}

/** Tries of one address's password, whoever makes them (documenso's figure: 10 in 15 minutes). */
const perAccount: Limit = { hits: 10, window: accountWindow }

/** Messages to support, from one network address and from one user. */
const messages: Limit = { hits: 10, window: hour }

const memory = new Map<string, { start: number; hits: number }>()

/** Limits that guard accounts: they count a network address, whoever is signed in there. */
export const isAccountLimit = (name: LimitName) => !(name in limits)

/** Throws `too_many`. Reads are counted in this process, everything else in the database, for all processes. */
export async function hit(
  { db, rules }: { db: Db; rules: AuthRules },
  name: LimitName,
  who: string,
  now: Date,
): Promise<void> {
  const limit = limitOf(rules, name)
  if (name === 'read' || name === 'stream') hitLocal(`${name}:${who}`, limit, now.getTime())
  else await hitShared(db, `${name}:${who}`, limit, now)
}

/** Counts a try at what is one account's: `of` is its address for the password, else `kind:id`. Throws `too_many`. */
export function hitAccount(db: Db, of: string, now: Date): Promise<void> {
  return hitShared(db, `account:${of}`, perAccount, now)
}

/** Counts a message to support against each of its senders. Throws `too_many_messages`. */
export async function hitMessages(db: Db, senders: (string | null | undefined)[], now: Date): Promise<void> {
  for (const who of senders) if (who) await hitShared(db, `message:${who}`, messages, now, 'too_many_messages')
}

async function hitShared(
  db: Db,
  key: string,
  { hits, window }: Limit,
  now: Date,
  code: ErrorCode = 'too_many',
): Promise<void> {
  const window_start = new Date(Math.floor(now.getTime() / window) * window)
  const row = await db
    .insertInto('rate_limits')
    .values({ key, window_start, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  if (row.hits > hits) fail(code)
}

function hitLocal(key: string, { hits, window }: Limit, now: number): void {
  if (memory.size > 10_000) memory.clear()
  const known = memory.get(key)
  const entry = known && now - known.start < window && now >= known.start ? known : { start: now, hits: 0 }
  entry.hits += 1
  memory.set(key, entry)
  if (entry.hits > hits) fail('too_many')
}

/** Seconds after which a refused caller may try again, at the latest. */
export const retryAfter = (name: LimitName) =>
  String((name in limits ? limits[name as keyof typeof limits].window : accountWindow) / 1000)
