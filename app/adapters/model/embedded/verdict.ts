import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import type { Interests } from '#app/contract/profile.ts'
import { type Head, headScore, type Suspicion } from './guard.ts'

/** A post is worth a like or reply from this topic score on. */
export const threshold = 0.6
/** From this topic score on, a weak suspicion is usually wrong. */
export const onTopic = 0.8
/** From this topic score on, even a strong suspicion of politics or an ad is usually wrong. */
const closelyOnTopic = 0.95

/** Guard scores are log-odds. Up to this one, a suspicion is weak. */
const weakUpTo = 1.5
/** A post on another topic is skipped for that, unless the guard's score is above this. */
const minOffTopic = 4
const maxLimit = 6
type Limits = NonNullable<Interests['limits']>

const fixedLimits: Partial<Record<Head, number>> = { hostility: 0, promotion: 1 }
const relative = ['moments', 'politics', 'giveaway'] as const

/** The guard score above which a post is skipped: higher for an account that often posts such things itself. */
export const limitOf = (head: Head, limits: Limits = {}): number =>
  fixedLimits[head] ?? Math.min(maxLimit, Math.max(weakUpTo, limits[head] ?? 0))

/** One own post of ten must be beyond it, so that a single hard day changes nothing. */
const often = 0.1
const leastPosts = 12

/** Of all that an account posts, also of what is not kept. */
export function limitsOf(own: readonly { text: string; vector: Vector }[]): Limits {
  if (own.length < leastPosts) return {}
  return Object.fromEntries(
    relative.map((head) => {
      const scores = own.map(({ text, vector }) => headScore(head, text, vector)).sort((a, b) => b - a)
      return [head, Math.round(100 * ((scores[Math.floor(own.length * often)] ?? 0) + 1)) / 100]
    }),
  )
}

export interface Verdict {
  /** `off_topic`: skipped for its topic, or because a suspicion makes it matter that the topic isn't clear. */
  is: 'skip' | 'doubt' | 'off_topic'
  by: Suspicion
}

/** Weighs the guards' suspicions against the topic score; null: none counts. */
export function verdictOn(
  suspicions: readonly Suspicion[],
  topic: number,
  limits: Limits | undefined,
  isAnswer = false,
): Verdict | null {
  const verdicts = suspicions.flatMap((by): Verdict[] => {
    const limit = limitOf(by.head, limits)
    // An answer to the user is about what they said, so only a strong suspicion counts.
    if (isAnswer && isMinor(by) && by.score <= Math.max(limit, weakUpTo)) return []
    if (topic < threshold) return [{ is: by.score > Math.max(limit, minOffTopic) ? 'skip' : 'off_topic', by }]
    if (by.score > limit) return [{ is: isOutweighed(by.head, topic) ? 'doubt' : 'skip', by }]
    if (by.head === 'moments') return [{ is: 'doubt', by }]
    return topic >= onTopic ? [] : [{ is: 'off_topic', by }]
  })
  const first = (is: Verdict['is']) => verdicts.find((one) => one.is === is)
  return first('skip') ?? first('off_topic') ?? first('doubt') ?? null
}

const isMinor = ({ head, is_earlier }: Suspicion) => head !== 'moments' && (head !== 'hostility' || is_earlier)

const isOutweighed = (head: Head, topic: number) =>
  topic >= closelyOnTopic && head !== 'moments' && head !== 'hostility'
