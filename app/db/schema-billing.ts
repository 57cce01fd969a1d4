import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Dialect } from '#app/adapters/model/llm/dialect.ts'
import type { ActionKind } from '#app/adapters/network/network.ts'
import type { InvoiceStatus, SubscriptionStatus } from '#app/adapters/payments/payments.ts'
import type { NetworkId } from '#app/contract/networks.ts'

export interface Subscriptions {
  user_id: string
  status: SubscriptionStatus
  plan_type: 'starter' | 'pro'
  plan_name: string
  current_period_end: Date
  /** null, like the columns below, if the plan was not bought here. */
  subscription_id: Generated<string | null>
  customer_id: Generated<string | null>
  created_at: Generated<Date | null>
  trial_end: Generated<Date | null>
  past_due_since: Generated<Date | null>
  cancel_at: Generated<Date | null>
  ended_at: Generated<Date | null>
  /** Per month, in the currency's smallest unit; existing subscribers keep their price. */
  amount: Generated<number | null>
  currency: Generated<string | null>
  discounted: Generated<boolean>
}

export interface BillingCustomers {
  user_id: string
  customer_id: string
  payment_method_brand: Generated<string | null>
  payment_method_last4: Generated<string | null>
  payment_method_exp_month: Generated<number | null>
  payment_method_exp_year: Generated<number | null>
  trial_used_at: Generated<Date | null>
  checkout_id: Generated<string | null>
  checkout_wants: Generated<string | null>
  /** Part of the idempotency key, for a checkout whose response was lost. */
  checkouts: Generated<number>
  portal_opened_at: Generated<Date | null>
  checked_at: Generated<Date | null>
  created_at: Date
}

export interface BillingHistory {
  id: string
  user_id: string
  customer_id: string
  subscription_id: string | null
  number: string | null
  status: InvoiceStatus
  /** In cents. */
  amount: number
  /** Part of the amount. */
  refunded: Generated<number>
  currency: string
  hosted_invoice_url: string | null
  invoice_pdf: string | null
  created_at: Date
}

/** A sync is due while `done` is less than `wanted`. */
export interface BillingSyncs {
  customer_id: string
  wanted: Generated<number>
  done: Generated<number>
  due_at: ColumnType<Date, Date | undefined, Date>
  tries: Generated<number>
  lease: string | null
  lease_until: Date | null
}

export interface WebhookEvents {
  id: string
  kind: string
  customer_id: string | null
  created_at: Date
  received_at: Date
}

export type BillingMailKind =
  | 'trial_started'
  | 'trial_ends_in_3_days'
  | 'trial_ends_in_1_day'
  | 'payment_failed'
  | 'receipt'
  | 'refund'
  | 'plan_changed'
  | 'cancelled'
  | 'resumed'
  | 'moved_to_free'
  | 'ended'
  | 'second_trial'
  | 'second_subscription'

export interface BillingMails {
  id: Generated<string>
  user_id: string
  kind: BillingMailKind
  about: string
  data: JSONColumnType<Record<string, string>>
  created_at: Date
  sent_at: Date | null
}

export interface PersonKeys {
  id: Generated<string>
  only_one: Generated<boolean>
  sealed_key: string
}

/** By the keyed hash of an address or a card. Outlives the person's accounts. */
export interface Persons {
  hash: Buffer
  kind: 'address' | 'card' | 'account'
  credits_at: Date | null
  trial_at: Date | null
  trial_of: Buffer | null
  credits_of: Generated<Buffer | null>
}

export interface FormerUsage {
  account_hash: Buffer
  kind: ActionKind
  used_until: Date
  count: number
}

/** What an account cost on a day (UTC) before it left its user. */
export interface FormerSpending {
  account_hash: Buffer
  day: string
  /** Millionths of a dollar. */
  micros: number
  /** The part of `micros` spent on searches. */
  searched: number
  /** The language model's. */
  tokens: number
}

/** Hashes of a former user's account with the post or person. */
export interface FormerContacts {
  contact_hash: Buffer
  contacted_at: Date
}

export interface LlmUsage {
  user_id: string
  day: string
  tokens: number
  chat_tokens: Generated<number>
  plan: string | null
}

export interface LlmUsageTotal {
  day: string
  /** A plan, `chat`, `guests` or `operator`. */
  share: string
  tokens: number
  given: number
}

export interface NetworkUsageTotal {
  network: NetworkId
  day: string
  posts: number
  users: number
  /** Millionths of a dollar. */
  micros: number
  /** The part of `micros` spent on searches. */
  searched: Generated<number>
  /** The part of `micros` within the users' own budgets. */
  shared: Generated<number>
}

export interface NetworkUsageLines {
  network: NetworkId
  day: string
  line: string
  resources: number
  micros: number
}

export interface ModelDialects {
  server: string
  model: string
  dialect: JSONColumnType<Dialect>
}

export interface NetworkReadings {
  network: NetworkId
  /** By which names its API calls what it is asked for. */
  vocabulary: string | null
  odd_objects: Generated<number>
}

export interface NetworkUsage extends Omit<NetworkUsageTotal, 'shared'> {
  user_id: string
}
