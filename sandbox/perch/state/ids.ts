const EPOCH_MS = 1288834974657
const LARGEST = 9223372036854775807n

/** Numeric order of two decimal ids. */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length
  return a < b ? -1 : a > b ? 1 : 0
}

/** The lowest id at a time; ids grow with time, as X's snowflakes do. Times before X's epoch get small ids. */
function firstIdAt(at: Date): bigint {
  const sinceEpoch = at.getTime() - EPOCH_MS
  if (sinceEpoch <= 0) return BigInt(Math.max(1, Math.floor(at.getTime() / 1000)))
  const id = BigInt(sinceEpoch) << 22n
  return id > LARGEST ? LARGEST : id
}

export function mintId(at: Date, taken: (id: string) => boolean): string {
  let id = firstIdAt(at)
  while (taken(id.toString())) id += 1n
  return id.toString()
}
