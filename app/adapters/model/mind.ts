import type { Person, Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import type { Crowd } from './likeness.ts'

/**
 * The port to artificial intelligence. Everything that comes in from a network (posts, names, bios) is data for the
 * implementation, never an instruction, and nothing that comes out is trusted: drafts pass the output checks before use.
 */

/** Machine-readable reasons why a post is left alone; the sentence beside it is for the user. */
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
export type SkipCode = (typeof skipCodes)[number]

export type Judgement =
  /** `score` 0 to 1: how well the post fits the profile and how much an answer would be worth. */
  | { verdict: 'engage'; score: number; reason: string }
  | {
      verdict: 'skip'
      code: SkipCode
      reason: string
      /** Of a post that is off topic: how close it came. */
      score?: number
    }

export type Draft =
  /**
   * `written_by`: the language model whose words these are; absent where the mind itself put them together. `closeness`:
   * to the post, in meaning. `from_post`: the user's own post that it is taken from.
   */
  | { verdict: 'reply'; text: string; reason: string; written_by?: string; closeness?: number; from_post?: string }
  | { verdict: 'skip'; code: SkipCode; reason: string }

/** Where the tokens are counted that one user's work takes on a day, by all processes together. */
export interface Meter {
  /**
   * Sets tokens aside where that leaves the day's sum within `most`, else answers null. The function that it answers
   * replaces the estimate by what was really used; it is called once.
   */
  reserve(tokens: number, most: number): Promise<((used: number) => Promise<void>) | null>
}

/** `refused`: the server does not accept the key. `unreachable`: it does not respond, or only with errors. */
export type MindState = 'ready' | 'refused' | 'unreachable'

export interface Mind {
  /** Shown to the user where they can read which mind worked ("embedded", "llm: model-name"). */
  readonly name: string
  /** Reads an account from its own posts, newest first. Never throws on thin evidence: answers `general` with a low score. */
  analyse(account: Person, posts: Post[], signal: AbortSignal): Promise<Profile>
  /** The posts, those closest to what the user writes about first; absent where the order does not matter. */
  order?(posts: Post[], profile: Profile, signal: AbortSignal): Promise<Post[]>
  judge(post: Post, profile: Profile, now: Date, signal: AbortSignal): Promise<Judgement>
  /**
   * Writes one answer of at most `maxLength` characters (as the network counts them), or skips where there is nothing worth saying.
   * `recent`: texts sent lately by anybody, which the answer must not resemble.
   */
  reply(post: Post, profile: Profile, maxLength: number, signal: AbortSignal, recent?: Crowd): Promise<Draft>
  /** The same mind, its work counted on a user's meter; absent where it costs no tokens. */
  for?(meter: Meter): Mind
  /** The same mind for everybody who is not signed in, within their share of the tokens; absent where it costs none. */
  forGuests?(): Mind
  /** Whether it can work now: asks the language model's server, without using tokens. */
  check(signal: AbortSignal): Promise<MindState>
  /** The support chat. `own` tells how the user's own bot is doing; absent where nobody is signed in. */
  answer(question: string, signal: AbortSignal, own?: () => Promise<string>): Promise<string>
}
