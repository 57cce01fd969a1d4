/** The beginning of a spreadsheet formula, full-width forms included. Also used in SQL. */
export const formula = /^(?!-?\d+(\.\d+)?$)(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/

/** RFC 4180. Prefixes formulas with an apostrophe: texts may come from strangers. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  const text = String(value)
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Excel needs the BOM for non-Latin text. */
export const csvStart = '\ufeff'
