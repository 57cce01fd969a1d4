import { type Tone, toneShares } from '#app/adapters/model/heads/heads.ts'
import { capitalized } from '#app/adapters/model/words.ts'
import type { AnalyzedPost } from './topics.ts'

const most = 3
/** A tone found in a smaller share of the posts is not mentioned. */
const least = 0.1

/** Up to three words that describe the account's tone, the most prominent first. */
export function toneOf(read: AnalyzedPost[]): string {
  const sums = new Map<Tone, number>()
  for (const { vector } of read)
    for (const [tone, share] of Object.entries(toneShares(vector)) as [Tone, number][])
      sums.set(tone, (sums.get(tone) ?? 0) + share / read.length)
  const tones = [...sums]
    .sort((a, b) => b[1] - a[1])
    .filter(([, share], at) => at === 0 || share >= least)
    .slice(0, most)
    .map(([tone]) => tone)
  return capitalized(tones.join(', '))
}
