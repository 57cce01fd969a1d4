import type { Readable } from 'node:stream'
import pg from 'pg'
import { type CopyFormat, copyRows } from '#app/db/copy.ts'
import { connectMs } from '#app/db/pool.ts'

export interface SnapshotReader {
  rows(query: string): Promise<string[][]>
  copy(query: string, format: CopyFormat, separator: string): Readable
}

/** All queries see the database as of the first. The server keeps that state, so bound `work` by the signal. */
export type Snapshot = <T>(signal: AbortSignal, work: (read: SnapshotReader) => Promise<T>) => Promise<T>

/** In ms; the signal usually fires first. */
const bounds = { statement_timeout: 300_000, idle_in_transaction_session_timeout: 60_000 }

export function snapshots(connectionString: string): Snapshot {
  return async (signal, work) => {
    signal.throwIfAborted()
    const connectionTimeoutMillis = connectMs(connectionString)
    const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis, ...bounds })
    client.on('error', () => undefined)
    const cut = () => void client.end().catch(() => undefined)
    signal.addEventListener('abort', cut, { once: true })
    try {
      await client.connect()
      await client.query(`set time zone 'UTC'`)
      await client.query('begin isolation level repeatable read read only')
      return await work({
        rows: async (text) => (await client.query<string[]>({ text, rowMode: 'array' })).rows,
        copy: (query, format, separator) => copyRows(client, query, format, separator),
      })
    } finally {
      signal.removeEventListener('abort', cut)
      cut()
    }
  }
}
