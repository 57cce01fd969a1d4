/** The plans that are sold. */
export type PaidPlan = 'starter' | 'pro'

/** The status of a subscription, in the provider's terms. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const

export interface PaidSubscription {
  id: string
  status: SubscriptionStatus
  plan_type: PaidPlan
  created_at: Date
  current_period_start: Date
  current_period_end: Date
  trial_start: Date | null
  trial_end: Date | null
  /** When it ends, if it was cancelled. */
  cancel_at: Date | null
  ended_at: Date | null
  /** Per month, in the currency's smallest unit, before discounts. */
  amount: number | null
  currency: string
  discounted: boolean
  /** We ended it, because it should not have begun. */
  refused: boolean
}

export type InvoiceStatus = 'open' | 'paid' | 'void' | 'uncollectible'

export interface Invoice {
  id: string
  subscription_id: string | null
  number: string | null
  status: InvoiceStatus
  /** In cents: the amount paid, or the amount due while nothing is paid. */
  amount: number
  currency: string
  created_at: Date
  /** Number of attempts to collect it. */
  attempts: number
  hosted_invoice_url: string | null
  invoice_pdf: string | null
}

export interface PaymentCard {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  /** Identifies the card, whichever customer uses it. */
  fingerprint: string | null
}

/** Everything we keep of a provider's customer, as of one moment. */
export interface CustomerRecord {
  id: string
  deleted: boolean
  /** Our user, as set when we created the customer; null for one who came by a hosted link. */
  user_id: string | null
  /** Subscriptions to our plans only, newest first. */
  subscriptions: PaidSubscription[]
  /** Without drafts, newest first, the last 100. */
  invoices: Invoice[]
  card: PaymentCard | null
}

export interface Checkout {
  id: string
  status: 'open' | 'complete' | 'expired'
  /** Whether everything that is due at once is paid; a trial has nothing due. */
  paid: boolean
  /** Where an open checkout continues. */
  url: string | null
  customer_id: string | null
  subscription_id: string | null
  /** Our user, as given by whoever opened the checkout. */
  reference: string | null
  created_at: Date
  expires_at: Date
}

interface NewCheckout {
  customer_id: string
  user_id: string
  plan: PaidPlan
  /** The price shown to the buyer, in cents of a US dollar per month: nothing is sold at any other price. */
  amount: number
  /** 0 for none. */
  trial_days: number
  success_url: string
  cancel_url: string
  /** Idempotency key: repeating a request with the same key returns the same checkout. */
  key: string
}

/** A plan as it should be sold. */
interface SoldPlan {
  name: string
  /** US dollars per month. */
  price: number
}

export interface PriceSetUp {
  lookup_key: string
  /** The id of the price. */
  price: string
  /** `changed`: new buyers pay the new price, existing subscribers keep the old one. */
  outcome: 'made' | 'kept' | 'changed'
}

/** What a signed event is about; nothing else in it is used. */
export interface PaymentEvent {
  id: string
  kind: string
  created_at: Date
  customer_id: string | null
}

/** The port to the payment provider. Every call throws `PaymentsError`. */
export interface Payments {
  /** Creates a customer for this user, idempotently; a different one than `replaces`, if given. Returns its id. */
  createCustomer(user: { id: string; email: string }, replaces?: string): Promise<string>
  /** Sets where the provider's mails to the customer go. Does nothing if the customer is deleted. */
  updateEmail(customerId: string, email: string): Promise<void>
  createCheckout(checkout: NewCheckout): Promise<Checkout>
  /** null if none has this id. */
  checkout(id: string): Promise<Checkout | null>
  /** Does nothing if it is complete or expired. */
  expireCheckout(id: string): Promise<void>
  /** Checkouts that were opened since then and belong to a customer, newest first; at most 1,000. */
  checkoutsSince(since: Date): Promise<Checkout[]>
  /** The customer's checkouts, newest first; at most 100. */
  checkoutsOf(customerId: string): Promise<Checkout[]>
  /** The URL of a page where the customer changes plan and card, cancels, and sees invoices. */
  openPortal(customerId: string, return_url: string): Promise<string>
  /** null if none has this id. */
  customer(id: string): Promise<CustomerRecord | null>
  /** Cancels it immediately. Does nothing if it has ended. */
  cancelSubscription(id: string): Promise<void>
  /** Cancels a subscription that should not have begun: also refunds what was paid for it, and marks it as refused. */
  refuseSubscription(id: string): Promise<void>
  /** Deletes the customer; the invoices remain, as the law requires. */
  deleteCustomer(id: string): Promise<void>
  /** Reads an event after verifying its signature; null: a notification of another kind. Throws `SignatureError`. */
  readEvent(body: Buffer, signature: string | null, now: Date): PaymentEvent | null
  /** Creates or updates the account's prices for these plans; idempotent. `live`: the account takes real money. */
  setUpPrices(plans: Record<PaidPlan, SoldPlan>): Promise<{ live: boolean; prices: PriceSetUp[] }>
  /** The operator's own payment page for a plan; null if there is none. */
  hostedLink(plan: PaidPlan, user: { id: string; email: string }): string | null
}

/** `away`: unreachable, too slow or too busy; retrying later may succeed. `refused`: retrying will not help. */
export class PaymentsError extends Error {
  override name = 'PaymentsError'
  constructor(
    readonly kind: 'away' | 'refused',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** An event whose signature is invalid or too old. */
export class SignatureError extends Error {
  override name = 'SignatureError'
}
