import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { SnapshotReader } from '#app/db/snapshot.ts'
import { csvLine, csvStart } from '#app/domain/csv.ts'
import { type Column, columnsOf, exportFormat, exportSchema } from '#app/domain/export/schema.ts'
import { exportedTables, jsonRowsOf, safeRowsOf } from '#app/domain/export/tables.ts'

/** Higher levels take twice as long for a fifth less. */
const compressionLevel = 1

/** A zip, streamed: memory use doesn't grow with the history. */
export async function* archiveOf(read: SnapshotReader, userId: string, now: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const columns = await columnsOf(read)
  const entries: [name: string, bytes: AsyncIterable<Buffer>][] = [
    ['README.txt', once(readme(now))],
    ['schema.json', once(`${JSON.stringify(exportSchema(columns), null, 2)}\n`)],
    ['data.json', jsonOf(read, userId, now)],
    ['actions.csv', actionsOf(read, userId, columns)],
  ]
  for (const [name, bytes] of entries)
    zip.addReadStreamLazy(name, { mtime: now, compressionLevel }, (give) =>
      give(null, Readable.from(bytes, { highWaterMark: 1 })),
    )
  zip.end()
  for await (const bytes of output) yield bytes
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

async function* jsonOf(read: SnapshotReader, userId: string, now: Date): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify({ ...exportFormat, exported_at: now.toISOString() }).slice(0, -1))
  for (const table of exportedTables) {
    yield Buffer.from(`,\n${JSON.stringify(table.name)}: [\n`)
    yield* read.copy(jsonRowsOf(table, userId), 'text', ',\n')
    yield Buffer.from('\n]')
  }
  yield Buffer.from('\n}\n')
}

async function* actionsOf(read: SnapshotReader, userId: string, columns: Column[]): AsyncGenerator<Buffer> {
  const table = exportedTables.find(({ name }) => name === 'actions')
  if (!table) throw new Error('The actions are exported by no rule.')
  const isText = (type: string) => type === 'text' || type === 'jsonb'
  const texts = columns.flatMap(({ table, name, type }) => (table === 'actions' && isText(type) ? name : []))
  yield Buffer.from(csvStart + csvLine(table.columns))
  yield* read.copy(safeRowsOf(table, userId, texts), 'csv', '\r\n')
  yield Buffer.from('\r\n')
}

const readme = (now: Date) => `Everything Warble held about you on ${now.toISOString()}.

data.json    all of it: one list for each kind of record
schema.json  what the records of data.json look like, as a JSON Schema
actions.csv  what the bot did and what it skipped, oldest first, for a spreadsheet

Times are in UTC; days and hours of actions are of your own calendar. Passwords, keys and
access tokens aren’t included: no one should have them outside the places that use them.
In actions.csv a text that a spreadsheet would run as a formula has an apostrophe in front.
`
