/**
 * What spreadsheets treat as the beginning of a formula, full-width forms included; a plain number is none. Also used
 * in SQL.
 */
export const formula = /^(?!-?\d+(\.\d+)?$)(\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/

/**
 * One line of a CSV file (RFC 4180). Texts that a spreadsheet would run as a formula are prefixed with an apostrophe:
 * they may come from strangers.
 */
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

/** Byte order mark for UTF-8: without it Excel garbles non-Latin text. */
export const csvStart = '\ufeff'
