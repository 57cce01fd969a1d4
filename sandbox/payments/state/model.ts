import type {
  Charge,
  Coupon,
  Customer,
  Discount,
  Event,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  LineItem,
  PaymentIntent,
  PaymentLink,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  PromotionCode,
  Refund,
  Session,
  SetupIntent,
  Subscription,
  WebhookEndpoint,
} from './wire.ts'

/**
 * All stored objects by their `object` field. Those from `deleted_customer` on are internal and not returned by the
 * API.
 */
export interface Kinds {
  customer: Customer
  product: Product
  price: Price
  coupon: Coupon
  promotion_code: PromotionCode
  discount: Discount
  payment_method: PaymentMethod
  subscription: Subscription
  invoice: Invoice
  invoice_payment: InvoicePayment
  payment_intent: PaymentIntent
  setup_intent: SetupIntent
  charge: Charge
  refund: Refund
  'checkout.session': Session
  payment_link: PaymentLink
  'billing_portal.session': PortalSession
  'billing_portal.configuration': PortalConfiguration
  webhook_endpoint: WebhookEndpoint
  event: Event
  deleted_customer: DeletedCustomer
  pending_lines: PendingLines
  bought: Purchase
  card_number: CardNumber
  secret: Secret
  notice: Notice
  delivery: Delivery
  reply: Reply
}

export type Kind = keyof Kinds

/** Marks the id of a deleted customer. */
interface DeletedCustomer {
  id: string
  object: 'deleted_customer'
}

/** Prorations for the next invoice of a subscription (same id). */
interface PendingLines {
  id: string
  object: 'pending_lines'
  lines: InvoiceLine[]
}

/** What a checkout session or payment link (same id) sells, and how the subscription starts. */
export interface Purchase {
  id: string
  object: 'bought'
  lines: LineItem[]
  trialDays: number | null
  trialEnd: number | null
  missingPaymentMethod: 'cancel' | 'create_invoice' | 'pause'
  metadata: Record<string, string>
  description: string | null
  cardRequired: boolean
}

/** The card number of a payment method (same id), which determines how the card behaves. */
export interface CardNumber {
  id: string
  object: 'card_number'
  number: string
  /** Whether the holder has authenticated, so that the bank allows later payments without the holder. */
  authenticated: boolean
}

/**
 * The signing secret of an endpoint (same id), the URL key of an invoice (same id), or a portal session's id by its URL
 * key.
 */
export interface Secret {
  id: string
  object: 'secret'
  value: string
}

/** Marks that `trial_will_end` was sent for a subscription and trial end; the id consists of both. */
export interface Notice {
  id: string
  object: 'notice'
}

/** The delivery of an event to an endpoint. */
export interface Delivery {
  id: string
  object: 'delivery'
  event: string
  endpoint: string
  status: 'waiting' | 'delivered' | 'lost' | 'given_up'
  attempts: number
  answer: number | null
}

/** The stored response to a POST with an idempotency key (its id). */
export interface Reply {
  id: string
  object: 'reply'
  request: string
  status: number
  body: object
  created: number
}
