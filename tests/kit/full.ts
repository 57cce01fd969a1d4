/** Whether the long runs (load, kills, benchmarks) have their full size: `npm run test:full`. */
export const full = process.env.FULL === '1'

/** One of `parts` of a list, another at each turn; in `npm run test:full` all of it. */
export const partOf = <T>(list: readonly T[], parts: number, turn: number): T[] =>
  full ? [...list] : list.filter((_, at) => (at + turn) % parts === 0)
