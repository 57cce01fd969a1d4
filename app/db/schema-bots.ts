import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { FoundPosts } from '#app/contract/bots.ts'
import type { NetworkId } from '#app/contract/networks.ts'
import type { AnswerKind, Post } from '#app/contract/posts.ts'
import type { Sound } from '#app/contract/profile.ts'
import type { RatingEnd, RatingReason, RatingVerdict } from '#app/contract/rating-terms.ts'
import type { Week } from '#app/contract/settings.ts'

export interface Bots {
  user_id: string
  state: 'stopped' | 'running'
  mode: 'autopilot' | 'copilot'
  /** By the user; else it's the network's default. */
  mode_chosen: Generated<boolean>
  /** Incremented at each start and stop: invalidates earlier claims. */
  generation: Generated<number>
  /** Incremented by each claim, so that no two rely on the same count. */
  claims: Generated<number>
  due_at: Date | null
  act_at: Date | null
  lease: string | null
  lease_until: ColumnType<Date | null, Date | null, Date | null>
  max_actions_per_hour: number
  daily_follow_limit: number
  enable_auto_follow: boolean
  enable_auto_like: boolean
  enable_auto_retweet: boolean
  enable_auto_reply: Generated<boolean>
  enable_auto_view: Generated<boolean>
  hours: JSONColumnType<Week> | null
  started_at: Date | null
  stopped_reason: string | null
  stopped_code: 'connection_gone' | 'tokens_lost' | null
  note: string | null
  note_code: 'queue_full' | 'day_done' | 'day_limit' | null
  /** What the last search found, while it led to no action. */
  found: JSONColumnType<FoundPosts> | null
  /** null: the bot searches as usual. */
  widened_at: Date | null
  mentions_since: string | null
  mentions_read_at: Date | null
}

export interface VoiceExamples {
  id: Generated<string>
  user_id: string
  text: string
  added_at: Date
}

/** What replies may state about the user. */
export interface OwnFacts {
  id: Generated<string>
  user_id: string
  text: string
  added_at: Date
}

/** Ten drafts that the user rates. */
export interface RatingRounds {
  user_id: string
  round: number
  network: NetworkId
  network_account_id: string
  /** How many are to be written so far. */
  wanted: number
  state: 'writing' | 'written'
  /** Why there are fewer than wanted. */
  ended_code: RatingEnd | null
  asked_at: Date
  /** Done with, or skipped. */
  closed_at: Date | null
}

/** What a verdict changed, to be taken back with it. */
export interface Learned {
  example_id?: string
  sound?: { key: 'length' | 'warmth'; from: number | null; to: number }
  facts?: string[]
}

export interface Ratings {
  id: Generated<string>
  user_id: string
  round: number
  position: number
  post_id: string
  post_text: string
  posted_at: Date
  author_id: string
  author_handle: string
  author_name: string
  topic: string | null
  reason: string
  rests_on: string
  written_by: string | null
  text: string
  verdict: RatingVerdict | null
  edited: string | null
  why: RatingReason | null
  learned: JSONColumnType<Learned> | null
  created_at: Date
  rated_at: Date | null
}

export interface VoiceChoices {
  user_id: string
  sound: JSONColumnType<Sound>
  changed_at: Date
}

export interface InboxPosts {
  id: Generated<string>
  user_id: string
  network: NetworkId
  network_account_id: string
  post_id: string
  kind: 'answer' | 'mention'
  author_id: string
  author_handle: string
  author_name: string
  text: string
  thread: JSONColumnType<{ handle: string; text: string }[]>
  /** null: no one is sure, or not read. */
  says: AnswerKind | null
  posted_at: Date
  /** As the network showed them with the post; null: it did not. */
  author_bio: string | null
  author_followers: number | null
  author_follows: boolean | null
  /** When the user asked for a draft; null: not, or it has come. */
  draft_asked_at: Date | null
  /** Why none was written. */
  draft_refusal: string | null
}

/** Holds while the post is the newest of its author. */
export interface ConversationDecisions {
  inbox_id: string
  user_id: string
  state: 'snoozed' | 'done'
  /** null: until they write. */
  until: Date | null
  decided_at: Date
}

export interface BotTerms {
  user_id: string
  list: 'look_for' | 'avoid' | 'person' | 'target' | 'never_say'
  key: string
  value: string
  author_id: string | null
  /** Other people with this handle whom the user named too. */
  other_ids: Generated<string[]>
  /** null: applies everywhere (words, and people named before an account was connected). */
  network: NetworkId | null
  added_at: Date
  /** Of a person, as the network gave them when they were added. */
  name: string | null
  bio: string | null
  /** When the bot last looked for their posts, and the newest it found. */
  looked_at: Date | null
  posted_at: Date | null
}

export interface HiddenSuggestions {
  user_id: string
  network: NetworkId
  author_id: string
  hidden_at: Date
}

export interface Drafts {
  action_id: string
  user_id: string
  /** The post as read, `created_at` as text; null: not kept. */
  post: JSONColumnType<StoredPost> | null
  rests_on: string | null
  /** When it was last shown, or will be after a snooze; expires a day later. */
  shown_from: Date
  is_snoozed: Generated<boolean>
  rewrite_asked_at: Date | null
  declined_texts: Generated<string[]>
  opened_at: Date | null
  note: string | null
  /** The text's sentences that state something about the user that nothing of theirs does. */
  claims: Generated<string[]>
}

export type StoredPost = Omit<Post, 'created_at'> & { created_at: string }

export interface Searches {
  user_id: string
  network: NetworkId
  network_account_id: string
  query: string
  newest_id: string | null
  posts: JSONColumnType<StoredPost[]>
  searched_at: Date
}

/** As reported by the user's server: holds only for this user until confirmed. */
export interface HeardOptOuts {
  user_id: string
  network: NetworkId
  network_account_id: string
  author_id: string
  post_id: string
  said_at: Date
  words: string
  /** The language model heard it, the rule did not. */
  by_model: Generated<boolean>
  heard_at: Date
  /** When to ask a trusted server about the post; null: not anymore. */
  check_at: Date | null
  confirmed_at: Date | null
  taken_back_at: Date | null
}

export interface UnreadAuthors {
  user_id: string
  network: NetworkId
  author_id: string
  /** Their newest complaint, or in a language that the mind could not read. */
  post_id: string
  language: string | null
  says: 'complaint' | 'stop' | null
  written_at: Date
  /** null: they are held until the user decides. */
  allowed_at: Date | null
}

export interface OptOuts {
  network: NetworkId
  author_id: string
  said_at: Date
  /** null: they asked the operator, or withdrew it long ago. */
  post_id: string | null
  words: string
  taken_back_at: Date | null
}

export interface PostVectors {
  /** Only written by servers of the previous build. */
  network: NetworkId | null
  post_id: string | null
  /** SHA-256 of exactly what was encoded. */
  text_digest: Buffer | null
  vector: Buffer
  read_at: Date
}

export interface DraftEdits {
  id: Generated<string>
  action_id: string
  user_id: string
  original: string
  edited: string
  edited_at: Date
  is_dropped: Generated<boolean>
}

/** Where a network says that someone's picture is, as this user's bot read it. */
export interface PeoplePictures {
  user_id: string
  network: NetworkId
  /** In lower case. */
  handle: string
  address: string
  seen_at: Date
}

export interface PictureFiles {
  address: string
  /** null: it could not be had. */
  media_type: string | null
  bytes: Buffer | null
  fetched_at: Date
}
