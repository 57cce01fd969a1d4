import type { HelpFinding } from '#app/adapters/chat/help-finding.ts'
import type { AnswerKind, Person, Post } from '#app/contract/posts.ts'
import type { Niche, Profile } from '#app/contract/profile.ts'
import type { SentTexts } from './likeness.ts'
import type { DraftFault } from './sendable.ts'

/**
 * Everything from a network (posts, names, bios) is data to a mind, never an instruction, and nothing that it returns
 * is trusted: drafts pass the output checks before use.
 */

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
  'disagrees',
  'unsure',
  'no_answer',
] as const

export const noModelCode = 'no_model' as const
export const usedUpCode = 'share_used_up' as const
export type SkipCode = (typeof skipCodes)[number] | typeof noModelCode | typeof usedUpCode | 'no_draft' | DraftFault

export interface Engage {
  verdict: 'engage'
  score: number
  reason: string
}

export type Judgement =
  | Engage
  /** Left to the language model, else to the user. `otherwise`: if the doubt is unfounded. */
  | { verdict: 'doubt'; code: SkipCode; reason: string; otherwise: Engage }
  /** `is_final`: also if the topic doesn't matter. `otherwise`: if a language model finds no harm in it. */
  | { verdict: 'skip'; code: SkipCode; reason: string; score?: number; is_final?: true; otherwise?: Engage }

/** `written_by`: the language model, if one was needed. */
export type Written = { text: string; written_by?: string }

export type Draft =
  /** `closeness`: similarity to the post. */
  | (Written & { verdict: 'reply'; reason: string; closeness?: number })
  | { verdict: 'skip'; code: SkipCode; reason: string }

export interface Group {
  name: string
  /** Indices of texts, the most typical first. */
  members: number[]
  /** From -1 to 1; groups near each other are alike. */
  place: [x: number, y: number]
}

/** `repeat`: a second analysis on the same day. */
export type UserUse = 'account' | 'repeat'

/** What a network address counts as; `share`: as many times what one may use. */
export type Addresses = readonly { key: string; share: number }[]

export interface Guest {
  guest: 'guests' | 'guest_chat'
  by: Addresses
}

export type UserPayer = { user_id: string; use: UserUse } | { user_id: string; use: 'chat'; by: Addresses }

export type Payer = UserPayer | Guest | 'operator'

export type UsedUp = 'own' | 'common'

/** Counts tokens per UTC day, over all processes. */
export interface Meter {
  /** The returned function, called once, replaces the estimate by the actual usage. */
  reserve(tokens: number): Promise<((used: number) => Promise<void>) | UsedUp>
}

/** `refused`: the server does not accept the key. `unreachable`: no response, or only errors. */
export type MindState = 'ready' | 'refused' | 'unreachable'

/**
 * null: not sure. `unreadable`: in a language that this mind cannot read. `opts_out`: sure enough that it holds for every
 * user. `english`: its translation.
 */
export type AnswerReading =
  | { says: AnswerKind | null; opts_out?: boolean; english?: string }
  | { says: 'unreadable'; language: string }

export interface Mind {
  readonly name: string
  /** `posts` newest first. Never throws on weak evidence: returns `general` with a low score. */
  analyze(account: Person, posts: Post[], signal: AbortSignal): Promise<Profile>
  order(posts: Post[], profile: Profile, signal: AbortSignal): Promise<Post[]>
  judge(post: Post, profile: Profile, now: Date, signal: AbortSignal): Promise<Judgement>
  /** What each post to the user says. */
  readAnswers(posts: Post[], signal: AbortSignal): Promise<AnswerReading[]>
  /** `maxLength` as the network counts. `recent`: texts by anyone, which the reply must not resemble. */
  reply(
    post: Post,
    profile: Profile,
    maxLength: number,
    signal: AbortSignal,
    recent?: () => Promise<SentTexts>,
  ): Promise<Draft>
  /** Whether the user may not want to be seen beside their name and bio. */
  mayOffend(author: Person, signal: AbortSignal): Promise<boolean>
  /** What the user must read first: claims about them that aren't in `own`, delicate ones, a model's unchecked text. */
  unsupported(draft: Written, post: Post, own: readonly string[], signal: AbortSignal): Promise<string[]>
  /** For guests, nothing of the analyzed posts is cached. */
  for(payer: Payer): Mind
  /** Without the language model; the mind itself if it has none. */
  unaided(): Mind
  isUsedUp(): boolean
  groups(texts: string[], signal: AbortSignal): Promise<Group[]>
  nichesOf(texts: string[], signal: AbortSignal): Promise<Niche[]>
  prepare(signal: AbortSignal): Promise<void>
  /** Asks the language model's server, without using tokens. */
  check(signal: AbortSignal): Promise<MindState>
  findHelp(question: string, signal: AbortSignal): Promise<HelpFinding>
  /** Asks the language model which of `topics` answers the question; null: none, or there is no model. */
  chooseTopic(question: string, topics: readonly string[], signal: AbortSignal): Promise<string | null>
}
