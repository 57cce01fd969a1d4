/** The beginning of a spreadsheet formula, full-width forms included. Also used in SQL. */
export const formula = /^(?!-?\d+(\.\d+)?$)(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/

/**
 * Where a formula would begin if a spreadsheet split the text further: many locales separate cells by semicolons and
 * ignore the quotes around ours. A sign before a bracket is a smiley. Also used in SQL.
 */
export const innerFormula = /([;\t\r\n][ \u00a0\u3000"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20](?!\)))/

const innerFormulas = new RegExp(innerFormula, 'g')

/** RFC 4180. Prefixes formulas with an apostrophe: texts may come from strangers. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  const text = String(value)
  const safe = (formula.test(text) ? `'${text}` : text).replaceAll(innerFormulas, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Excel needs the BOM for non-Latin text. */
export const csvStart = '\ufeff'
