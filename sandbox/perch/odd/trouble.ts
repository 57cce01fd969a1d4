import type { Fault } from '../http/switches.ts'
import { randomFrom } from '../people/random.ts'

const SLOT_MS = 10 * 60_000
const SHARE = 0.03

const TROUBLES: readonly Fault[] = ['html_401', 'html_403', 'html_502', '429', '429_retry_after', '429_day', '503']

/** What refuses an account's calls for ten minutes; mostly nothing. */
export function troubleAt(seed: number, handle: string, now: Date): Fault | null {
  const random = randomFrom(seed, 'trouble', handle, Math.floor(now.getTime() / SLOT_MS))
  return random.chance(SHARE) ? random.pick(TROUBLES) : null
}
