import { isDistress } from '#app/adapters/model/embedded/guard.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import type { Judgement, Mind, SkipCode } from '#app/adapters/model/mind.ts'
import type { Niche, Profile } from '#app/contract/profile.ts'
import { hour } from '#app/domain/time.ts'
import type { LabelledPost } from '../kit/labelled.ts'
import { rounded, shareOf } from '../kit/measure.ts'
import { nicheOfLabel } from './mind-niche.ts'

export interface ClassLine {
  posts: number
  code: string
  /** Share skipped with the class's own code. */
  recall: number
  /** Share skipped by any guard, that is, not for being off topic or thin. */
  guarded: number
  /** Share that waits for the user. */
  in_doubt: number
  /** Share skipped for any reason, or waiting for the user. */
  left_alone: number
  /** Of all posts skipped with the code, the share of classes with that code. */
  precision: number
  /** Whether the class’s figures, though never its texts, were used to improve the model. */
  tuned: boolean
}

/** The code with which each class should be skipped; sarcasm has none of its own. */
const codes: Record<string, SkipCode> = {
  grief: 'sensitive',
  disaster: 'sensitive',
  politics: 'politics',
  medical: 'sensitive',
  spam: 'spam',
  giveaway: 'giveaway',
  hostile: 'hostile',
  bot: 'bot_author',
  injection: 'instruction',
  language: 'language',
  sarcasm: 'nothing_to_add',
}
/** Classes whose figures were used to improve the model; the others show how it generalises. */
const tuned = new Set(['grief', 'disaster', 'politics', 'spam', 'hostile', 'injection', 'bot'])
const byTopic = new Set<SkipCode>(['off_topic', 'too_thin', 'too_old', 'nothing_to_add'])

export const isByGuard = (code: SkipCode) => !byTopic.has(code)

interface JudgedPost {
  kind: string
  expected: SkipCode | null
  predicted: SkipCode | null
  verdict: Judgement['verdict']
  /** Found by the guard, whether or not the reason named is another. */
  is_distress: boolean
  on_topic: boolean
}

/** Judges each post an hour after it was written, for a user of its niche if there is one. */
export async function judgeAllPosts(mind: Mind, reader: Reader, posts: LabelledPost[], profiles: Map<Niche, Profile>) {
  const defaultProfile = profiles.get('coffee') ?? [...profiles.values()][0]
  if (!defaultProfile) throw new Error('no account was classified correctly')
  await mind.order(
    posts.map(({ post }) => post),
    defaultProfile,
    AbortSignal.timeout(600_000),
  )
  const judged: JudgedPost[] = []
  for (const { post, label } of posts) {
    const own = profiles.get(nicheOfLabel(label.niche))
    const now = new Date(post.created_at.getTime() + hour)
    // The label covers the post only, and a sensitive thread would be a reason to skip.
    const bare = { ...post, thread: [] }
    const judgement: Judgement = await mind.judge(bare, own ?? defaultProfile, now, AbortSignal.timeout(60_000))
    const predicted = judgement.verdict === 'skip' ? judgement.code : null
    const on_topic = own !== undefined && nicheOfLabel(label.niche) !== 'general'
    const [vector] = (await reader.posts([post], AbortSignal.timeout(60_000))) as [Vector]
    const { verdict } = judgement
    const is_distress = isDistress(post.text, vector)
    judged.push({ kind: label.class, expected: codes[label.class] ?? null, predicted, verdict, is_distress, on_topic })
  }
  const guarded = ({ predicted }: JudgedPost) => predicted !== null && isByGuard(predicted)
  const inDoubt = ({ verdict }: JudgedPost) => verdict === 'doubt'
  const engaged = ({ verdict }: JudgedPost) => verdict === 'engage'
  const classes: Record<string, ClassLine> = {}
  for (const [kind, code] of Object.entries(codes)) {
    const own = judged.filter((one) => one.kind === kind)
    const named = judged.filter(({ predicted }) => predicted === code)
    if (own.length === 0) continue
    classes[kind] = {
      posts: own.length,
      code,
      recall: rounded(shareOf(own.filter(({ predicted }) => predicted === code).length, own.length), 3),
      guarded: rounded(shareOf(own.filter(guarded).length, own.length), 3),
      in_doubt: rounded(shareOf(own.filter(inDoubt).length, own.length), 3),
      left_alone: rounded(1 - shareOf(own.filter(engaged).length, own.length), 3),
      precision: rounded(shareOf(named.filter((one) => one.expected === code).length, named.length), 3),
      tuned: tuned.has(kind),
    }
  }
  const grave = judged.filter(({ kind }) => kind === 'grief' || kind === 'disaster')
  const plain = judged.filter(({ expected }) => expected === null)
  const ordinary = plain.filter(({ on_topic }) => on_topic)
  const stopped = judged.filter(guarded)
  const others = ['politics', 'spam', 'hostile'].flatMap((kind) => classes[kind]?.left_alone ?? [])
  return {
    classes,
    posts: judged.length,
    others_worst: Math.min(...others),
    grave: shareOf(grave.filter(({ is_distress }) => is_distress).length, grave.length),
    grave_any: 1 - shareOf(grave.filter(engaged).length, grave.length),
    ordinary_guarded: shareOf(ordinary.filter(guarded).length, ordinary.length),
    ordinary_in_doubt: shareOf(ordinary.filter(inDoubt).length, ordinary.length),
    ordinary_sensitive: shareOf(plain.filter(({ predicted }) => predicted === 'sensitive').length, plain.length),
    guard_precision: shareOf(stopped.filter(({ expected }) => expected !== null).length, stopped.length),
  }
}
