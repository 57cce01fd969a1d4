/** The plans that are sold. */
export type PaidPlan = 'starter' | 'pro'

/** How a subscription stands, in the provider's words. */
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
  /** When it ends by itself, as was asked for. */
  cancel_at: Date | null
  ended_at: Date | null
  /** A month's, in the currency's smallest unit, before discounts. */
  amount: number | null
  currency: string
  discounted: boolean
  /** It was ended by us, and should not have begun. */
  refused: boolean
}

export type InvoiceStatus = 'open' | 'paid' | 'void' | 'uncollectible'

export interface Invoice {
  id: string
  subscription_id: string | null
  number: string | null
  status: InvoiceStatus
  /** In cents: what was paid, and while nothing was, what is due. */
  amount: number
  currency: string
  created_at: Date
  /** Tries to collect it. */
  attempts: number
  hosted_invoice_url: string | null
  invoice_pdf: string | null
}

export interface Card {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  /** The same for the same card, whoever brings it. */
  fingerprint: string | null
}

/** All that the provider knows of a customer and we keep, as of one moment. */
export interface CustomerRecord {
  id: string
  deleted: boolean
  /** Our user, as we said when the customer was made; null for who came by a hosted link. */
  user_id: string | null
  /** To our plans alone, newest first. */
  subscriptions: PaidSubscription[]
  /** Drafts aside, newest first, the last 100. */
  invoices: Invoice[]
  card: Card | null
}

export interface Checkout {
  id: string
  status: 'open' | 'complete' | 'expired'
  /** Whether all is paid that is due at once; with a trial nothing is. */
  paid: boolean
  /** Where an open one goes on. */
  url: string | null
  customer_id: string | null
  subscription_id: string | null
  /** Our user, as whoever opened it said. */
  reference: string | null
  created_at: Date
  expires_at: Date
}

export interface NewCheckout {
  customer_id: string
  user_id: string
  plan: PaidPlan
  /** What the buyer was told, in cents of a US dollar a month: at another price nothing is sold. */
  amount: number
  /** 0: none. */
  trial_days: number
  success_url: string
  cancel_url: string
  /** Repeated with the same key it is the same checkout. */
  key: string
}

/** A plan as it is to be sold. */
export interface SoldPlan {
  name: string
  /** US dollars a month. */
  price: number
}

export interface PriceSetUp {
  lookup_key: string
  /** Its id. */
  price: string
  /** `changed`: new buyers pay the new price, whoever subscribed before goes on paying the old one. */
  outcome: 'made' | 'kept' | 'changed'
}

/** What a signed event is about; nothing else of it is believed. */
export interface PaymentEvent {
  id: string
  kind: string
  created_at: Date
  customer_id: string | null
}

/** Where money is taken: the port to the payment provider. Every call throws `PaymentsError`. */
export interface Payments {
  /** A customer for this user, the same one however often it is asked for; another one in place of `replaces`. Answers its id. */
  createCustomer(user: { id: string; email: string }, replaces?: string): Promise<string>
  /** Where the provider's mails to the customer go. Does nothing to one who is deleted. */
  updateEmail(customerId: string, email: string): Promise<void>
  createCheckout(wanted: NewCheckout): Promise<Checkout>
  /** null: there is none with this id. */
  checkout(id: string): Promise<Checkout | null>
  /** Does nothing to one that is complete or expired. */
  expireCheckout(id: string): Promise<void>
  /** Checkouts that were opened from then on and belong to a customer, newest first; at most 1,000. */
  checkoutsSince(since: Date): Promise<Checkout[]>
  /** Of this customer, newest first; at most 100. */
  checkoutsOf(customerId: string): Promise<Checkout[]>
  /** The address of a page on which the customer changes plan and card, cancels, and sees invoices. */
  openPortal(customerId: string, return_url: string): Promise<string>
  /** null: nobody has this id. */
  customer(id: string): Promise<CustomerRecord | null>
  /** Ends it at once. Does nothing to one that has ended. */
  cancelSubscription(id: string): Promise<void>
  /** The same for one that should not have begun: gives back what was paid for it, and marks it as refused. */
  refuseSubscription(id: string): Promise<void>
  /** Forgets the customer; invoices stay, as the law wants them. */
  deleteCustomer(id: string): Promise<void>
  /** Reads an event as it was signed for us. Throws `SignatureError`. */
  readEvent(body: Buffer, signature: string | null, now: Date): PaymentEvent
  /** Makes the account sell these plans, and nothing twice. `live`: real money is paid into it. */
  setUpPrices(plans: Record<PaidPlan, SoldPlan>): Promise<{ live: boolean; prices: PriceSetUp[] }>
  /** The operator's own page for a plan, for buyers who stay outside of this site; null: there is none. */
  hostedLink(plan: PaidPlan, user: { id: string; email: string }): string | null
}

/** `away`: not reached, too slow, or too busy; the same call may do later. `refused`: it will not do, as it stands. */
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

/** An event that nobody signed for us, or that is too old. */
export class SignatureError extends Error {
  override name = 'SignatureError'
}
