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

/** A finding and the ids of the posts it is based on. */
export interface Prompt {
  title: string
  text: string
  post_ids: string[]
}

/** The field of a prompt in the form that corrects it; the index after the last one is for a new prompt. */
export const promptField = (at: number) => `prompt_${at}`

/** The user's own post: others are compared with it, and replies are taken from it. */
export interface OwnPost {
  /** Empty for a visitor's, which are not kept. */
  id: string
  text: string
  /** Empty: not known. */
  created_at: string
  /** Its vector, packed. */
  vector: string
}

/** What the user writes about, as vectors. */
export interface Interests {
  /** Newest first. */
  posts: OwnPost[]
  /**
   * The closeness at which a post has even odds of being worth a reply, and the distance that changes the odds by a
   * factor of e.
   */
  middle: number
  width: number
  /** More of the account's words, to search for where its topics find nothing; absent in older analyses. */
  words?: string[]
}

/** The user's corrections of what the analysis found; absent fields stay as found. */
export interface Correction {
  niche?: Niche
  tone?: string
  engagement_style?: string
  posting_style?: string
  key_topics?: string[]
  prompts?: Prompt[]
}

/** The analysis of an account; stored, and passed to `judge` and `reply`. */
export interface Profile {
  niche: Niche
  /** 0 to 100, calibrated: of analyses at 80, about 80 in 100 are right. */
  confidence_score: number
  tone: string
  engagement_style: string
  content_patterns: { posting_style: string; content_type: string[]; engagement_patterns: string }
  /** Most important first, lower case. */
  key_topics: string[]
  /** Topics that the user added: a post on one of them is never off topic. */
  added_topics?: string[]
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
  /** Absent in older analyses, and if no post has any content. */
  interests?: Interests
  /** Why the analysis is not the chosen mind's, as a sentence for the user; absent if it is. */
  note?: string
}
