import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { nicheShares } from '#app/adapters/model/heads/heads.ts'
import type { Niche } from '#app/contract/profile.ts'
import { type AnalyzedPost, minPosts } from './topics.ts'

/** In posts. */
const bioWeight = 1.5

/** Turns the lead into a probability; fitted on other Perch seeds than the benchmark's. */
const curve = { slope: 3.3, offset: -1.6 }
/** In percent. */
const maxConfidence = 98.8

export function nicheOf(read: AnalyzedPost[], bio: Vector | null): { niche: Niche; confidence: number } {
  if (read.length < minPosts) return { niche: 'general', confidence: Math.round(5 + (read.length / minPosts) * 15) }
  const sums = new Map<Niche, number>()
  const add = (vector: Vector, weight: number) => {
    for (const [niche, share] of Object.entries(nicheShares(vector)) as [Niche, number][])
      sums.set(niche, (sums.get(niche) ?? 0) + share * weight)
  }
  for (const { vector } of read) add(vector, 1)
  if (bio) add(bio, bioWeight)
  const total = [...sums.values()].reduce((a, b) => a + b, 0)
  const ranked = [...sums].map(([niche, sum]) => ({ niche, share: sum / total })).sort((a, b) => b.share - a.share)
  const [first, second] = ranked
  if (!first) return { niche: 'general', confidence: 15 }
  const lead = first.share / Math.max(second?.share ?? 0, 0.03)
  const confidence = Math.round(maxConfidence / (1 + Math.exp(-(curve.slope * Math.log(lead) + curve.offset))))
  if (first.niche === 'general' || confidence < 50)
    return { niche: 'general', confidence: Math.max(10, Math.min(40, 60 - Math.round(confidence / 2))) }
  return { niche: first.niche, confidence }
}
