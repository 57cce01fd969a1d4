import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from '#app/db/schema.ts'

/** What domain verbs take first: the pool, or a transaction of the caller's. */
export type Db = Kysely<Database>
export type Tx = Transaction<Database>

const int8 = 20
const date = 1082
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(date, (value) => value)

/** Counts the queries of the request it is run around, and their ms; the access log carries the figures. */
export const queryCount = new AsyncLocalStorage<{ queries: number; ms: number }>()

/** How long one statement may take, and how long a transaction may wait for its next one, in ms; `null`: as long as it takes. */
const patience = 6_000

/**
 * `max` is the number of connections. Errors of idle connections go to `onError`: the pool replaces them by itself.
 * The server ends what takes longer than `most`; where it does not answer at all, as behind a dead router, the
 * connection is given up a second later. Nothing that serves a page or steps a bot comes near to it.
 */
export function openPool(
  url: string,
  max: number,
  onError: (error: Error) => void,
  most: number | null = patience,
): pg.Pool {
  const bounds = most === null ? {} : { statement_timeout: most, idle_in_transaction_session_timeout: most }
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 3_000, keepAlive: true, ...bounds })
  pool.on('error', onError)
  if (most !== null) giveUpSilent(pool, most + 1_000)
  return pool
}

/** After one silent connection the others have so many ms for their next answer: what cut off the one may have cut off all. */
const suspicion = 1_000

/** Ends connections that somebody has held for longer than `most` ms; whoever waits on them is told that they are lost. */
function giveUpSilent(pool: pg.Pool, most: number): void {
  const timers = new WeakMap<pg.ClientBase, NodeJS.Timeout>()
  const answered = new WeakMap<pg.ClientBase, number>()
  let silence = 0
  const end = (client: pg.ClientBase) => {
    silence = performance.now()
    if (client instanceof pg.Client) client.end().catch(() => undefined)
  }
  pool.on('connect', (client) => answered.set(client, performance.now()))
  pool.on('acquire', (client) => {
    const isSuspect = (answered.get(client) ?? 0) <= silence
    timers.set(client, setTimeout(end, isSuspect ? Math.min(suspicion, most) : most, client))
  })
  pool.on('release', (_error, client) => {
    clearTimeout(timers.get(client))
    answered.set(client, performance.now())
  })
}

/** Tables through a pool of `openPool`. */
export function openDb(...given: Parameters<typeof openPool>): { db: Db; pool: pg.Pool } {
  const pool = openPool(...given)
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log({ queryDurationMillis }) {
      const count = queryCount.getStore()
      if (!count) return
      count.queries += 1
      count.ms += queryDurationMillis
    },
  })
  return { db, pool }
}

/** Runs `work` in the caller's transaction where it is one, else in a new one. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : db.transaction().execute(work)
}

/** The SQLSTATE of a unique violation on the named index or constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  )
}

/** A row was written that refers, by the column of this name, to one that is not there any more. */
export function isForeignKeyViolation(error: unknown, column: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23503' &&
    error.constraint?.endsWith(`_${column}_fkey`) === true
  )
}

/** Two transactions waited for each other, and this one was ended: done again, it gets through. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '40P01'
}

/** The database cannot be reached or is going down: an answer for "try again later", not a bug. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(08|57P0|57014|53|25P03)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  )
}
