import type { Database } from '#app/db/schema.ts'

/** Classifies each column; export, deletion and tests follow from it. An unclassified column is a type error. */

export interface ColumnRule {
  /**
   * `user`: our customer's. `recipient`: about people on the network, kept for the customer. `operator`: about running
   * the product. `nobody`: about no one.
   */
  owner: 'user' | 'recipient' | 'operator' | 'nobody'
  exported: boolean
  secret: boolean
  sealed?: true
}

const classes = {
  own: { owner: 'user', exported: true, secret: false },
  /** About the user, but only for our bookkeeping. */
  internal: { owner: 'user', exported: false, secret: false },
  secret: { owner: 'user', exported: false, secret: true },
  sealed: { owner: 'user', exported: false, secret: true, sealed: true },
  recipient: { owner: 'recipient', exported: true, secret: false },
  /** Shared by all customers, or only for our bookkeeping. */
  recipient_internal: { owner: 'recipient', exported: false, secret: false },
  operator_secret: { owner: 'operator', exported: false, secret: true },
  operator_sealed: { owner: 'operator', exported: false, secret: true, sealed: true },
  impersonal: { owner: 'nobody', exported: false, secret: false },
} satisfies Record<string, ColumnRule>

type Class = keyof typeof classes

interface Classified<Table> extends Partial<Record<Class, string>> {
  /** The column that identifies the person; default: `user_id`. null: about no one. */
  person?: (keyof Table & string) | null
  /** When rows are deleted; the default is with the user, by the foreign key. */
  ends?: 'with_user' | 'by_age' | 'on_request' | 'never'
}

