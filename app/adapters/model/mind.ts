import type { Crowd } from './likeness.ts'

/**
 * The port to artificial intelligence. Everything that comes in from a network (posts, names, bios) is data for the
 * implementation, never an instruction, and nothing that comes out is trusted: drafts pass the output checks before use.
 */

export const niches = [
  'crypto',
  'fitness',
  'tech',
  'marketing',
  'onlyfans',
  'coffee',
  'finance',
  'lifestyle',
  'general',
] as const
export type Niche = (typeof niches)[number]

/** What the mind knows of a person on the network. */
export interface Person {
  id: string
  handle: string
  display_name: string
  bio: string
  followers: number
  /** The user's account follows them, or has asked to. */
  is_followed?: boolean
}

/** A public post. `thread` holds the posts above it, oldest first, where known. */
export interface Post {
  id: string
  author: Person
  text: string
  created_at: Date
  lang: string | null
  likes: number
  replies: number
  /** The post is itself an answer to another one. */
  is_reply: boolean
  /** How it speaks to the user: it answers a post of theirs, or names them somewhere else; absent where it does neither. */
  to_user?: 'answers' | 'names'
  thread: { handle: string; text: string }[]
}

/** A finding and the ids of the posts it rests on. */
export interface Prompt {
  title: string
  text: string
  post_ids: string[]
}

/** The reading of an account; stored as the analysis result and given back to `judge` and `reply`. */
export interface Profile {
  niche: Niche
  /** 0 to 100, calibrated: of readings at 80, about 80 in 100 are right. */
  confidence_score: number
  tone: string
  engagement_style: string
  content_patterns: { posting_style: string; content_type: string[]; engagement_patterns: string }
  /** Most important first, lower case. */
  key_topics: string[]
  prompts: Prompt[]
  /** How the user writes, for replies in their voice. */
  voice: {
    languages: string[]
    median_length: number
    uses_emoji: boolean
    uses_exclamation: boolean
    lower_case: boolean
    greetings: string[]
    favourite_words: string[]
  }
  /** Why the reading is not what the chosen mind would have made, for the user; absent where it is. */
  note?: string
}

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
  { verdict: 'engage'; score: number; reason: string } | { verdict: 'skip'; code: SkipCode; reason: string }

export type Draft =
  | { verdict: 'reply'; text: string; reason: string }
  | { verdict: 'skip'; code: SkipCode; reason: string }

/** Where the tokens are counted that one user's work takes on a day, by all processes together. */
export interface Meter {
  /**
   * Sets tokens aside where that leaves the day's sum within `most`, else answers null. The function that it answers
   * replaces the estimate by what was really used; it is called once.
   */
  reserve(tokens: number, most: number): Promise<((used: number) => Promise<void>) | null>
}

export interface Mind {
  /** Shown to the user where they can read which mind worked ("embedded", "llm: model-name"). */
  readonly name: string
  /** Reads an account from its own posts, newest first. Never throws on thin evidence: answers `general` with a low score. */
  analyse(account: Person, posts: Post[], signal: AbortSignal): Promise<Profile>
  judge(post: Post, profile: Profile, now: Date, signal: AbortSignal): Promise<Judgement>
  /**
   * Writes one answer of at most `maxLength` characters (as the network counts them), or skips where there is nothing worth saying.
   * `recent`: texts sent lately by anybody, which the answer must not resemble.
   */
  reply(post: Post, profile: Profile, maxLength: number, signal: AbortSignal, recent?: Crowd): Promise<Draft>
  /** The same mind, its work counted on a user's meter; absent where it costs no tokens. */
  for?(meter: Meter): Mind
  /** The support chat. */
  answer(question: string, signal: AbortSignal): Promise<string>
}
