import { type Tone, toneShares } from '#app/adapters/model/heads/heads.ts'
import type { OwnRead } from './own-read.ts'

const most = 3
/** A tone that less of the posts have is not told. */
const least = 0.1

/** Up to three words for how somebody sounds, the plainest first. */
export function toneOf(read: OwnRead[]): string {
  const sums = new Map<Tone, number>()
  for (const { vector } of read)
    for (const [tone, share] of Object.entries(toneShares(vector)) as [Tone, number][])
      sums.set(tone, (sums.get(tone) ?? 0) + share / read.length)
  const told = [...sums]
    .sort((a, b) => b[1] - a[1])
    .filter(([, share], at) => at === 0 || share >= least)
    .slice(0, most)
    .map(([tone]) => tone)
  const line = told.join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}
