import { randomFrom } from '../people/random.ts'
import type { Post } from '../state/model.ts'

const SHARE = 0.4
const MOST_MS = 14 * 60_000

/** As if an index were behind for some posts; the same for whoever asks. */
export function isListed(seed: number, { id, createdAt }: Post, now: Date): boolean {
  const random = randomFrom(seed, 'late', id)
  return !random.chance(SHARE) || now.getTime() - Date.parse(createdAt) >= random.between(60_000, MOST_MS)
}
