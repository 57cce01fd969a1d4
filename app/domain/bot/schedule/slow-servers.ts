import { minute, quarter } from '#app/domain/time.ts'

/** Steps at once, in this process, for accounts on one server of users' choosing: one that is slow leaves room for others. */
const stepsAtOnce = 4
/** A step that an outage held longer than this took the room of others, in real ms. */
const long = 5_000

const underWay = new Map<string, number>()
/** Long outages in a row, by user. Known to this process only: after a restart the first retries come sooner. */
const outages = new Map<string, number>()

/** Takes a place for a step that calls the server, and returns what gives it back; null: there is none at the moment. */
export function enterServer(server: string): (() => void) | null {
  const running = underWay.get(server) ?? 0
  if (running >= stepsAtOnce) return null
  underWay.set(server, running + 1)
  let isIn = true
  return () => {
    if (!isIn) return
    isIn = false
    const left = (underWay.get(server) ?? 1) - 1
    if (left > 0) underWay.set(server, left)
    else underWay.delete(server)
  }
}

/** How long a bot waits after an outage that held its step for `heldMs`: longer after each long one, up to a quarter. */
export function waitAfterOutage(userId: string, heldMs: number): number {
  if (heldMs < long) {
    outages.delete(userId)
    return minute
  }
  const before = outages.get(userId) ?? 0
  outages.set(userId, before + 1)
  return Math.min(minute * 2 ** before, quarter)
}

export const outageOver = (userId: string): void => void outages.delete(userId)
