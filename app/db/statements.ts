import { AsyncLocalStorage } from 'node:async_hooks'
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

/** What the request it wraps asks of the database; the access log reports it. */
export interface DatabaseUse {
  queries: number
  /** How often it waited: queries side by side are one. */
  round_trips: number
  ms: number
  /** Connections and answers that it waits for now, and whether a round trip is counted for them. */
  waiting: number
  counted: boolean
}

export const databaseUse = new AsyncLocalStorage<DatabaseUse>()

export const noDatabaseUse = (): DatabaseUse => ({
  queries: 0,
  round_trips: 0,
  ms: 0,
  waiting: 0,
  counted: false,
})

/**
 * The pool for Kysely. A statement asked for repeatedly is prepared: PostgreSQL then parses and plans it once for each
 * connection, which is most of what it does for a page.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const nameOf = statementNames()
  return {
    async connect() {
      const end = beginWait()
      // By then its first query has begun.
      const client = await pool.connect().finally(() => setImmediate(end))
      const known = clients.get(client) ?? preparingClient(client, nameOf)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

function preparingClient(client: pg.PoolClient, nameOf: ReturnType<typeof statementNames>): PostgresPoolClient {
  const query = (text: string, values: unknown[]) =>
    counted(() => client.query(values.length > 0 ? { name: nameOf(text), text, values } : text))
  // Kysely's other form is for cursors, which its dialect has to be given.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
}

async function counted<Answer>(query: () => Promise<Answer>): Promise<Answer> {
  const use = databaseUse.getStore()
  if (!use) return query()
  const begun = performance.now()
  use.queries += 1
  if (!use.counted) use.round_trips += 1
  use.counted = true
  const end = beginWait(use)
  try {
    return await query()
  } finally {
    end()
    use.ms += performance.now() - begun
  }
}

function beginWait(use = databaseUse.getStore()): () => void {
  if (!use) return () => undefined
  use.waiting += 1
  return () => {
    use.waiting -= 1
    if (use.waiting === 0) use.counted = false
  }
}

/** The use at which a statement is prepared, and how many are at most: each takes memory on every connection. */
const [preparedAt, most] = [3, 200]
/** Texts differ without bound where lists become parameters, so that only so many are remembered before they repeat. */
const mostSeen = 2_000

/** Names the statements of a pool that are to be prepared; the others get none. */
function statementNames(): (text: string) => string | undefined {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= most) return name
    const uses = (seen.get(text) ?? 0) + 1
    if (seen.size >= mostSeen) seen.clear()
    if (uses < preparedAt) {
      seen.set(text, uses)
      return undefined
    }
    seen.delete(text)
    const made = `warble_${names.size}`
    names.set(text, made)
    return made
  }
}

/**
 * SQL: not before `start`. PostgreSQL estimates a range with two ends as short whatever its values, and keeps one plan;
 * one with a single end it plans each time, which takes longer than most queries.
 */
export const since = (column: string | RawBuilder<unknown>, start: RawBuilder<unknown>) =>
  sql<boolean>`(${typeof column === 'string' ? sql.ref(column) : column} between ${start} and 'infinity')`
