import type { Person, Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import type { SentTexts } from './likeness.ts'

/**
 * The port to artificial intelligence. Everything that comes from a network (posts, names, bios) is data to the
 * implementation, never an instruction, and nothing it returns is trusted: drafts pass the output checks before use.
 */

/** Machine-readable reasons for skipping a post; the sentence next to it is for the user. */
export const skipCodes = [
  'off_topic',
  'sensitive',
  'politics',
  'medical',
  'spam',
  'giveaway',
  'language',
  'bot_author',
  'instruction',
  'hostile',
  'too_thin',
  'too_old',
  'nothing_to_add',
  'asks_you',
  'no_answer',
] as const

/** Instead of a reply: the language model cannot work now. `no_draft`: what it wrote was not usable. */
export const noModelCode = 'no_model' as const
/** Instead of a reply: the payer's share of the language model is used up for today. */
export const usedUpCode = 'share_used_up' as const
export type SkipCode = (typeof skipCodes)[number] | typeof noModelCode | typeof usedUpCode | 'no_draft'

export type Judgement =
  /** `score` 0 to 1: how well the post fits the profile and how much a reply would be worth. */
  | { verdict: 'engage'; score: number; reason: string }
  /** `score`: how close an off-topic post came. */
  | { verdict: 'skip'; code: SkipCode; reason: string; score?: number }

export type Draft =
  /**
   * `written_by`: the language model that wrote the text; absent if none was needed. `closeness`: semantic similarity
   * to the post.
   */
  | { verdict: 'reply'; text: string; reason: string; written_by?: string; closeness?: number }
  | { verdict: 'skip'; code: SkipCode; reason: string }

export interface Group {
  /** Made of words from the texts. */
  name: string
  /** Their indices, the most typical first. */
  members: number[]
}

/** What a user's tokens are for; `repeat`: a second analysis on the same day. */
export type UserUse = 'account' | 'repeat' | 'chat'

/** For whom a mind works: a user, all signed-out visitors on `/try` or in the support chat, or the operator. */
export type Payer = { user_id: string; use: UserUse } | 'guests' | 'guest_chat' | 'operator'

/** What of a payer's day is used up: their own share, or the one that they have in common with others. */
export type UsedUp = 'own' | 'common'

/** Counts the tokens of one payer's work per UTC day, over all processes. */
export interface Meter {
  /** Reserves tokens. The returned function replaces the estimate by the actual usage; it is called once. */
  reserve(tokens: number): Promise<((used: number) => Promise<void>) | UsedUp>
}

/** `refused`: the server does not accept the key. `unreachable`: it does not respond, or only with errors. */
export type MindState = 'ready' | 'refused' | 'unreachable'

export interface Mind {
  /** Tells the user which mind was at work ("embedded", "llm: model-name"). */
  readonly name: string
  /**
   * Analyzes an account from its own posts, newest first. Never throws on weak evidence: returns `general` with a low
   * score.
   */
  analyze(account: Person, posts: Post[], signal: AbortSignal): Promise<Profile>
  /** The posts, those closest to what the user writes about first. */
  order(posts: Post[], profile: Profile, signal: AbortSignal): Promise<Post[]>
  judge(post: Post, profile: Profile, now: Date, signal: AbortSignal): Promise<Judgement>
  /**
   * Writes one reply of at most `maxLength` characters (as the network counts them), or skips if there is nothing worth
   * saying. `recent` loads the texts sent recently by anybody, which the reply must not resemble.
   */
  reply(
    post: Post,
    profile: Profile,
    maxLength: number,
    signal: AbortSignal,
    recent?: () => Promise<SentTexts>,
  ): Promise<Draft>
  /**
   * The same mind on somebody's account, within their share of the day's tokens; for guests it keeps nothing of the posts
   * that it analyzes.
   */
  for(payer: Payer): Mind
  /** The same mind without the language model; the mind itself if it has none. */
  unaided(): Mind
  /** Whether a question of this mind was refused because the payer's share is used up for today. */
  isUsedUp(): boolean
  /** Groups texts by subject, largest group first. */
  groups(texts: string[], signal: AbortSignal): Promise<Group[]>
  /** Loads what the first judgement needs, so that it need not wait. */
  prepare(signal: AbortSignal): Promise<void>
  /** Whether it can work now: asks the language model's server, without using tokens. */
  check(signal: AbortSignal): Promise<MindState>
  /** The support chat. `own` describes how the user's own bot is doing; absent if nobody is signed in. */
  answer(question: string, signal: AbortSignal, own?: () => Promise<string>): Promise<string>
}