export const dataOwnership = ownershipOf({
  users: {
    person: 'id',
    own: `
      id email email_confirmed_at time_zone next_time_zone next_time_zone_from trial_credits
      credits_withheld accepted_terms_at created_at new_email user_metadata last_sign_in_at updated_at
      mail_proven_at auto_login_enabled active_at inactivity_warned_at mail_refused_at mail_refusal is_sample`,
    internal: 'complaints_mailed_at',
    secret: 'password_hash mailbox_hash',
  },
  onboarding: {
    own: 'welcome_completed_at plan_selected_at extension_detected_at extension_skipped_at setup_completed_at',
  },
  sessions: {
    own: 'kind user_agent created_at seen_at expires_at aal amr',
    internal: 'id rotation rotated_at replaced_at rotation_from factor_id',
    secret: 'secret_hash',
  },
  mail_tokens: {
    // Links are signed ids, useless without our secret.
    internal: `
      id purpose created_at expires_at code_expires_at email redirect_to code_challenge
      code_challenge_method confirmed_at sign_up_data`,
    secret: 'browser_hash password_hash',
  },
  identities: { own: 'provider subject email identity_data last_sign_in_at created_at updated_at', internal: 'id' },
  factors: {
    own: 'friendly_name status last_challenged_at created_at updated_at',
    internal: 'id last_step',
    sealed: 'secret',
  },
  factor_challenges: { internal: 'id factor_id session_id created_at expires_at' },
  recovery_codes: { own: 'created_at used_at', internal: 'id', secret: 'code_hash' },
  devices: { own: 'created_at seen_at forgotten_at', secret: 'mark_hash' },
  security_events: { own: 'kind device detail attempts created_at', internal: 'id hour' },
  flows: {
    // Rows without a user are also deleted by age.
    internal: `
      id session_id provider redirect_to code_challenge code_challenge_method state time_zone created_at
      expires_at`,
    secret: 'browser_hash password_hash state_hash',
    sealed: 'kept',
  },
  notification_preferences: {
    own: 'email daily_summary weekly_digest error_alerts answers answers_mailed_at summary_day digest_day',
  },
  unsubscribe_links: { internal: 'key kind expires_at' },
  notices: { own: 'kind created_at read_at', internal: 'id key mail', recipient: 'person text url' },
  discontinuation: { person: null, ends: 'on_request', impersonal: 'only_one ended_at' },
  last_backup: { person: null, ends: 'on_request', impersonal: 'only_one made_at' },
  operator_keys: {
    person: null,
    ends: 'by_age',
    operator_secret: 'key_hash',
    impersonal: 'kind created_at expires_at',
  },
  exports: { internal: 'id state bytes created_at ready_at expires_at' },
  export_parts: {
    internal: 'export_id part bytes',
  },
  extension_sessions: {
    own: 'browser_info extension_version network_signed_in created_at last_activity',
    internal: 'session_id',
  },
  extension_pairings: { internal: 'id session_id expires_at' },
  stream_tickets: { internal: 'id session_id expires_at token_ends_at' },
  subscriptions: {
    own: `
      status plan_type plan_name current_period_end created_at trial_end past_due_since cancel_at ended_at
      amount currency discounted`,
    internal: 'subscription_id customer_id',
  },
  billing_customers: {
    own: `
      payment_method_brand payment_method_last4 payment_method_exp_month payment_method_exp_year
      trial_used_at created_at`,
    internal: 'customer_id checkout_id checkout_wants checkouts portal_opened_at checked_at',
  },
  billing_history: {
    own: 'number status amount refunded currency hosted_invoice_url invoice_pdf created_at',
    internal: 'id customer_id subscription_id',
  },
  billing_syncs: {
    // Deleted with the user, or by age if it belongs to none.
    person: 'customer_id',
    ends: 'by_age',
    internal: 'customer_id wanted done due_at tries lease lease_until',
  },
  webhook_events: { person: 'customer_id', ends: 'by_age', internal: 'id kind customer_id created_at received_at' },
  billing_mails: { own: 'kind created_at sent_at', internal: 'id about data' },
  person_keys: { person: null, ends: 'never', operator_sealed: 'sealed_key', impersonal: 'id only_one' },
  persons: {
    // Outlives the account, so that no one gets a second trial or set of credits.
    person: 'hash',
    ends: 'by_age',
    internal: 'kind credits_at trial_at',
    secret: 'hash trial_of credits_of',
  },
  former_usage: {
    // Outlives the account, so that a day's limits are not used twice.
    person: 'account_hash',
    ends: 'by_age',
    internal: 'kind used_until count',
    secret: 'account_hash',
  },
  former_spending: {
    // Outlives the account, so that a day's budgets are not used twice.
    person: 'account_hash',
    ends: 'by_age',
    internal: 'day micros searched tokens',
    secret: 'account_hash',
  },
  former_contacts: {
    // Outlives the account, so that no one is contacted twice.
    person: 'contact_hash',
    ends: 'by_age',
    internal: 'contacted_at',
    secret: 'contact_hash',
  },
  drafts: {
    own: 'rests_on shown_from is_snoozed rewrite_asked_at declined_texts opened_at note claims',
    internal: 'action_id',
    recipient: 'post',
  },
  draft_edits: { own: 'original edited edited_at is_dropped', internal: 'id action_id' },
  inbox_posts: {
    own: 'network network_account_id kind says draft_asked_at draft_refusal',
    internal: 'id',
    recipient:
      'post_id author_id author_handle author_name text thread posted_at author_bio author_followers author_follows',
  },
  conversation_decisions: { own: 'state until decided_at', internal: 'inbox_id' },
  heard_opt_outs: {
    own: 'network network_account_id heard_at',
    internal: 'check_at confirmed_at by_model',
    recipient: 'author_id post_id said_at words taken_back_at',
  },
  people_pictures: { own: 'network', recipient: 'handle address seen_at' },
  picture_files: { person: 'address', ends: 'by_age', recipient_internal: 'address media_type bytes fetched_at' },
  unread_authors: { own: 'network says allowed_at', recipient: 'author_id post_id language written_at' },
  opt_outs: {
    person: 'author_id',
    ends: 'on_request',
    recipient_internal: 'network author_id said_at post_id words taken_back_at',
  },
  voice_examples: { own: 'text added_at', internal: 'id' },
  own_facts: { own: 'text added_at', internal: 'id' },
  voice_choices: { own: 'sound changed_at' },
  rating_rounds: {
    own: 'round network network_account_id asked_at closed_at',
    internal: 'wanted state ended_code',
  },
  ratings: {
    own: 'round position topic reason rests_on written_by text verdict edited why created_at rated_at',
    internal: 'id learned',
    recipient: 'post_id post_text posted_at author_id author_handle author_name',
  },
  connections: {
    own: `
      network network_account_id handle display_name profile_image_url connection_method state
      closed_reason closed_code paused_until paused_unpaid paused_code connected_at last_sync bot_label`,
    internal:
      'id click_only look_asked_at looked_at look_refusal renew_lease renew_lease_until outages silent_server answered_server mentions_left',
    secret: 'account_hash',
    sealed: 'credentials',
  },
  account_analyses: {
    own: `
      network network_account_id twitter_handle status stage percent message error niche confidence_score
      tone engagement_style profile evidence corrected seen_at created_at updated_at`,
    internal: 'id',
  },
  bots: {
    own: `
      state mode mode_chosen due_at act_at max_actions_per_hour daily_follow_limit enable_auto_follow enable_auto_like
      enable_auto_retweet enable_auto_reply enable_auto_view hours started_at stopped_reason stopped_code note note_code
      found widened_at`,
    internal: 'generation claims lease lease_until mentions_since mentions_read_at',
  },
  bot_terms: {
    own: 'list value network added_at',
    internal: 'key looked_at',
    recipient: 'author_id other_ids name bio posted_at',
  },
  hidden_suggestions: { own: 'network hidden_at', recipient: 'author_id' },
  actions: {
    own: `
      network network_account_id kind situation source state text reason written_by topic not_like_me code
      used_credit created_at claimed_at local_day local_hour finished_at response_ms result_id
      outcome_likes outcome_replies unwelcome unwelcome_by_others outcome_followed came_back undo_asked_at undo_error undone_at`,
    internal: 'id generation call_deadline',
    recipient: 'target_id post_id post_text author_id author_handle author_name author_bio was_follower choice reaches',
  },
  learning: { own: 'is_on since sums counted_at statements stated_at tested_since' },
  learned_priors: { person: null, ends: 'never', impersonal: 'trait value n came bad counted_at' },
  action_hours: { own: 'local_day local_hour kind success failed unknown answered response_ms' },
  follower_days: { own: 'network network_account_id local_day first_count last_count taken_at' },
  live_heads: { internal: 'version' },
  live_events: {
    internal: 'version kind data created_at',
  },
  rate_limits: {
    // Contains a user's id, a network address or an email address.
    person: 'key',
    ends: 'by_age',
    internal: 'key window_start hits',
  },
  post_vectors: {
    person: 'text_digest',
    ends: 'by_age',
    recipient_internal: 'network post_id text_digest vector read_at',
  },
  llm_usage: { internal: 'day tokens chat_tokens plan' },
  llm_usage_total: { person: null, ends: 'by_age', impersonal: 'day share tokens given' },
  network_usage: { internal: 'network day posts users micros searched' },
  searches: { internal: 'network network_account_id query newest_id searched_at', recipient_internal: 'posts' },
  network_usage_total: { person: null, ends: 'by_age', impersonal: 'network day posts users micros searched shared' },
  network_usage_lines: { person: null, ends: 'by_age', impersonal: 'network day line resources micros' },
  network_readings: { person: null, ends: 'never', impersonal: 'network vocabulary odd_objects' },
  model_dialects: { person: null, ends: 'never', impersonal: 'server model dialect' },
  worker_heartbeats: { person: null, ends: 'by_age', impersonal: 'worker_id seen_at' },
  support_messages: {
    // Messages without a user are only deleted by age.
    own: 'plan_type name email subject message created_at sent_at answered_at',
    internal: 'id digest',
  },
})

