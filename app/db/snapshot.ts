import pg from 'pg'

/** Rows of one query as texts, in batches: the memory it takes does not grow with the result. */
export type Read = (text: string, values: unknown[]) => AsyncGenerator<(string | null)[][]>

/**
 * Runs `work` on a connection of its own, all of whose queries see the database as it was at the first. The server keeps
 * what it shows until the end, so `work` is bounded by the signal.
 */
export type Snapshot = <T>(signal: AbortSignal, work: (read: Read) => Promise<T>) => Promise<T>

/** Rows fetched at once. */
const batch = 200
/** How long the server lets one fetch take, and waits for the next, in ms. */
const bounds = { statement_timeout: 20_000, idle_in_transaction_session_timeout: 60_000 }

export function snapshots(connectionString: string): Snapshot {
  return async (signal, work) => {
    signal.throwIfAborted()
    const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 3_000, ...bounds })
    // Whoever waits for a statement gets its error.
    client.on('error', () => undefined)
    const cut = () => void client.end().catch(() => undefined)
    signal.addEventListener('abort', cut, { once: true })
    try {
      await client.connect()
      await client.query(`set time zone 'UTC'`)
      await client.query('begin isolation level repeatable read read only')
      return await work((text, values) => rowsOf(client, text, values))
    } finally {
      signal.removeEventListener('abort', cut)
      cut()
    }
  }
}

/** A million dates made of texts, to be texts again, would take longer than the query. */
const asTexts = { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig

let cursors = 0

async function* rowsOf(client: pg.Client, text: string, values: unknown[]): ReturnType<Read> {
  cursors += 1
  const name = `rows_${cursors}`
  await client.query(`declare ${name} no scroll cursor for ${text}`, values)
  for (;;) {
    const fetch = { text: `fetch ${batch} from ${name}`, rowMode: 'array', types: asTexts }
    const { rows } = await client.query<(string | null)[]>(fetch)
    if (rows.length > 0) yield rows
    if (rows.length < batch) break
  }
  await client.query(`close ${name}`)
}
