import { dataOwnership } from '#app/db/data-ownership.ts'

export interface ExportedTable {
  name: string
  /** The column that names the user. */
  person: string
  columns: string[]
}

/**
 * Every table with columns that are exported to their user, from the map of whose data each holds. What outlives the
 * user or is shared by all customers is not exported to one.
 */
export const exportedTables: readonly ExportedTable[] = Object.entries(dataOwnership).flatMap(
  ([name, { person, ends, columns }]) => {
    const exported = Object.entries(columns).flatMap(([column, rule]) => (rule.exported ? [column] : []))
    return person !== null && ends === 'with_user' && exported.length > 0 ? [{ name, person, columns: exported }] : []
  },
)

/** The query for a table's rows of the user `$1`, oldest first where they have a time. */
export function rowsOf({ name, person, columns }: ExportedTable): string {
  const order = columns.includes('created_at') ? ' order by created_at' : ''
  return `select ${columns.map((column) => `"${column}"`).join(', ')} from "${name}" where "${person}" = $1${order}`
}
