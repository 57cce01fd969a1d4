import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Read } from '#app/db/snapshot.ts'
import { csvLine, csvStart } from '#app/domain/csv.ts'
import { exportFormat, exportSchema } from '#app/domain/export/schema.ts'
import { exportedTables, rowsOf } from '#app/domain/export/tables.ts'

/** Higher levels take twice as long, and the archive is a fifth smaller. */
const compressionLevel = 1

/** A zip of everything about the user, written as it is read: memory does not grow with the history. */
export async function* archiveOf(read: Read, userId: string, now: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const entries: [name: string, text: AsyncIterable<string>][] = [
    ['README.txt', once(readme(now))],
    ['schema.json', once(`${JSON.stringify(await exportSchema(read), null, 2)}\n`)],
    ['data.json', jsonOf(read, userId, now)],
    ['actions.csv', actionsOf(read, userId)],
  ]
  for (const [name, text] of entries)
    zip.addReadStreamLazy(name, { mtime: now, compressionLevel }, (give) =>
      give(null, Readable.from(buffers(text), { highWaterMark: 1 })),
    )
  zip.end()
  for await (const bytes of output) yield bytes
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

async function* buffers(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text)
}

/** The database writes each row's JSON. */
async function* jsonOf(read: Read, userId: string, now: Date): AsyncGenerator<string> {
  yield `${JSON.stringify({ ...exportFormat, exported_at: now.toISOString() }).slice(0, -1)}`
  for (const table of exportedTables) {
    yield `,\n${JSON.stringify(table.name)}: [`
    let separator = '\n'
    const query = `select row_to_json(rows) from (${rowsOf(table)}) as rows`
    for await (const rows of read(query, [userId])) {
      yield separator + rows.join(',\n')
      separator = ',\n'
    }
    yield separator === '\n' ? ']' : '\n]'
  }
  yield '\n}\n'
}

async function* actionsOf(read: Read, userId: string): AsyncGenerator<string> {
  const table = exportedTables.find(({ name }) => name === 'actions')
  if (!table) throw new Error('The actions are exported by no rule.')
  yield csvStart + csvLine(table.columns)
  const query = `select ${table.columns.map((column) => `rows."${column}"::text`).join(', ')} from (${rowsOf(table)}) as rows`
  for await (const rows of read(query, [userId])) yield rows.map(csvLine).join('')
}

const readme = (now: Date) => `Everything that Warble held about you on ${now.toISOString()}.

data.json    all of it: one list for each kind of record
schema.json  what the records of data.json look like, as a JSON Schema
actions.csv  what the bot did and what it left alone, oldest first, for a spreadsheet

Times are in UTC; days and hours of actions are of your own calendar. Passwords, keys and
access tokens are not in here: nobody should have them outside the places that use them.
In actions.csv a text that a spreadsheet would run as a formula has an apostrophe in front.
`
