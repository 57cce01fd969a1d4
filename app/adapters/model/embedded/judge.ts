import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { kindShares, likeliest } from '#app/adapters/model/heads/heads.ts'
import type { Judgement } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'
import type { OwnPost, Profile } from '#app/contract/profile.ts'
import { guard, isHard, isRebuff, type Read, type Stop, thin } from './guard.ts'
import { type Fit, fitOf, likesOf } from './interests.ts'

const oldest = 24 * 60 * 60 * 1000

/** From this on a post is worth an answer. */
export const threshold = 0.5
/** So close a post must be where it may speak of a hard moment. */
const sure = 0.85
/** Of an answer on nothing that the user writes about. */
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

/** Whether, and why, a post is worth an answer, or at least a like, from this user at `now`. */
export async function judgePost(
  post: Post,
  profile: Profile,
  now: Date,
  reader: Reader,
  signal: AbortSignal,
): Promise<Judgement> {
  if (now.getTime() - post.created_at.getTime() > oldest)
    return { verdict: 'skip', code: 'too_old', reason: 'Was posted more than 24 hours ago.' }
  const read = await readPost(post, reader, signal)
  const isAnswer = post.to_user === 'answers'
  if (isAnswer && isUnwelcome(read)) return { verdict: 'skip', ...unfitting }
  // Few words are enough to be liked for.
  const stop = guard(read, profile.voice.languages) ?? (isAnswer ? null : thin(post))
  if (stop) return { verdict: 'skip', ...stop }
  const likes = await likesOf(profile, reader, signal)
  const fit = likes ? fitOf(likes, read.vector) : null
  const isClose = fit !== null && fit.score >= threshold
  if (isAnswer) return answered(read, isClose ? fit : null)
  // Between the lines of a hard moment there is seldom much of a topic.
  if (fit && isClose && fit.score < sure && isHard(read.vector, true))
    return { verdict: 'skip', code: 'sensitive', reason: 'May speak of a hard moment.' }
  if (fit && isClose) {
    const said = whyClose(fit)
    const reason = post.to_user === 'names' ? `Names you, and is ${lowered(said)}` : said
    return { verdict: 'engage', score: worth(post, fit.score, read.vector), reason }
  }
  const said =
    post.to_user === 'names'
      ? 'Names you, but is not close to what you write about.'
      : 'Is not close to what you write about.'
  return { verdict: 'skip', code: 'off_topic', reason: said, score: rounded(fit?.score ?? 0) }
}

const unfitting: Stop = {
  code: 'nothing_to_add',
  reason: 'Answers you, but a like would not fit: what to say is up to you.',
}

/** Whether somebody who answers would rather not have been written to; a hard moment is told as one. */
function isUnwelcome({ vector }: Read): boolean {
  return isRebuff(vector) && !isHard(vector)
}

/** Somebody who answers the user is given at least a like, whatever they talk about. */
function answered({ post, vector }: Read, fit: Fit | null): Judgement {
  const reason = post.text.includes('?') ? 'Answers you, and asks something.' : 'Answers you.'
  if (!fit) return { verdict: 'engage', score: plainScore, reason }
  return { verdict: 'engage', score: worth(post, fit.score, vector), reason: `${reason} ${whyClose(fit)}` }
}

/** Questions and few answers so far make a post more worth answering. */
function worth(post: Post, score: number, vector: Vector): number {
  const kind = likeliest(kindShares(vector))
  const asks = post.text.includes('?') || kind === 'advice' || kind === 'recommend'
  return rounded(Math.min(1, score * 0.8 + (asks ? 0.12 : 0) + (post.replies < 5 ? 0.08 : 0)))
}

const longestQuote = 80

function whyClose({ closest }: Fit): string {
  return closest ? `Close to what you wrote on ${dayOf(closest)}: “${quoted(closest.text)}”` : 'Close to your topics.'
}

export function dayOf({ created_at }: OwnPost): string {
  return new Date(created_at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longestQuote ? line : `${line.slice(0, longestQuote).replace(/\s+\S*$/, '')} …`
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** The posts, those closest to what the user writes about first; all of them are read at once. */
export async function ordered(posts: Post[], profile: Profile, reader: Reader, signal: AbortSignal): Promise<Post[]> {
  const [vectors, likes] = await Promise.all([reader.posts(posts, signal), likesOf(profile, reader, signal)])
  if (!likes) return posts
  return posts
    .map((post, at) => ({ post, score: fitOf(likes, vectors[at] as Vector).score }))
    .sort((a, b) => b.score - a.score)
    .map(({ post }) => post)
}
