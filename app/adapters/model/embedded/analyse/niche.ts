import type { Reading } from '#app/adapters/model/embedded/language/reading.ts'
import { contentTokens } from '#app/adapters/model/embedded/language/reading.ts'
import { nicheScores } from '#app/adapters/model/embedded/lexicon/niche-book.ts'
import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'
import type { Niche } from '#app/adapters/model/mind.ts'

/** Fewer usable posts than this say too little. */
export const enoughPosts = 12
/** Share of usable posts which the leading niche must reach, and by how much it must lead the next. */
const leastShare = 0.3
const leastLead = 1.45

export interface NicheReading {
  niche: Niche
  /** 0 to 100. */
  confidence: number
  /** Indices of the posts on which the niche rests. */
  posts: number[]
}

/**
 * The niche of an account from its posts and, as one more post, its bio. `general` where posts are few, off every niche, or spread
 * over several. The confidence is a logistic curve over share, lead and number of posts.
 */
export function nicheOf(readings: Reading[], bio: Reading): NicheReading {
  const usable = readings
    .map((reading, index) => ({ reading, index }))
    .filter(({ reading }) => contentTokens(reading).length >= 3)
  if (usable.length < enoughPosts)
    return { niche: 'general', confidence: Math.round(5 + (usable.length / enoughPosts) * 15), posts: [] }
  const votes = new Map<NamedNiche, { share: number; posts: number[] }>()
  const add = (scores: ReadonlyMap<NamedNiche, number>, index: number | null, scale: number) => {
    const total = [...scores.values()].reduce((sum, score) => sum + score, 0)
    for (const [niche, score] of scores) {
      const vote = votes.get(niche) ?? { share: 0, posts: [] }
      vote.share += Math.min(1, score / 0.8) * (score / total) * scale
      if (index !== null && score / total > 0.5 && score > 0.3) vote.posts.push(index)
      votes.set(niche, vote)
    }
  }
  for (const { reading, index } of usable) add(nicheScores(reading), index, 1)
  add(nicheScores(bio), null, 1.5)
  const ranked = [...votes].map(([niche, vote]) => ({ niche, ...vote, share: vote.share / usable.length }))
  ranked.sort((a, b) => b.share - a.share)
  const [first, second] = ranked
  if (!first) return { niche: 'general', confidence: 15, posts: [] }
  const lead = first.share / Math.max(second?.share ?? 0, 0.04)
  const strength =
    (first.share - leastShare) * 7 + Math.log(lead / leastLead) * 1.3 + Math.log10(usable.length / enoughPosts) * 1.2
  const confidence = Math.round(100 / (1 + Math.exp(-(strength + 0.4))))
  if (first.share < leastShare || lead < leastLead)
    return { niche: 'general', confidence: Math.max(10, Math.min(40, 60 - confidence)), posts: [] }
  return { niche: first.niche, confidence: Math.max(50, Math.min(95, confidence)), posts: first.posts }
}
