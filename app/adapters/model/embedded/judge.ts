import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { answerKindOf, kindShares, likeliest } from '#app/adapters/model/heads/heads.ts'
import { asRead, type Judgement } from '#app/adapters/model/mind.ts'
import { beginning, contentStems } from '#app/adapters/model/words.ts'
import { type AnswerKind, isUnwelcome, type Post } from '#app/contract/posts.ts'
import type { OwnPost, Profile } from '#app/contract/profile.ts'
import { guard, isDistress, type Read, type SkipReason, stopIfTooShort } from './guard.ts'
import { preparedInterestsOf, type TopicScore, topicScoreOf } from './interests.ts'

const oldest = 24 * 60 * 60 * 1000

/** A post is worth a reply from this score on. */
export const threshold = 0.5
/** Required of a post that may be about distress. */
const sure = 0.9
/** For a reply to the user on a subject that they don't write about. */
const plainScore = 0.35

export async function readPost(post: Post, reader: Reader, signal: AbortSignal): Promise<Read> {
  const [[vector], above] = await Promise.all([
    reader.posts([post], signal),
    reader.texts(
      post.thread.map(({ text }) => text),
      signal,
    ),
  ])
  return { post, vector: vector as Vector, above }
}

export async function judgePost(
  post: Post,
  profile: Profile,
  now: Date,
  reader: Reader,
  signal: AbortSignal,
): Promise<Judgement> {
  if (now.getTime() - post.created_at.getTime() > oldest)
    return { verdict: 'skip', code: 'too_old', reason: 'It’s more than 24 hours old.' }
  const read = await readPost(post, reader, signal)
  const isAnswer = post.to_user === 'answers'
  const says = isAnswer ? meaningOf(read) : null
  if (isUnwelcome(says) && !isDistress(read.vector)) return { verdict: 'skip', ...unfitting }
  const stop = guard(read, profile.voice.languages) ?? (isAnswer ? null : stopIfTooShort(post))
  if (stop) return { verdict: 'skip', ...stop }
  if (isAnswer && says === 'disagreement') return { verdict: 'skip', ...disagreeing }
  if (isAnswer && says === null) return { verdict: 'skip', ...unclear }
  const likes = await preparedInterestsOf(profile, reader, signal)
  const scored = likes ? topicScoreOf(likes, read.vector) : null
  const isClose = scored !== null && scored.score >= threshold
  if (isAnswer) return judgeReplyToUser(read, profile, says, isClose ? scored : null)
  // Posts that hint at distress seldom have much of a topic.
  if (scored && isClose && scored.score < sure && isDistress(read.vector, true))
    return { verdict: 'skip', code: 'sensitive', reason: 'They may be going through something hard.' }
  if (scored && isClose) {
    const common = whatIsCommon(post, profile, scored)
    const reason = post.to_user === 'names' ? `They mentioned you. ${common}` : common
    return { verdict: 'engage', score: worthOf(post, scored.score, read.vector), reason }
  }
  const said =
    post.to_user === 'names'
      ? 'They mentioned you, but not about anything you post about.'
      : 'It isn’t about your topics.'
  return { verdict: 'skip', code: 'off_topic', reason: said, score: rounded(scored?.score ?? 0) }
}

const unfitting: SkipReason = {
  code: 'nothing_to_add',
  reason: 'They replied to you, but a like would send the wrong message. This one is yours to reply to.',
}

const disagreeing: SkipReason = { code: 'disagrees', reason: 'They disagree with you. This one is yours to reply to.' }
const unclear: SkipReason = {
  code: 'unsure',
  reason: 'They replied to you, and the bot isn’t sure how they meant it. This one is yours to reply to.',
}

/** As it was read when it arrived, if it was. */
export const meaningOf = ({ post, vector }: Read): AnswerKind | null =>
  post.says === undefined ? answerKindOf(vector) : post.says

const meanings: Partial<Record<AnswerKind, string>> = {
  question: 'They replied to you with a question.',
  thanks: 'They replied to thank you.',
  agreement: 'They replied that they agree with you.',
}

/** Someone who replies to the user gets at least a like. */
function judgeReplyToUser(
  { post, vector }: Read,
  profile: Profile,
  says: AnswerKind | null,
  scored: TopicScore | null,
): Judgement {
  const reason = (says && meanings[says]) ?? 'They replied to you.'
  if (!scored) return { verdict: 'engage', score: plainScore, reason }
  return {
    verdict: 'engage',
    score: worthOf(post, scored.score, vector),
    reason: `${reason} ${whatIsCommon(post, profile, scored)}`,
  }
}

function worthOf(post: Post, score: number, vector: Vector): number {
  const kind = likeliest(kindShares(vector))
  const asks = post.text.includes('?') || kind === 'advice' || kind === 'recommend'
  return rounded(Math.min(1, score * 0.8 + (asks ? 0.12 : 0) + (post.replies < 5 ? 0.08 : 0)))
}

const longestQuote = 80

function whatIsCommon({ text }: Post, { key_topics }: Profile, { closest }: TopicScore): string {
  const topics = key_topics.filter((topic) => isAbout(text, topic))
  // A single word says too little: it may have another meaning there.
  const isTelling = topics.join(' ').includes(' ')
  const they = isTelling ? `They mention ${listed(topics)}.` : whatTheySay(tellingSentence(text))
  if (!closest) return `${they} It fits your topics: ${listed(key_topics)}.`
  const when = closest.created_at === '' ? '' : `, from ${dayOf(closest)}`
  return `${they} Your closest post${when}: “${quoted(closest.text)}”`
}

function isAbout(text: string, topic: string): boolean {
  const [words, wanted] = [contentStems(text), [...contentStems(topic)]]
  return wanted.length > 0 && wanted.every((word) => words.has(word))
}

const maxNamed = 3
// en-GB has no comma before "and".
const list = new Intl.ListFormat('en-GB')
const listed = (topics: string[]) => list.format(topics.slice(0, maxNamed))

const whatTheySay = (sentence: string) => `They ${sentence.includes('?') ? 'asked' : 'wrote'}: “${quoted(sentence)}”`

function tellingSentence(text: string): string {
  const sentences = text.match(/[^.!?\n]+[.!?]*/g) ?? [text]
  return sentences.find((sentence) => sentence.includes('?')) ?? sentences[0] ?? text
}

function dayOf({ created_at }: OwnPost): string {
  return new Date(created_at).toLocaleDateString('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longestQuote ? line : `${beginning(line, longestQuote).replace(/\s+\S*$/, '')} …`
}

const rounded = (value: number): number => Math.round(value * 100) / 100

export async function ordered(posts: Post[], profile: Profile, reader: Reader, signal: AbortSignal): Promise<Post[]> {
  const [vectors, likes] = await Promise.all([
    reader.posts(posts.map(asRead), signal),
    preparedInterestsOf(profile, reader, signal),
  ])
  if (!likes) return posts
  return posts
    .map((post, at) => ({ post, score: topicScoreOf(likes, vectors[at] as Vector).score }))
    .sort((a, b) => b.score - a.score)
    .map(({ post }) => post)
}
