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

/** Within a sentence for the user, where it differs from the identifier. */
export const nicheNames: Partial<Record<Niche, string>> = { onlyfans: 'creator business', finance: 'personal finance' }

export interface Prompt {
  title: string
  text: string
  post_ids: string[]
}

/** The index after the last one is for a new prompt. */
export const promptField = (at: number) => `prompt_${at}`

/** The index is the topic's in the analysis that the page showed. */
export const lookField = (at: number) => `look_${at}`

export interface OwnPost {
  /** Empty for a visitor's posts, which are not kept. */
  id: string
  text: string
  /** Empty: not known. */
  created_at: string
  /** Packed. */
  vector: string
}

/** One of `key_topics`, as the analysis found it. */
export interface FoundTopic {
  name: string
  /** Shared by topics that belong together. */
  group: string
  /** Ids of posts about it. */
  posts: string[]
  /** What the account calls it, most frequent first. */
  words: string[]
}

export interface Interests {
  /** Newest first. */
  posts: OwnPost[]
  /** For posts that the user asked for. */
  any_topic?: true
  /** What the guards allow an account that often writes of such things itself; absent: as for all. */
  limits?: Record<string, number>
  /** More search words, for when the topics find nothing. */
  words?: string[]
  /** Absent in older analyses. */
  topics?: FoundTopic[]
}

/** Each topic with the words that stand for it: those of the analysis, or its own. */
export const topicWordsOf = ({
  key_topics,
  interests,
}: Pick<Profile, 'key_topics' | 'interests'>): [string, string[]][] =>
  key_topics.map((name) => [name, interests?.topics?.find((topic) => topic.name === name)?.words ?? []])

/** From 1 to 5; what each stands for is in `content/sound.ts`. */
export type Stop = 1 | 2 | 3 | 4 | 5

/** How replies should sound, as far as the user has chosen; absent: as in their posts. */
export interface Sound {
  length?: Stop
  warmth?: Stop
  certainty?: Stop
  jargon?: Stop
  asks?: 'never' | 'where_it_helps' | 'often'
  speaks_as?: 'i' | 'we'
  marks?: 'none' | 'some'
}

/** What a reply may state about the user. */
export const ownWordsOf = ({ facts = [], prompts, interests }: Profile): string[] => [
  ...facts,
  ...prompts.map(({ text }) => text),
  ...(interests?.posts ?? []).map(({ text }) => text),
]

/** Absent fields stay as found. */
export interface Correction {
  niche?: Niche
  tone?: string
  engagement_style?: string
  posting_style?: string
  key_topics?: string[]
  prompts?: Prompt[]
}

export interface Profile {
  niche: Niche
  /** 0 to 100, calibrated: of analyses at 80, about 80 in 100 are right. */
  confidence_score: number
  tone: string
  engagement_style: string
  content_patterns: { posting_style: string; content_type: string[]; engagement_patterns: string }
  /** Most important first, lower case. */
  key_topics: string[]
  /** A post on one of them is never off topic. */
  added_topics?: string[]
  /** Posts up to this age are worth a reply; absent: one day. */
  max_age_days?: number
  prompts: Prompt[]
  /** What the user told about themselves for replies. */
  facts?: string[]
  /** Replies that they said are not true of them. */
  untrue?: string[]
  sound?: Sound
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
  /** How many posts the analysis read; absent in older ones. */
  posts_read?: number
  /** Why another mind than the chosen one did the analysis, as a sentence for the user. */
  note?: string
}
