import {
  type ColumnRule,
  type DataOwnership,
  impersonal,
  internal,
  ownData,
  recipientData,
  sealed,
  sharedRecipientData,
} from '#app/db/data-owner.ts'
import { accounts } from '#app/db/data-ownership-accounts.ts'
import { billing } from '#app/db/data-ownership-billing.ts'

/**
 * Whose data each table and column holds. Export and deletion use this map; a table or column missing here is a type
 * error, and a test compares it with the database.
 */

export const dataOwnership: DataOwnership = {
  ...accounts,
  ...billing,
  connections: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: internal,
      user_id: internal,
      network: ownData,
      network_account_id: ownData,
      handle: ownData,
      display_name: ownData,
      profile_image_url: ownData,
      connection_method: ownData,
      credentials: sealed,
      state: ownData,
      closed_reason: ownData,
      paused_until: ownData,
      connected_at: ownData,
      last_sync: ownData,
    },
  },
  account_analyses: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: internal,
      user_id: internal,
      network: ownData,
      network_account_id: ownData,
      twitter_handle: ownData,
      status: ownData,
      stage: ownData,
      percent: ownData,
      message: ownData,
      error: ownData,
      niche: ownData,
      confidence_score: ownData,
      tone: ownData,
      engagement_style: ownData,
      profile: ownData,
      evidence: ownData,
      created_at: ownData,
      updated_at: ownData,
    },
  },
  bots: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      user_id: internal,
      state: ownData,
      mode: ownData,
      generation: internal,
      claims: internal,
      due_at: ownData,
      act_at: ownData,
      lease: internal,
      lease_until: internal,
      max_actions_per_hour: ownData,
      daily_follow_limit: ownData,
      enable_auto_follow: ownData,
      enable_auto_like: ownData,
      enable_auto_retweet: ownData,
      started_at: ownData,
      stopped_reason: ownData,
      note: ownData,
      mentions_since: internal,
    },
  },
  actions: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: internal,
      user_id: internal,
      network: ownData,
      network_account_id: ownData,
      kind: ownData,
      target_id: recipientData,
      post_id: recipientData,
      post_text: recipientData,
      author_id: recipientData,
      author_handle: recipientData,
      author_name: recipientData,
      situation: ownData,
      source: ownData,
      state: ownData,
      text: ownData,
      reason: ownData,
      written_by: ownData,
      code: ownData,
      generation: internal,
      used_credit: ownData,
      created_at: ownData,
      claimed_at: ownData,
      local_day: ownData,
      local_hour: ownData,
      call_deadline: internal,
      finished_at: ownData,
      response_ms: ownData,
      result_id: ownData,
      outcome_likes: ownData,
      outcome_replies: ownData,
    },
  },
  action_hours: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      user_id: internal,
      local_day: ownData,
      local_hour: ownData,
      kind: ownData,
      success: ownData,
      failed: ownData,
      unknown: ownData,
      answered: ownData,
      response_ms: ownData,
    },
  },
  follower_days: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      user_id: internal,
      network: ownData,
      network_account_id: ownData,
      local_day: ownData,
      first_count: ownData,
      last_count: ownData,
      taken_at: ownData,
    },
  },
  live_heads: {
    person: 'user_id',
    ends: 'with_user',
    columns: { user_id: internal, version: internal },
  },
  live_events: {
    person: 'user_id',
    ends: 'with_user',
    // Copies of other rows, kept for an hour.
    columns: { user_id: internal, version: internal, kind: internal, data: internal, created_at: internal },
  },
  rate_limits: {
    // The key contains a user's id, a network address or an e-mail address; rows are at most a day old.
    person: 'key',
    ends: 'by_age',
    columns: { key: internal, window_start: internal, hits: internal },
  },
  opt_outs: {
    // Outlives every customer: an opt-out holds until the person takes it back.
    person: 'author_id',
    ends: 'on_request',
    columns: {
      network: sharedRecipientData,
      author_id: sharedRecipientData,
      said_at: sharedRecipientData,
      post_id: sharedRecipientData,
      words: sharedRecipientData,
      taken_back_at: sharedRecipientData,
    },
  },
  post_vectors: {
    // Of strangers' public posts, by their id alone, for all customers; gone after two days.
    person: 'post_id',
    ends: 'by_age',
    columns: {
      network: sharedRecipientData,
      post_id: sharedRecipientData,
      vector: sharedRecipientData,
      read_at: sharedRecipientData,
    },
  },
  llm_usage: {
    person: 'user_id',
    ends: 'with_user',
    columns: { user_id: internal, day: internal, tokens: internal },
  },
  worker_heartbeats: {
    person: null,
    ends: 'by_age',
    columns: { worker_id: impersonal, seen_at: impersonal },
  },
  support_messages: {
    // Messages from people without an account have no user to be deleted with: all are deleted a year after they were
    // written.
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: internal,
      user_id: internal,
      plan_type: ownData,
      name: ownData,
      email: ownData,
      subject: ownData,
      message: ownData,
      digest: internal,
      created_at: ownData,
      sent_at: ownData,
    },
  },
}

/** Tables of Kysely's migrator. */
export const bookkeeping: Record<string, Record<string, ColumnRule>> = {
  kysely_migration: { name: impersonal, timestamp: impersonal },
  kysely_migration_lock: { id: impersonal, is_locked: impersonal },
}
