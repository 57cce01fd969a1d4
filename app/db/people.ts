import { accounts } from '#app/db/people-accounts.ts'
import { type ColumnRule, inner, ledger, own, type PeopleMap, plain, secret, stranger } from '#app/db/whose.ts'

/**
 * Whose data each table and column holds. Export and deletion go by this map; a table or column that is missing here is a
 * type error, and a test compares it with the database.
 */

export const people: PeopleMap = {
  ...accounts,
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
}

/** Tables that Kysely's migrator keeps beside ours. */
export const bookkeeping: Record<string, Record<string, ColumnRule>> = {
  kysely_migration: { name: plain, timestamp: plain },
  kysely_migration_lock: { id: plain, is_locked: plain },
}
