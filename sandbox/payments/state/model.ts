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

/** Everything that is kept, by its `object`. The last ones are ours and never leave. */
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
  bought: Bought
  card_number: CardNumber
  secret: Secret
  notice: Notice
  delivery: Delivery
  reply: Reply
}

export type Kind = keyof Kinds

/** The trace that a deleted customer leaves. */
export interface DeletedCustomer {
  id: string
  object: 'deleted_customer'
}

/** Prorations of a subscription (its id) that wait for the next invoice. */
export interface PendingLines {
  id: string
  object: 'pending_lines'
  lines: InvoiceLine[]
}

/** What a checkout session or a payment link (its id) sells, and how the subscription is to start. */
export interface Bought {
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

/** The number behind a payment method (its id): what the card does follows from it. */
export interface CardNumber {
  id: string
  object: 'card_number'
  number: string
  /** The bank was asked once, and lets later payments pass without its customer. */
  authenticated: boolean
}

/** The signing secret of an endpoint, or the key in the address of a portal or invoice (their ids). */
export interface Secret {
  id: string
  object: 'secret'
  value: string
}

/** An event that comes once for a subscription and the end of its trial (both in its id) has come. */
export interface Notice {
  id: string
  object: 'notice'
}

/** An event on its way to an endpoint. */
export interface Delivery {
  id: string
  object: 'delivery'
  event: string
  endpoint: string
  status: 'waiting' | 'delivered' | 'lost' | 'given_up'
  attempts: number
  answer: number | null
}

/** What a POST with an idempotency key (its id) was answered. */
export interface Reply {
  id: string
  object: 'reply'
  request: string
  status: number
  body: object
  created: number
}
