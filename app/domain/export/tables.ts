import pg from 'pg'
import { dataOwnership } from '#app/db/data-ownership.ts'
import { formula } from '#app/domain/csv.ts'

export interface ExportedTable {
  name: string
  /** The column that names the user. */
  person: string
  columns: string[]
}

/**
 * Every table with columns that are exported to their user, derived from the data ownership map. Data that outlives the
 * user or is shared by all customers is not exported.
 */
export const exportedTables: readonly ExportedTable[] = Object.entries(dataOwnership).flatMap(
  ([name, { person, ends, columns }]) => {
    const exported = Object.entries(columns).flatMap(([column, rule]) => (rule.exported ? [column] : []))
    return person !== null && ends === 'with_user' && exported.length > 0 ? [{ name, person, columns: exported }] : []
  },
)

/** The query for a user's rows in a table, oldest first if they have a time. COPY takes no parameters. */
function rowsOf({ name, person, columns }: ExportedTable, userId: string, written: (column: string) => string): string {
  const order = columns.includes('created_at') ? ` order by "${name}".created_at` : ''
  const user = pg.escapeLiteral(userId)
  return `select ${columns.map(written).join(', ')} from "${name}" where "${person}" = ${user}${order}`
}

/** The query for a table's rows, each as JSON. */
export const jsonRowsOf = (table: ExportedTable, userId: string) =>
  `select row_to_json(rows) from (${rowsOf(table, userId, (column) => `"${column}"`)}) as rows`

/** The query for a table's rows, with texts that no spreadsheet runs as a formula. */
export function safeRowsOf(table: ExportedTable, userId: string, texts: string[]): string {
  const formulas = pg.escapeLiteral(formula.source)
  // Most texts begin with a letter or digit; matching the pattern would take longer than everything else.
  const isPlain = (column: string) => `ascii("${column}") between 48 and 57 or ascii("${column}") between 65 and 122`
  const safe = (column: string) =>
    `case when ${isPlain(column)} then "${column}" when "${column}" ~ ${formulas} then '''' || "${column}" else "${column}" end`
  return rowsOf(table, userId, (column) => (texts.includes(column) ? safe(column) : `"${column}"::text`))
}
