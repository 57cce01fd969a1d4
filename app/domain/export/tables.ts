import pg from 'pg'
import { dataOwnership } from '#app/db/data-ownership.ts'
import { formula } from '#app/domain/csv.ts'

export interface ExportedTable {
  name: string
  /** The column that identifies the user. */
  person: string
  columns: string[]
}

/** Derived from the data ownership map. */
export const exportedTables: readonly ExportedTable[] = Object.entries(dataOwnership).flatMap(
  ([name, { person, ends, columns }]) => {
    const exported = Object.entries(columns).flatMap(([column, rule]) => (rule.exported ? [column] : []))
    return person !== null && ends === 'with_user' && exported.length > 0 ? [{ name, person, columns: exported }] : []
  },
)

/** A query, oldest first if rows have a time. COPY takes no parameters. */
function rowsOf({ name, person, columns }: ExportedTable, userId: string, written: (column: string) => string): string {
  const order = columns.includes('created_at') ? ` order by "${name}".created_at` : ''
  const user = pg.escapeLiteral(userId)
  return `select ${columns.map(written).join(', ')} from "${name}" where "${person}" = ${user}${order}`
}

export const jsonRowsOf = (table: ExportedTable, userId: string) =>
  `select row_to_json(rows) from (${rowsOf(table, userId, (column) => `"${column}"`)}) as rows`

/** Escapes texts that a spreadsheet would run as formulas. */
export function safeRowsOf(table: ExportedTable, userId: string, texts: string[]): string {
  const formulas = pg.escapeLiteral(formula.source)
  // Fast path: most texts begin with a letter or digit, and the pattern is slow.
  const isPlain = (column: string) => `ascii("${column}") between 48 and 57 or ascii("${column}") between 65 and 122`
  const safe = (column: string) =>
    `case when ${isPlain(column)} then "${column}" when "${column}" ~ ${formulas} then '''' || "${column}" else "${column}" end`
  return rowsOf(table, userId, (column) => (texts.includes(column) ? safe(column) : `"${column}"::text`))
}
