import type { Database } from '#app/db/schema.ts'
import { day, hour } from '#app/domain/time.ts'

export interface Rule {
  what: string
  /** In ms, from the moment that `from` names. */
  life: number
  from: string
  published: boolean
  /** Per user; people share the places. */
  most?: number
  /** Tables whose rows are deleted by age alone, with the column that it counts from. */
  rows?: { [Table in keyof Database]?: keyof Database[Table] & string }
}

/** Read by cleanup jobs, /privacy and docs/retention.md. Other data is deleted with the account. */
export const retention = {
  backups: { what: 'Backups', life: 30 * day, from: 'they were made', published: true },
  inactive: { what: 'An account that no one uses', life: 730 * day, from: 'it was last used', published: true },
  inactive_notice: {
    what: 'The warning before an unused account is deleted',
    life: 30 * day,
    from: 'it was emailed',
    published: true,
  },
  discontinued: { what: 'All data', life: 90 * day, from: 'the service has ended', published: true },
  unconfirmed: { what: 'A sign-up that is never confirmed', life: 7 * day, from: 'it was begun', published: true },
  persons: {
    what: 'A record of trials and credits, as a keyed hash',
    life: 5 * 365 * day,
    from: 'it was last updated',
    published: true,
  },
  former_usage: {
    what: 'How much a connected account did in its last day, by the hour, as a keyed hash',
    life: 2 * day,
    from: 'it was done, if its user is deleted',
    published: true,
    rows: { former_usage: 'used_until' },
  },
  former_spending: {
    what: 'What reading for a connected account cost in a day, and how many language model tokens it used, as a keyed hash',
    life: 2 * day,
    from: 'the day',
    published: true,
    rows: { former_spending: 'day' },
  },
  former_contacts: {
    what: 'Which posts and people a connected account dealt with in its last week, as keyed hashes, so that no one hears from it twice',
    life: 7 * day,
    from: 'it was done, if its user is deleted',
    published: true,
    rows: { former_contacts: 'contacted_at' },
  },
  support_messages: {
    what: 'Messages to support',
    life: 365 * day,
    from: 'they were written',
    published: true,
    rows: { support_messages: 'created_at' },
  },
  security_events: {
    what: 'Security events',
    life: 90 * day,
    from: 'they happened',
    published: true,
    rows: { security_events: 'created_at' },
  },
  devices: {
    what: 'Known browsers',
    life: 400 * day,
    from: 'they were last used',
    published: true,
    most: 200,
    rows: { devices: 'seen_at' },
  },
  notices: {
    what: 'Notices in the app',
    life: 90 * day,
    from: 'they came',
    published: true,
    most: 2_000,
    rows: { notices: 'created_at' },
  },
  inbox_posts: {
    what: 'What people wrote to you, in the inbox',
    life: 90 * day,
    from: 'they wrote it',
    published: true,
    most: 2_000,
    rows: { inbox_posts: 'posted_at' },
  },
  ratings: {
    what: 'Drafts that you rated, with the posts they were for',
    life: 90 * day,
    from: 'they were written',
    published: true,
    rows: { ratings: 'created_at', rating_rounds: 'asked_at' },
  },
  exports: { what: 'A data export', life: 7 * day, from: 'it was ready', published: true },
  llm_usage: {
    what: 'Language model tokens used per day',
    life: 90 * day,
    from: 'the day',
    published: false,
    rows: { llm_usage: 'day', llm_usage_total: 'day' },
  },
  network_usage: {
    what: 'What was read on networks that charge for it, and its costs, per day',
    life: 400 * day,
    from: 'the day',
    published: false,
    rows: { network_usage: 'day', network_usage_total: 'day', network_usage_lines: 'day' },
  },
  searches: {
    what: 'Posts that a search found, or that were written to you, where reading them costs money',
    life: day,
    from: 'they were found',
    published: true,
  },
  webhook_events: { what: 'Payment events, by their ids', life: 30 * day, from: 'it came', published: false },
  waiting_jobs: { what: 'Jobs that could not be done', life: 14 * day, from: 'they were begun', published: false },
  jobs: { what: 'Finished jobs, such as an email that was sent', life: 2 * day, from: 'they ended', published: false },
  rate_limits: {
    what: 'Counters of rate limits, with network and email addresses',
    life: day,
    from: 'they began',
    published: true,
    rows: { rate_limits: 'window_start' },
  },
  post_vectors: {
    what: 'What the embedded model made of public posts, by a digest of their texts',
    life: 2 * day,
    from: 'they were read',
    published: false,
    rows: { post_vectors: 'read_at' },
  },
  pictures: {
    what: 'Pictures of people, and where their network keeps them',
    life: 30 * day,
    from: 'they were last seen, or fetched',
    published: true,
    rows: { people_pictures: 'seen_at', picture_files: 'fetched_at' },
  },
  hidden_suggestions: {
    what: 'People who are not to be suggested to you',
    life: 90 * day,
    from: 'you said so',
    published: false,
    most: 1_000,
    rows: { hidden_suggestions: 'hidden_at' },
  },
  // Kept for an hour, so that late answers get "expired"; longer than any interval between mails.
  expired: {
    what: 'Mailed links and codes, sign-ins and connections begun elsewhere, tickets, requests for a second factor, the operator’s sign-ins',
    life: hour,
    from: 'they expired',
    published: false,
    rows: {
      mail_tokens: 'expires_at',
      flows: 'expires_at',
      factor_challenges: 'expires_at',
      stream_tickets: 'expires_at',
      unsubscribe_links: 'expires_at',
      extension_pairings: 'expires_at',
      operator_keys: 'expires_at',
    },
  },
} as const satisfies Record<string, Rule>

export type Kept = keyof typeof retention

export const cutoffOf = (kept: Kept, now: Date) => new Date(now.getTime() - retention[kept].life)

export function retentionText(kept: Kept): string {
  const days = retention[kept].life / day
  if (days < 1) return 'an hour'
  if (days === 1) return 'a day'
  if (days === 365) return 'a year'
  return days % 365 === 0 ? `${days / 365} years` : `${days} days`
}
