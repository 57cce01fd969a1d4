export type PaidPlan = 'starter' | 'pro'

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
  amount: number
  currency: string
  created_at: Date
  attempts: number
  hosted_invoice_url: string | null
  invoice_pdf: string | null
  /** What it is for. */
  period: { start: Date; end: Date } | null
  /** Within the amount. */
  tax: number
  refunded: number
  /** Newest first, without those that failed. */
  refunds: Refund[]
}

interface Refund {
  id: string
  amount: number
  created_at: Date
}

export interface PaymentCard {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  fingerprint: string | null
}

export interface CustomerRecord {
  id: string
  deleted: boolean
  /** Set when we created the customer; null for one who came by a hosted link. */
  user_id: string | null
  email: string | null
  subscriptions: PaidSubscription[]
  /** Without drafts, newest first, the last 100. */
  invoices: Invoice[]
  card: PaymentCard | null
}

export interface Checkout {
  id: string
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  url: string | null
  customer_id: string | null
  subscription_id: string | null
  /** As given by whoever opened the checkout: not trusted. */
  reference: string | null
  created_at: Date
  expires_at: Date
}

interface NewCheckout {
  customer_id: string
  user_id: string
  plan: PaidPlan
  /** The price shown to the buyer, in US cents per month: nothing is sold at any other price. */
  amount: number
  trial_days: number
  success_url: string
  cancel_url: string
  key: string
}

export interface PlanChange {
  customer_id: string
  subscription_id: string
  plan: PaidPlan
}

/** In the currency's smallest unit. */
export interface ChangeCost {
  due: number
  /** Counts toward later invoices. */
  credit: number
  currency: string
}

interface SoldPlan {
  name: string
  /** US dollars per month. */
  price: number
}

export interface PriceSetUp {
  lookup_key: string
  price: string
  /** `changed`: new buyers pay the new price, existing subscribers keep the old one. */
  outcome: 'made' | 'kept' | 'changed'
}

export interface WebhookSetUp {
  url: string
  outcome: 'made' | 'kept' | 'changed'
  /** Only for a new endpoint: Stripe shows it once. */
  secret: string | null
}

export interface PortalSetUp {
  outcome: 'made' | 'kept'
}

/** What an account has of what we need. */
export interface PaymentsState {
  /** What a restricted key may not do, as Stripe's dashboard names it. */
  refused: string[]
  /** The lookup keys of prices that are missing or cost something else. */
  wrong_prices: string[]
  /** null: no endpoint has our address, or the key may not read them. */
  webhook: { is_enabled: boolean; missing: string[] } | null
  has_portal: boolean
}

export interface PaymentEvent {
  id: string
  kind: string
  created_at: Date
  customer_id: string | null
}

/** Every call throws `PaymentsError`. */
export interface Payments {
  /** Idempotent; never returns `replaces`. */
  createCustomer(user: { id: string; email: string }, replaces?: string): Promise<string>
  /** Does nothing if the customer is deleted. */
  updateEmail(customerId: string, email: string): Promise<void>
  createCheckout(checkout: NewCheckout): Promise<Checkout>
  checkout(id: string): Promise<Checkout | null>
  expireCheckout(id: string): Promise<void>
  /** Those that belong to a customer, newest first; at most 1,000. */
  checkoutsSince(since: Date): Promise<Checkout[]>
  checkoutsOf(customerId: string): Promise<Checkout[]>
  openPortal(customerId: string, return_url: string): Promise<string>
  /** The page that shows what the change costs, and asks for confirmation. */
  openPlanChange(change: PlanChange, return_url: string): Promise<string>
  /** What the change would cost now, on a plan whose trial is over. */
  costOfChange(change: PlanChange): Promise<ChangeCost>
  customer(id: string): Promise<CustomerRecord | null>
  /** Cancels it immediately. Does nothing if it has ended. */
  cancelSubscription(id: string): Promise<void>
  /** For one that should not have begun: also refunds what was paid for it. */
  refuseSubscription(id: string): Promise<void>
  deleteCustomer(id: string): Promise<void>
  /** null: a notification of another kind. Throws `SignatureError`. */
  readEvent(body: Buffer, signature: string | null, now: Date): PaymentEvent | null
  /** The account takes real money. */
  live: boolean
  /** Idempotent. */
  setUp(plans: Record<PaidPlan, SoldPlan>): Promise<{
    prices: PriceSetUp[]
    portal: PortalSetUp
    webhook: WebhookSetUp
  }>
  state(plans: Record<PaidPlan, SoldPlan>): Promise<PaymentsState>
  hostedLink(plan: PaidPlan, buyer: { reference: string; email: string }): string | null
}

/** `away`: retrying later may succeed. `refused`: retrying will not help. */
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

export class SignatureError extends Error {
  override name = 'SignatureError'
}
