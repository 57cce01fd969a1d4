import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { NetworkId } from '#app/contract/networks.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Week } from '#app/contract/settings.ts'

export interface Bots {
  user_id: string
  state: 'stopped' | 'running'
  mode: 'autopilot' | 'copilot'
  /** Increases at each start and stop, to tell claims made before from those made after. */
  generation: Generated<number>
  /** Increases with each claim, so that no two of them rely on the same count. */
  claims: Generated<number>
  due_at: Date | null
  /** Until then a due bot only reads mentions. */
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
  /** null: the user has not chosen any, and the standard hours apply. */
  hours: JSONColumnType<Week> | null
  started_at: Date | null
  stopped_reason: string | null
  /** Instead of a reason. */
  stopped_code: 'connection_gone' | 'tokens_lost' | null
  /** The outcome of the last step, as a sentence for the user. */
  note: string | null
  /** What comes before the note. */
  note_code: 'queue_full' | 'day_done' | 'day_limit' | null
  mentions_since: string | null
}

/** Replies as the user would write them, in their own words. */
export interface VoiceExamples {
  id: Generated<string>
  user_id: string
  text: string
  added_at: Date
}

/** Posts by people to the user, in the form in which they were read; kept for 90 days. */
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
  /** The posts above it, oldest first. */
  thread: JSONColumnType<{ handle: string; text: string }[]>
  posted_at: Date
}

/** What a user tells the bot: what to look for, what and whom to leave alone, who comes first, what never to say. */
export interface BotTerms {
  user_id: string
  list: 'look_for' | 'avoid' | 'person' | 'target' | 'never_say'
  /** The normalized value that is compared. */
  key: string
  /** As it was typed; for a person, the handle. */
  value: string
  /** The person's id, if known. */
  author_id: string | null
  /** A person's; null for words, and for a person named before an account was connected: these apply everywhere. */
  network: NetworkId | null
  added_at: Date
}

/** The extra data of an action that waits for the user. */
export interface Drafts {
  action_id: string
  user_id: string
  /** The post as it was read, its `created_at` as text; null: not kept. */
  post: JSONColumnType<StoredPost> | null
  /** What the text is based on, as a sentence; null if there is no text, or it was not stored. */
  rests_on: string | null
  /** When it was last shown to the user, or will be after a snooze; it expires a day later. */
  shown_from: Date
  is_snoozed: Generated<boolean>
  /** When the user asked for another text; null: none is being written. */
  rewrite_asked_at: Date | null
  /** The texts that the user asked to replace, the latest last. */
  declined_texts: Generated<string[]>
  /** When the user went to the network's own page to do it there. */
  opened_at: Date | null
  /** Why it was not sent yet, or why there is no other text, as a sentence. */
  note: string | null
}

export type StoredPost = Omit<Post, 'created_at'> & { created_at: string }

/** What the bot's last search for a query found, kept where reading costs money. */
export interface Searches {
  user_id: string
  network: NetworkId
  network_account_id: string
  /** The terms, each on a line of its own. */
  query: string
  /** The next search asks for newer posts; null: nothing was found yet. */
  newest_id: string | null
  /** The posts found recently, newest first. */
  posts: JSONColumnType<StoredPost[]>
  searched_at: Date
}

/** A request not to be contacted, as the user's server told it: it counts for this user alone until it is confirmed. */
export interface HeardOptOuts {
  user_id: string
  network: NetworkId
  /** The account that was asked. */
  network_account_id: string
  author_id: string
  post_id: string
  said_at: Date
  words: string
  heard_at: Date
  /** When the operator's view of the network is asked about the post; null: it is not asked, or not any more. */
  check_at: Date | null
  /** When it reached `opt_outs`. */
  confirmed_at: Date | null
  taken_back_at: Date | null
}

/** People who asked not to be contacted, whichever customer's bot they asked. */
export interface OptOuts {
  network: NetworkId
  author_id: string
  said_at: Date
  /** null: they asked the operator, or withdrew it long ago. */
  post_id: string | null
  /** What they wrote: the reason for the opt-out. */
  words: string
  /** When they withdrew it; earlier requests no longer count. */
  taken_back_at: Date | null
}

/** Vectors of posts' texts, from the sentence encoder. */
export interface PostVectors {
  /** Written by servers of the previous build only. */
  network: NetworkId | null
  post_id: string | null
  /** SHA-256 of exactly what was encoded. */
  text_digest: Buffer | null
  vector: Buffer
  read_at: Date
}

/** Users' edits of drafts: examples of their voice. */
export interface DraftEdits {
  id: Generated<string>
  action_id: string
  user_id: string
  original: string
  edited: string
  edited_at: Date
  /** The user does not want it used as an example of their voice. */
  is_dropped: Generated<boolean>
}
