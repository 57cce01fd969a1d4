import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { answerKindOf, kindShares, likeliest } from '#app/adapters/model/heads/heads.ts'
import type { Engage, Judgement } from '#app/adapters/model/mind.ts'
import { mayNotMeanIt } from '#app/adapters/model/rules/not-meant.ts'
import { type AnswerKind, asRead, isComplaint, type Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import { commonGround } from './common-ground.ts'
import {
  type Head,
  isDistress,
  type Read,
  reasons,
  type SkipReason,
  type Suspicion,
  stopByRule,
  stopIfTooShort,
  suspicions,
} from './guard.ts'
import { preparedInterestsOf, topicScoreOf } from './interests.ts'
import { threshold, type Verdict, verdictOn } from './verdict.ts'

const day = 24 * 60 * 60 * 1000

/** Required of a post that may be about distress, by `hint`: in log-odds under the guard's threshold. */
const sure = 0.95
const hint = 2.2
/** For a reply to the user on a subject that they don't write about. */
const plainScore = 0.35
/** A guard's score from which a reason states what the post is; below, only what it may be. */
const plain = 2.5

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
  const { max_age_days = 1 } = profile
  if (now.getTime() - post.created_at.getTime() > max_age_days * day)
    return { verdict: 'skip', code: 'too_old', reason: `It’s more than ${24 * max_age_days} hours old.` }
  const read = await readPost(post, reader, signal)
  const isAnswer = post.to_user === 'answers'
  const says = isAnswer ? meaningOf(read) : null
  if (isComplaint(says) && !isDistress(post.text, read.vector, -plain)) return { verdict: 'skip', ...unfitting }
  const stop = stopByRule(read, profile.voice.languages)
  if (stop) return { verdict: 'skip', ...stop }
  const likes = await preparedInterestsOf(profile, reader, signal)
  // A reply among strangers is about what it replies to.
  const about = post.to_user || read.above.length === 0 ? [read.vector] : [read.vector, read.above.at(-1) as Vector]
  const scored = likes ? Math.min(...about.map((vector) => topicScoreOf(likes, vector))) : 0
  const isClose = scored >= threshold
  const common = isClose ? await commonGround(post, profile, read.vector) : null
  const engage = engagement(read, says, common ? { score: scored, common } : null)
  // An answer to the user is about them, whatever its words are about.
  const topic = Math.max(scored, isAnswer ? threshold : 0)
  const found = verdictOn(suspicions(read), topic, profile.interests?.limits, isAnswer)
  const final = found && { is_final: true as const }
  if (isAnswer && found && isOpen(found, says)) return { verdict: 'skip', ...(says === 'question' ? asking : unclear) }
  const otherwise = topic >= threshold && mayNotMeanIt(post) ? { otherwise: engage } : {}
  if (found?.is === 'skip') return { ...refusal(found.by), ...otherwise }
  if (isAnswer && says === 'disagreement') return { verdict: 'skip', ...disagreeing }
  if (isAnswer && says === null) return { verdict: 'skip', ...unclear }
  const short = isAnswer ? null : stopIfTooShort(post)
  if (short) return { verdict: 'skip', ...short, ...final }
  if (found?.is === 'doubt') return inDoubt(found.by.head, engage)
  // Posts that hint at distress seldom have much of a topic.
  if (!found && isClose && !isAnswer && scored < sure && isDistress(post.text, read.vector, hint))
    return inDoubt(null, engage)
  if (!found && topic >= threshold) return engage
  const reason =
    post.to_user === 'names'
      ? 'They mentioned you, but not about anything you post about.'
      : `It isn’t ${isClose ? 'clearly ' : ''}about your topics.`
  return { verdict: 'skip', code: 'off_topic', reason, score: rounded(scored), ...final, ...otherwise }
}

const may: Record<Head, string> = {
  moments: 'they may be going through something hard',
  hostility: 'it may be an attack on someone',
  politics: 'it may be about politics',
  giveaway: 'it may be a giveaway',
  promotion: 'it may be an ad',
}

/** `head` null: there is only a hint of a hard moment. */
function inDoubt(head: Head | null, otherwise: Engage): Judgement {
  const why = head ? may[head] : 'something hard could be behind it'
  const { code } = reasons[head ?? 'moments']
  return { verdict: 'doubt', code, otherwise, reason: `In doubt: ${why}, so it’s your decision.` }
}

const refusal = ({ code, head, score, reason }: Suspicion) => ({
  verdict: 'skip' as const,
  code,
  reason: score >= plain ? reason : `The bot couldn’t tell: ${may[head]}.`,
})

/** An answer is about the user, so that only a plain attack or a hard moment is one; a question may be about anything. */
const isOpen = ({ is, by }: Verdict, says: AnswerKind | null): boolean =>
  is !== 'doubt' && by.head !== 'moments' && (by.score < plain || (says === 'question' && by.head !== 'hostility'))

const unfitting: SkipReason = {
  code: 'nothing_to_add',
  reason: 'They replied to you, but a like would send the wrong message. This one is yours to reply to.',
}

const asking: SkipReason = { code: 'asks_you', reason: 'They asked you something. This one is yours to reply to.' }
const disagreeing: SkipReason = { code: 'disagrees', reason: 'They disagree with you. This one is yours to reply to.' }
const unclear: SkipReason = {
  code: 'unsure',
  reason: 'They replied to you, and the bot isn’t sure how they meant it. This one is yours to reply to.',
}

/** As it was read when it arrived, if it was. */
export const meaningOf = ({ post, vector }: Read): AnswerKind | null =>
  post.says === undefined ? answerKindOf(post.text, vector) : post.says

const meanings: Partial<Record<AnswerKind, string>> = {
  question: 'They replied to you with a question.',
  thanks: 'They replied to thank you.',
  agreement: 'They replied that they agree with you.',
}

/** Someone who replies to the user gets at least a like. `close`: null for another topic. */
function engagement(
  { post, vector }: Read,
  says: AnswerKind | null,
  close: { score: number; common: string } | null,
): Engage {
  const reason = [howAddressed(post, says), close?.common].filter((part) => part).join(' ')
  return { verdict: 'engage', score: close ? worthOf(post, close.score, vector) : plainScore, reason }
}

function howAddressed({ to_user }: Post, says: AnswerKind | null): string | null {
  if (to_user === 'names') return 'They mentioned you.'
  if (to_user !== 'answers') return null
  return (says && meanings[says]) ?? 'They replied to you.'
}

function worthOf(post: Post, score: number, vector: Vector): number {
  const kind = likeliest(kindShares(vector))
  const asks = post.text.includes('?') || kind === 'advice' || kind === 'recommend'
  return rounded(Math.min(1, score * 0.8 + (asks ? 0.12 : 0) + (post.replies < 5 ? 0.08 : 0)))
}

const rounded = (value: number): number => Math.round(value * 100) / 100

export async function ordered(posts: Post[], profile: Profile, reader: Reader, signal: AbortSignal): Promise<Post[]> {
  const [vectors, likes] = await Promise.all([
    reader.posts(posts.map(asRead), signal),
    preparedInterestsOf(profile, reader, signal),
  ])
  if (!likes) return posts
  return posts
    .map((post, at) => ({ post, score: topicScoreOf(likes, vectors[at] as Vector) }))
    .sort((a, b) => b.score - a.score)
    .map(({ post }) => post)
}
