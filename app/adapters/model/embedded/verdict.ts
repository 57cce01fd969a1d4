import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { closeness, unpacked } from '#app/adapters/model/encoder/vector.ts'
import type { Interests } from '#app/contract/profile.ts'
import { type Head, headScore, type Suspicion } from './guard.ts'

/** A post is worth a reply from this topic score on. */
export const threshold = 0.5
/** From here on it is so much the user's own subject that a weak suspicion is mistaken more often than not. */
const homeGround = 0.8

/** From here on even a strong suspicion of politics or an ad is more often than not of shop talk. */
const heartOfIt = 0.95

/** In log-odds: a suspicion up to it is weak. */
const strong = 1.5
/** What is on another topic anyway is accused of something only above it. */
const certain = 2.5
const strongest = 6
/** Own posts closer than this speak for a post. */
const alike = 0.7

/** Insults are never excused; and who sells is refused sooner, wherever. */
const fixed: Partial<Record<Head, number>> = { hostility: 0, promotion: 1 }

/** Higher where the user posts such things: what is theirs can't be held against others. */
export function limitOf(head: Head, vector: Vector, own: Interests['posts']): number {
  const limit = fixed[head]
  if (limit !== undefined) return limit
  const like = own.map((post) => ({ ...post, vector: unpacked(post.vector) }))
  const scores = like
    .filter((post) => closeness(post.vector, vector) >= alike)
    .map((post) => headScore(head, post.text, post.vector) + 1)
  return Math.min(strongest, Math.max(strong, ...scores))
}

export interface Verdict {
  /** `aside`: left alone, but for its topic. */
  is: 'skip' | 'doubt' | 'aside'
  by: Suspicion
}

/** What the suspicions about a post amount to at its topic score; null: nothing. */
export function verdictOn(
  suspicions: readonly Suspicion[],
  topic: number,
  vector: Vector,
  own: Interests['posts'],
): Verdict | null {
  const verdicts = suspicions.flatMap((by): Verdict[] => {
    const limit = limitOf(by.head, vector, own)
    if (topic < threshold) return [{ is: by.score > Math.max(limit, certain) ? 'skip' : 'aside', by }]
    if (by.score > limit) return [{ is: isOutweighed(by.head, topic) ? 'doubt' : 'skip', by }]
    if (by.head === 'moments') return [{ is: 'doubt', by }]
    return topic >= homeGround ? [] : [{ is: 'skip', by }]
  })
  const first = (is: Verdict['is']) => verdicts.find((one) => one.is === is)
  return first('skip') ?? first('doubt') ?? first('aside') ?? null
}

const isOutweighed = (head: Head, topic: number) => topic >= heartOfIt && head !== 'moments' && head !== 'hostility'
