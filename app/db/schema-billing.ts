import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { InvoiceStatus, SubscriptionStatus } from '#app/adapters/payments/payments.ts'

/** Row types of plans, money and what a person was given once. */

export interface Subscriptions {
  user_id: string
  status: SubscriptionStatus
  plan_type: 'starter' | 'pro'
  plan_name: string
  current_period_end: Date
  /** null, as are those below: it was not bought here. */
  subscription_id: Generated<string | null>
  customer_id: Generated<string | null>
  created_at: Generated<Date | null>
  trial_end: Generated<Date | null>
  /** Of a `past_due` one: when the oldest unpaid invoice was made. */
  past_due_since: Generated<Date | null>
  /** When it ends by itself, as its owner asked. */
  cancel_at: Generated<Date | null>
  ended_at: Generated<Date | null>
  /** A month's, in the currency's smallest unit; whoever subscribed before the price changed goes on at the old one. */
  amount: Generated<number | null>
  currency: Generated<string | null>
  /** Less is charged, by a promotion code. */
  discounted: Generated<boolean>
}

/** Our user as the payment provider knows them. */
export interface BillingCustomers {
  user_id: string
  customer_id: string
  payment_method_brand: Generated<string | null>
  payment_method_last4: Generated<string | null>
  payment_method_exp_month: Generated<number | null>
  payment_method_exp_year: Generated<number | null>
  trial_used_at: Generated<Date | null>
  /** The last one that was begun here; no other one is open. */
  checkout_id: Generated<string | null>
  /** Plan and days of trial of that one. */
  checkout_wants: Generated<string | null>
  /** How many were begun: a checkout whose answer was lost is asked for again by its number. */
  checkouts: Generated<number>
  portal_opened_at: Generated<Date | null>
  /** When the provider was last asked how things stand. */
  checked_at: Generated<Date | null>
  created_at: Date
}

/** Invoices. */
export interface BillingHistory {
  id: string
  user_id: string
  customer_id: string
  subscription_id: string | null
  number: string | null
  status: InvoiceStatus
  /** In cents. */
  amount: number
  currency: string
  hosted_invoice_url: string | null
  invoice_pdf: string | null
  created_at: Date
}

/** What is to be asked of the payment provider: `wanted` rises with each reason, `done` follows. */
export interface BillingSyncs {
  customer_id: string
  wanted: Generated<number>
  done: Generated<number>
  due_at: ColumnType<Date, Date | undefined, Date>
  tries: Generated<number>
  /** Whoever holds it may write what concerns the customer. */
  lease: string | null
  lease_until: Date | null
}

/** Signed events that came, each once. */
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
  | 'ended'
  | 'second_trial'
  | 'second_subscription'

/** Mails about money: one of a kind about one thing. */
export interface BillingMails {
  id: Generated<string>
  user_id: string
  kind: BillingMailKind
  /** The invoice or subscription. */
  about: string
  /** What the mail tells, as of when it was due. */
  data: JSONColumnType<Record<string, string>>
  created_at: Date
  sent_at: Date | null
}

export interface PersonKeys {
  id: Generated<string>
  only_one: Generated<boolean>
  /** Sealed. */
  sealed_key: string
}

/** A person, by the keyed hash of an address or a card, and what they were given once. It outlives their accounts. */
export interface Persons {
  hash: Buffer
  kind: 'address' | 'card'
  credits_at: Date | null
  trial_at: Date | null
  /** The keyed hash of the subscription that the trial was part of. */
  trial_of: Buffer | null
}
