import { z } from 'zod'
import { hasLink } from '#app/adapters/model/links.ts'
import { type Draft, type Engage, type Judgement, skipCodes } from '#app/adapters/model/mind.ts'
import { spelledAs } from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'
import { niches, type Profile } from '#app/contract/profile.ts'
import { unwrapped } from './unwrapped.ts'

/** Flat, all fields required, no bounds: schema support of servers varies. Bounds are checked on the answer. */
export const judgementWire = z.object({
  verdict: z.enum(['engage', 'skip']),
  score: z.number(),
  code: z.enum(skipCodes).nullable(),
  reason: z.string(),
})

export const doubtWire = z.strictObject({
  class: z.enum(['ordinary', 'sensitive', 'politics', 'hostile', 'spam', 'giveaway']),
  reason: z.string(),
})

export const draftWire = z.object({
  verdict: z.enum(['reply', 'skip']),
  text: z.string(),
  code: z.enum(skipCodes).nullable(),
  reason: z.string(),
})

export const topicWire = z.object({ topic: z.number() })

export const profileWire = z.object({
  niche: z.enum(niches),
  confidence_score: z.number(),
  tone: z.string(),
  engagement_style: z.string(),
  posting_style: z.string(),
  content_type: z.array(z.string()),
  engagement_patterns: z.string(),
  key_topics: z.array(z.string()),
  prompts: z.array(z.object({ title: z.string(), text: z.string(), post_ids: z.array(z.string()) })),
})

/** Plain text for display: no control characters or halves of characters, which no database takes, and no address that a reader could be sent to. */
const line = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim())
    .refine((text) => text.length > 0 && text.length <= most && !/\bhttps?:|\bwww\./i.test(text))

/** Above 10 it is per cent; between 1 and 10 nobody knows of what. */
const share = z
  .number()
  .transform((given) => (given > 10 ? given / 100 : given))
  .pipe(z.number().min(0).max(1))
const judgement = z.object({ score: share, reason: line(300) })
const draft = z.object({ text: z.string().trim().min(1).max(1_000), reason: line(300) })
const profile = z.object({
  confidence_score: z.number().min(0).max(100),
  tone: line(80),
  engagement_style: line(200),
  posting_style: line(200),
  content_type: z.array(line(60)).min(1).max(8),
  engagement_patterns: line(300),
  key_topics: z.array(line(60)).min(1).max(20),
  prompts: z.array(z.object({ title: line(80), text: line(400), post_ids: z.array(z.string()) })).max(8),
})

/** Shown to the user; one that contains a link may have been injected. */
function reasonOf(reason: string, otherwise: string): string {
  return hasLink(reason) ? otherwise : reason
}

/** Each returns null for an unusable answer. */
export function toJudgement(answer: z.infer<typeof judgementWire>): Judgement | null {
  const { success, data } = judgement.safeParse(answer)
  if (!success) return null
  if (answer.verdict === 'engage')
    return { verdict: 'engage', score: data.score, reason: reasonOf(data.reason, 'It fits what you post about.') }
  const reason = reasonOf(data.reason, 'The language model decided to skip it.')
  return answer.code === null ? null : { verdict: 'skip', code: answer.code, reason }
}

export function toDecision(answer: z.infer<typeof doubtWire>, otherwise: Engage): Judgement | null {
  const { success, data } = line(300).safeParse(answer.reason)
  if (!success) return null
  if (answer.class !== 'ordinary')
    return { verdict: 'skip', code: answer.class, reason: reasonOf(data, 'The language model decided to skip it.') }
  return { ...otherwise, reason: `${reasonOf(data, '')} ${otherwise.reason}`.trim() }
}

export function toDraft(answer: z.infer<typeof draftWire>, { author }: Pick<Post, 'author'>): Draft | null {
  if (answer.verdict === 'skip') {
    const reason = line(300).safeParse(answer.reason)
    if (!reason.success) return null
    const code = answer.code ?? 'nothing_to_add'
    return { verdict: 'skip', code, reason: reasonOf(reason.data, 'The language model decided to skip it.') }
  }
  const { success, data } = draft.safeParse(answer)
  return success
    ? {
        verdict: 'reply',
        text: unwrapped(data.text, author.handle),
        reason: reasonOf(data.reason, 'It responds to their post.'),
      }
    : null
}

const minPrompts = 3
const maxPrompts = 5
/** For readings that the embedded analysis doesn't share: a model's own confidence is not calibrated. */
const disputed = 55
const maxConfidence = 95

export function toProfile(answer: z.infer<typeof profileWire>, counted: Profile, posts: Post[]): Profile | null {
  const { success, data } = profile.safeParse(answer)
  if (!success) return null
  const allowedIds = new Set(posts.map(({ id }) => id))
  const texts = posts.map(({ text }) => text)
  const prompts = data.prompts
    .map((prompt) => ({ ...prompt, post_ids: [...new Set(prompt.post_ids)].filter((id) => allowedIds.has(id)) }))
    .filter(({ post_ids }) => post_ids.length > 0)
    .slice(0, maxPrompts)
  if (prompts.length < minPrompts) return null
  const limit = answer.niche === counted.niche ? maxConfidence : disputed
  return {
    niche: answer.niche,
    confidence_score: Math.round(Math.min(data.confidence_score, limit)),
    tone: data.tone,
    engagement_style: data.engagement_style,
    content_patterns: {
      posting_style: data.posting_style,
      content_type: data.content_type,
      engagement_patterns: data.engagement_patterns,
    },
    key_topics: [...new Set(data.key_topics.map((topic) => topic.toLowerCase()))].map((topic) =>
      spelledAs(topic, texts),
    ),
    prompts,
    voice: counted.voice,
    ...(counted.interests ? { interests: counted.interests } : {}),
  }
}
