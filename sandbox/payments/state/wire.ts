import type Stripe from 'stripe'

/** The JSON form of an SDK type: decimals as text, references as ids, lists without the SDK's methods. */
type Wire<T> = [string] extends [T] ? Exclude<T, object> : Each<T>

type Each<T> = T extends Stripe.Decimal
  ? string
  : T extends Array<infer Item>
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T

export type Customer = Wire<Stripe.Customer>
export type Product = Wire<Stripe.Product>
export type Price = Wire<Stripe.Price>
export type Coupon = Wire<Stripe.Coupon>
export type PromotionCode = Wire<Stripe.PromotionCode>
export type Discount = Wire<Stripe.Discount>
export type PaymentMethod = Wire<Stripe.PaymentMethod>
export type Subscription = Wire<Stripe.Subscription>
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>
export type Invoice = Wire<Stripe.Invoice>
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>
export type InvoicePayment = Wire<Stripe.InvoicePayment>
export type PaymentIntent = Wire<Stripe.PaymentIntent>
export type SetupIntent = Wire<Stripe.SetupIntent>
export type Charge = Wire<Stripe.Charge>
export type Refund = Wire<Stripe.Refund>
export type Session = Wire<Stripe.Checkout.Session>
export type LineItem = Wire<Stripe.LineItem>
export type PaymentLink = Wire<Stripe.PaymentLink>
export type PortalSession = Wire<Stripe.BillingPortal.Session>
export type PortalConfiguration = Wire<Stripe.BillingPortal.Configuration>
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>
export type Address = Wire<Stripe.Address>

/** One type instead of the SDK's union of 200 events. */
export interface Event {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object; previous_attributes?: object }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}
