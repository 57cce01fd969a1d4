import type { Database } from '#app/db/schema.ts'

/**
 * Whose data each table and column holds. Export and deletion go by this map; a table or column that is missing here is a
 * type error, and a test compares it with the database.
 */

/**
 * `user`: our customer's. `recipient`: of strangers on the network, kept for the customer. `operator`: about running the
 * product. `nobody`: tells nothing about anyone.
 */
export type Whose = 'user' | 'recipient' | 'operator' | 'nobody'

export interface ColumnRule {
  whose: Whose
  /** Part of what the user gets when they ask for their data. */
  exported: boolean
  /** Never shown, logged or exported. */
  secret: boolean
}

export interface TableRule<Table> {
  /** The column that names the person: the way from a row to the user. null: the table is nobody's. */
  person: (keyof Table & string) | null
  /** Rows end with the user by the foreign key, by their age, when the person asks for it, or not at all. */
  ends: 'with_user' | 'by_age' | 'on_request' | 'never'
  columns: { [Column in keyof Required<Table> & string]: ColumnRule }
}

export type PeopleMap = { [Table in keyof Database]: TableRule<Database[Table]> }

const own: ColumnRule = { whose: 'user', exported: true, secret: false }
/** About the user, but only our bookkeeping. */
const inner: ColumnRule = { whose: 'user', exported: false, secret: false }
const secret: ColumnRule = { whose: 'user', exported: false, secret: true }
const stranger: ColumnRule = { whose: 'recipient', exported: true, secret: false }
/** About strangers and shared by all customers: no single customer gets it. */
const ledger: ColumnRule = { whose: 'recipient', exported: false, secret: false }
const plain: ColumnRule = { whose: 'nobody', exported: false, secret: false }

export const people: PeopleMap = {
  users: {
    person: 'id',
    ends: 'with_user',
    columns: {
      id: own,
      email: own,
      email_confirmed_at: own,
      password_hash: secret,
      time_zone: own,
      trial_credits: own,
      accepted_terms_at: own,
      created_at: own,
    },
  },
  onboarding: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      user_id: inner,
      welcome_completed_at: own,
      plan_selected_at: own,
      extension_skipped_at: own,
      setup_completed_at: own,
    },
  },
  sessions: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: inner,
      user_id: inner,
      kind: own,
      secret_hash: secret,
      user_agent: own,
      created_at: own,
      seen_at: own,
      expires_at: own,
    },
  },
  mail_tokens: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      // The id is what a link's signature is made of; without our secret it opens nothing.
      id: inner,
      user_id: inner,
      purpose: inner,
      browser_hash: secret,
      created_at: inner,
      expires_at: inner,
      used_at: inner,
    },
  },
  subscriptions: {
    person: 'user_id',
    ends: 'with_user',
    columns: { user_id: inner, status: own, plan_type: own, plan_name: own, current_period_end: own },
  },
  connections: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: inner,
      user_id: inner,
      network: own,
      network_account_id: own,
      handle: own,
      display_name: own,
      profile_image_url: own,
      connection_method: own,
      credentials: secret,
      state: own,
      closed_reason: own,
      paused_until: own,
      connected_at: own,
      last_sync: own,
    },
  },
  account_analyses: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: inner,
      user_id: inner,
      network: own,
      network_account_id: own,
      twitter_handle: own,
      status: own,
      stage: own,
      percent: own,
      message: own,
      error: own,
      niche: own,
      confidence_score: own,
      tone: own,
      engagement_style: own,
      profile: own,
      evidence: own,
      created_at: own,
      updated_at: own,
    },
  },
  bots: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      user_id: inner,
      state: own,
      mode: own,
      generation: inner,
      due_at: own,
      lease: inner,
      lease_until: inner,
      max_actions_per_hour: own,
      daily_follow_limit: own,
      enable_auto_follow: own,
      enable_auto_like: own,
      enable_auto_retweet: own,
      started_at: own,
      stopped_reason: own,
      note: own,
      mentions_since: inner,
    },
  },
  actions: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: inner,
      user_id: inner,
      network: own,
      network_account_id: own,
      kind: own,
      target_id: stranger,
      post_id: stranger,
      post_text: stranger,
      author_id: stranger,
      author_handle: stranger,
      author_name: stranger,
      situation: own,
      source: own,
      state: own,
      text: own,
      reason: own,
      code: own,
      generation: inner,
      used_credit: own,
      created_at: own,
      claimed_at: own,
      local_day: own,
      local_hour: own,
      call_deadline: inner,
      finished_at: own,
      response_ms: own,
      result_id: own,
      outcome_likes: own,
      outcome_replies: own,
    },
  },
  action_hours: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      user_id: inner,
      local_day: own,
      local_hour: own,
      kind: own,
      success: own,
      failed: own,
      unknown: own,
      answered: own,
      response_ms: own,
    },
  },
  follower_days: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      user_id: inner,
      network: own,
      network_account_id: own,
      local_day: own,
      first_count: own,
      last_count: own,
      taken_at: own,
    },
  },
  live_heads: {
    person: 'user_id',
    ends: 'with_user',
    columns: { user_id: inner, version: inner },
  },
  live_events: {
    person: 'user_id',
    ends: 'with_user',
    // Copies of what stands elsewhere, kept for an hour.
    columns: { user_id: inner, version: inner, kind: inner, data: inner, created_at: inner },
  },
  rate_limits: {
    // The key holds a user's id, a network address or an e-mail address; rows are a day old at the most.
    person: 'key',
    ends: 'by_age',
    columns: { key: inner, window_start: inner, hits: inner },
  },
  opt_outs: {
    // Outlives every customer: who was promised silence keeps it until they take it back.
    person: 'author_id',
    ends: 'on_request',
    columns: { network: ledger, author_id: ledger, said_at: ledger, post_id: ledger, words: ledger },
  },
  support_messages: {
    // Those of people without an account have no user to end with: all end a year after they were written.
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: inner,
      user_id: inner,
      plan_type: own,
      name: own,
      email: own,
      subject: own,
      message: own,
      digest: inner,
      created_at: own,
      sent_at: own,
    },
  },
}

/** Tables that Kysely's migrator keeps beside ours. */
export const bookkeeping: Record<string, Record<string, ColumnRule>> = {
  kysely_migration: { name: plain, timestamp: plain },
  kysely_migration_lock: { id: plain, is_locked: plain },
}
