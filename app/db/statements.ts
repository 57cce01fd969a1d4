import { AsyncLocalStorage } from 'node:async_hooks'
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'

/** Per request, for the access log. */
interface DatabaseUse {
  queries: number
  round_trips: number
  ms: number
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

/** Prepares repeated statements, as parsing and planning are most of PostgreSQL's work for a page. */
export function preparing(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const nameOf = statementNames()
  return {
    async connect() {
      const end = beginWait()
      // A tick later, when the first query has begun: both count as one round trip.
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

/** The use from which a statement is prepared, and how many are (each takes memory per connection). */
const [prepareAt, maxPrepared] = [3, 200]
/** Texts counted; lists become varying numbers of parameters, so there is no limit to them. */
const maxSeen = 2_000

function statementNames(): (text: string) => string | undefined {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= maxPrepared) return name
    const uses = (seen.get(text) ?? 0) + 1
    if (seen.size >= maxSeen) seen.clear()
    if (uses < prepareAt) {
      seen.set(text, uses)
      return undefined
    }
    seen.delete(text)
    const made = `warble_${names.size}`
    names.set(text, made)
    return made
  }
}

/** SQL for `column >= start`: PostgreSQL keeps one plan for a range with two bounds; with one, it plans each time. */
export const since = (column: string | RawBuilder<unknown>, start: RawBuilder<unknown>) =>
  sql<boolean>`(${typeof column === 'string' ? sql.ref(column) : column} between ${start} and 'infinity')`
