import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { NetworkId } from '#app/contract/networks.ts'
import type { Week } from '#app/contract/week.ts'

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
  /** The outcome of the last step, as a sentence for the user. */
  note: string | null
  mentions_since: string | null
}

/** Replies as the user would write them, in their own words. */
export interface VoiceExamples {
  id: Generated<string>
  user_id: string
  text: string
  added_at: Date
}

/** What people wrote to the user, as it was read; kept for 90 days. */
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

/** What a user tells the bot: what to look for, which topics and people to leave alone, who comes first, what never to say. */
export interface BotTerms {
  user_id: string
  list: 'look_for' | 'avoid' | 'person' | 'target' | 'never_say'
  /** The normalized value that is compared. */
  key: string
  /** As it was typed; for a person, the handle. */
  value: string
  /** The person's id, if known. */
  author_id: string | null
  added_at: Date
}
