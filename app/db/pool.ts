import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from '#app/db/schema.ts'
import { preparing } from '#app/db/statements.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

const int8 = 20
const date = 1082
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(date, (value) => value)

/** Per statement, and for idling in a transaction, in ms; `null`: no limit. */
const timeoutMs = 6_000

/** Timeout for opening a connection or getting a free one: the URL's `connect_timeout`, as PostgreSQL's own clients read it, or 3 s. */
export function connectMs(url: string): number {
  const seconds = Number(new URL(url).searchParams.get('connect_timeout'))
  return seconds > 0 ? seconds * 1_000 : 3_000
}

/**
 * `onError` gets errors of idle connections, which the pool replaces. `limitMs`: the statement timeout; a server
 * that doesn't respond at all loses the connection a second later.
 */
export function openPool(
  url: string,
  max: number,
  onError: (error: Error) => void,
  limitMs: number | null = timeoutMs,
): pg.Pool {
  const bounds = limitMs === null ? {} : { statement_timeout: limitMs, idle_in_transaction_session_timeout: limitMs }
  const connectionTimeoutMillis = connectMs(url)
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis, keepAlive: true, ...bounds })
  pool.on('error', onError)
  // A connection in use reports its error through the failed statement.
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (limitMs !== null) closeSilentConnections(pool, limitMs + 1_000)
  return pool
}

/** When one connection went silent, the others may be affected too. */
const suspectTimeoutMs = 1_000

/** After `limitMs` ms in use; the callers get an error. */
function closeSilentConnections(pool: pg.Pool, limitMs: number): void {
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
    timers.set(client, setTimeout(end, isSuspect ? Math.min(suspectTimeoutMs, limitMs) : limitMs, client))
  })
  pool.on('release', (_error, client) => {
    clearTimeout(timers.get(client))
    answered.set(client, performance.now())
  })
}

export function openDb(...options: Parameters<typeof openPool>): { db: Db; pool: pg.Pool } {
  const pool = openPool(...options)
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) }), pool }
}

const tries = 3

/** Retried after a deadlock, so `work` must have no effects outside the database. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx)
  for (let left = tries - 1; ; left -= 1)
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (!isDeadlock(error) || left === 0) throw error
    }
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  )
}

export function isForeignKeyViolation(error: unknown, column: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23503' &&
    error.constraint?.endsWith(`_${column}_fkey`) === true
  )
}

function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '40P01'
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/** Or the database is starting: reads may be retried shortly. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (
    /^(08|57P0)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) ||
    /Connection terminated|is not queryable/.test(error.message)
  )
}

/** Unreachable, shutting down or overloaded: the response is "try again later", not an internal error. */
export function isUnavailable(error: unknown): boolean {
  if (isConnectionLost(error)) return true
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (
    /^(57014|53|25P03)/.test(code) ||
    code === 'ETIMEDOUT' ||
    /timeout exceeded when trying to connect/.test(error.message)
  )
}
