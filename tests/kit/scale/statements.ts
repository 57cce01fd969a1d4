import type pg from 'pg'

/** A statement, or a transaction from its begin to its end, as the process that asked saw it. */
export interface Seen {
  text: string
  ms: number
  /** When it ended, by `performance.now()`. */
  at: number
}

/** Tells of every statement of a pool, and of every transaction with the statement that took longest in it. */
export function watchStatements(pool: pg.Pool, statement: (seen: Seen) => void, transaction = statement): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    let begun: number | null = null
    let longest: Seen | null = null
    client.query = ((...args: unknown[]) => {
      const text = textOf(args[0])
      const before = performance.now()
      const note = () => {
        const at = performance.now()
        const seen = { text, ms: at - before, at }
        statement(seen)
        if (text === 'begin') begun = before
        else if (begun !== null && (text === 'commit' || text === 'rollback')) {
          transaction({ text: longest?.text ?? text, ms: at - begun, at })
          begun = null
          longest = null
        } else if (begun !== null && seen.ms > (longest?.ms ?? 0)) longest = seen
      }
      const result = query(...args)
      if (result instanceof Promise) result.then(note, note)
      return result
    }) as typeof client.query
  })
}

const textOf = (given: unknown) =>
  (typeof given === 'string' ? given : String((given as { text?: string } | null)?.text ?? ''))
    .trim()
    .replace(/\s+/g, ' ')
