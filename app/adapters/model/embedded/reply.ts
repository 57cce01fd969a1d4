import { checkDraft } from '#app/adapters/model/checks.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { closeness, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { answerShares, kindShares } from '#app/adapters/model/heads/heads.ts'
import { type Crowd, nobody, sentencesOf } from '#app/adapters/model/likeness.ts'
import type { Draft } from '#app/adapters/model/mind.ts'
import { pattern } from '#app/adapters/model/rules/pattern.ts'
import { sharedStems, substance, wordsOf } from '#app/adapters/model/words.ts'
import { linksIn, weightedLength } from '#app/adapters/network/weighted-length.ts'
import type { Post } from '#app/contract/posts.ts'
import type { OwnPost, Profile } from '#app/contract/profile.ts'
import { guard } from './guard.ts'
import { likesOf } from './interests.ts'
import { dayOf, readPost } from './judge.ts'

/** How close an own post must be to a question to answer it, and how many words of substance they must share. */
const answering = { closeness: 0.66, words: 2 }
/** Shorter questions ("Who else?") ask for something else than what stands before them. */
const leastAsked = 5
/** How sure it must be that somebody thanks or praises. */
const surelyKind = 0.6
const mostSentences = 2

const thanks = [
  'Thank you, that made my day.',
  'Thanks a lot, really kind of you to say so.',
  'Glad to hear it, thank you.',
  'Thanks, happy that it was of use.',
  'Thank you for telling me, much appreciated.',
  'That is kind, thanks for writing.',
]

const silent: Extract<Draft, { verdict: 'skip' }> = {
  verdict: 'skip',
  code: 'nothing_to_add',
  reason: 'None of your own posts answers that.',
}

/**
 * An answer in the user's own words, or none: this mind cannot write. It thanks who writes to the user, and answers a question with
 * sentences out of one of the user's own posts where these surely fit.
 */
export async function replyTo(
  post: Post,
  profile: Profile,
  maxLength: number,
  reader: Reader,
  signal: AbortSignal,
  recent: Crowd = nobody,
): Promise<Draft> {
  const read = await readPost(post, reader, signal)
  const stop = guard(read, profile.voice.languages, true)
  if (stop) return { verdict: 'skip', ...stop }
  const isFine = (text: string) => checkDraft(text, { post, profile, recent, maxLength, closeness: 1 }).ok
  const shares = answerShares(read.vector)
  const asks = post.text.includes('?')
  if (post.to_user && !asks && shares.praise >= surelyKind) {
    const text = thanked(post, profile).find(isFine)
    return text ? { verdict: 'reply', text, reason: 'Thanks them for a kind word.', closeness: 1 } : silent
  }
  const kind = kindShares(read.vector)
  if (!isQuestion(post.text) || kind.advice + kind.recommend < 0.5) return silent
  const likes = await likesOf(profile, reader, signal)
  const answers = (likes?.own ?? [])
    .flatMap(({ post: own, vector }) => (own ? [{ own, vector, near: closeness(vector, read.vector) }] : []))
    .filter(({ own, near }) => near >= answering.closeness && sharedStems(own.text, post.text) >= answering.words)
    .filter(({ own, vector }) => !wasSaid(own, recent) && !asksToo(own, vector))
    .sort((a, b) => b.near - a.near)
  for (const { own } of answers) {
    const text = await fittingPart(own, read.vector, maxLength, reader, signal)
    if (text === null || !isFine(text)) continue
    const reason = `In your own words, from your post of ${dayOf(own)}.`
    return { verdict: 'reply', text, reason, closeness: 1, from_post: own.id }
  }
  return post.to_user ? { ...silent, code: 'asks_you', reason: 'Only you can answer that.' } : silent
}

function isQuestion(text: string): boolean {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/)
  return sentences.some((one) => one.includes('?') && wordsOf(one).length >= leastAsked)
}

/** In the order in which they are tried, other ones first for each post. */
function thanked({ id }: Post, { voice }: Profile): string[] {
  const start = Array.from(id).reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0)
  const turned = thanks.map((_, at) => thanks[(start + at) % thanks.length] as string)
  return voice.lower_case ? turned.map((text) => text.toLowerCase()) : turned
}

/** What asks the same or has the same trouble is closest of all to a question, and no answer to it. */
function asksToo({ text }: OwnPost, vector: Vector): boolean {
  const kind = kindShares(vector)
  return text.includes('?') || kind.advice + kind.recommend + kind.trouble > 0.5
}

/** Whether anything of the own post was sent lately: nobody is told what somebody else was told. */
function wasSaid({ text }: OwnPost, { said }: Crowd): boolean {
  return Array.from(sentencesOf(text)).some((sentence) => said.has(sentence))
}

/** What leans on what stood before it, or was true on its day only. */
const leaning =
  /^(?:and|but|so|or|then|also|this|that|these|those|it|he|she|they|which|because|plus|still|there|here)\b/i
const dated = pattern(
  [
    String.raw`\b(?:today|tonight|tomorrow|yesterday|this (?:morning|week|month|year|weekend)|(?:last|next) \w+|just|now|new|sale)\b`,
    String.raw`|\b(?:launch\w*|(?:19|20)\d\d)\b|[$€£]\s?\d|\d\s?(?:%|percent|dollars|euros)`,
  ],
  'i',
)

function stands(sentence: string): boolean {
  return (
    !leaning.test(sentence) &&
    !dated.test(sentence) &&
    !/[?@#]|https?:/.test(sentence) &&
    linksIn(sentence).length === 0 &&
    substance(sentence).size >= 3
  )
}

/** The sentence of the own post that is closest to the question, with the one after it where that stands by itself too. */
async function fittingPart(
  { text }: OwnPost,
  question: Vector,
  maxLength: number,
  reader: Reader,
  signal: AbortSignal,
): Promise<string | null> {
  const sentences = text.split(/(?<=[.!…])\s+|\n+/).map((one) => one.trim())
  const vectors = await reader.texts(sentences, signal)
  const near = vectors.map((vector, at) => (stands(sentences[at] ?? '') ? closeness(vector, question) : -1))
  const best = near.indexOf(Math.max(...near))
  if ((near[best] ?? -1) < answering.closeness - 0.15) return null
  const part = sentences.slice(best, best + mostSentences).filter((one, at) => at === 0 || stands(one))
  while (part.length > 0 && weightedLength(part.join(' ')) > maxLength) part.pop()
  return part.length > 0 ? part.join(' ') : null
}
