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

/** A finding and the ids of the posts it rests on. */
export interface Prompt {
  title: string
  text: string
  post_ids: string[]
}

/** A post of the user's own, by which others are judged and out of which they are answered. */
export interface OwnPost {
  id: string
  text: string
  created_at: string
  /** Its meaning, packed. */
  vector: string
}

/** What the user writes about, by meaning. */
export interface Interests {
  /** Newest first. */
  posts: OwnPost[]
  /** How close a post must be to be worth an answer in one case of two, and by how much that changes the odds. */
  middle: number
  width: number
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
  /** Absent in readings that were made before they were kept, and where no post says anything. */
  interests?: Interests
  /** Why the reading is not what the chosen mind would have made, for the user; absent where it is. */
  note?: string
}
