import pg from 'pg'
import { dataOwnership } from '#app/db/data-ownership.ts'
import { formula, innerFormula } from '#app/domain/csv.ts'

export interface ExportedTable {
  name: string
  /** The column that identifies the user. */
  person: string
  columns: string[]
}

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
  const [formulas, inner] = [formula, innerFormula].map(({ source }) => pg.escapeLiteral(source))
  // Fast paths: most texts begin with a letter or digit and have no separator inside, and the patterns are slow.
  const atStart = (text: string) =>
    `case when ascii(${text}) between 48 and 57 or ascii(${text}) between 65 and 122 or ${text} !~ ${formulas} then ${text} else '''' || ${text} end`
  const safe = (text: string) =>
    `case when translate(${text}, e';\\t\\r\\n', '') = ${text} then ${atStart(text)}
      else regexp_replace(${atStart(text)}, ${inner}, e'\\\\1''', 'g') end`
  return rowsOf(table, userId, (column) => (texts.includes(column) ? safe(`"${column}"::text`) : `"${column}"::text`))
}