type Words<Text> = Text extends `${infer First}\n${infer Rest}`
  ? Words<First> | Words<Rest>
  : Text extends `${infer Word} ${infer Rest}`
    ? Exclude<Word, ''> | Words<Rest>
    : Text

type Complete<Columns, Named> =
  | Exclude<Columns, Named | 'user_id'>
  | Exclude<Named, Columns | '' | undefined> extends infer Wrong
  ? [Wrong] extends [never]
    ? unknown
    : { wrong: Wrong }
  : never

function ownershipOf<const Tables extends { [Table in keyof Database]: Classified<Database[Table]> }>(
  tables: Tables & { [T in keyof Database]: Complete<keyof Database[T], Words<Tables[T][Class & keyof Tables[T]]>> },
) {
  const rules = Object.entries(tables as Record<string, Classified<Record<string, unknown>>>).map(([name, table]) => {
    const { person = 'user_id', ends = 'with_user', ...named } = table
    const columns = Object.entries(named).flatMap(([group, names]) =>
      names
        .trim()
        .split(/\s+/)
        .map((column) => [column, classes[group as Class]] as const),
    )
    if (person === 'user_id') columns.unshift([person, classes.internal])
    return [name, { person, ends, columns: Object.fromEntries<ColumnRule>(columns) }] as const
  })
  return Object.fromEntries(rules)
}
