/** Ids from here on begin with their time. */
const epochMs = 1_288_834_974_657n

export function timeOfId(id: string): Date | null {
  const sinceEpoch = BigInt(id) >> 22n
  return sinceEpoch > 0n ? new Date(Number(sinceEpoch + epochMs)) : null
}

const firstIdAt = (time: Date): bigint => (BigInt(time.getTime()) - epochMs) << 22n

export const isUpTo = (id: string, other: string): boolean => BigInt(id) <= BigInt(other)

/** How long after it was posted X may still list a post for the first time, in ms. */
export const lateListing = 15 * 60_000

/** The id itself, or an earlier one: what was not listed yet when `readAt` it was read up to there. */
export function withLate(id: string, readAt: Date | null): string {
  if (!/^\d+$/.test(id)) return id
  const at = readAt ?? timeOfId(id)
  const late = at ? firstIdAt(new Date(at.getTime() - lateListing)) : 0n
  return late > 0n && late < BigInt(id) ? String(late) : id
}
