import type { z } from 'zod'
import type {
  StripeCharge,
  StripeCheckout,
  StripeInvoice,
  StripePaymentMethod,
  StripePrice,
  StripeSubscription,
} from '#app/adapters/payments/objects.ts'
import type { Checkout, Invoice, PaidPlan, PaidSubscription, PaymentCard } from '#app/adapters/payments/payments.ts'

type Read<S extends z.ZodType> = z.output<S>
export type Price = Read<typeof StripePrice>
export type PlanPrices = Record<PaidPlan, Price>

export function planOfPrice(prices: PlanPrices, price: Price): PaidPlan | null {
  const plans = Object.entries(prices) as [PaidPlan, Price][]
  const sold = plans.find(([, { id }]) => id === price.id) ?? plans.find(([, { product }]) => product === price.product)
  return sold?.[0] ?? null
}

export const refusalComment = 'Refused by Warble: a second trial or a second subscription. What was paid is refunded.'

/** null: a subscription to anything else that the account sells. */
export function readSubscription(
  prices: PlanPrices,
  subscription: Read<typeof StripeSubscription>,
): PaidSubscription | null {
  const { id, status, created, trial_start, trial_end, cancel_at, cancel_at_period_end, ended_at } = subscription
  for (const { price, current_period_start, current_period_end } of subscription.items.data) {
    const plan_type = planOfPrice(prices, price)
    if (plan_type === null) continue
    const cancels = cancel_at ?? (cancel_at_period_end ? current_period_end : null)
    return {
      id,
      status,
      plan_type,
      created_at: created,
      current_period_start,
      current_period_end,
      trial_start,
      trial_end,
      cancel_at: ended_at === null ? cancels : null,
      ended_at,
      amount: price.unit_amount ?? null,
      currency: price.currency,
      discounted: (subscription.discounts ?? []).length > 0,
      refused: subscription.cancellation_details?.comment === refusalComment,
    }
  }
  return null
}

type StripeCharges = Read<typeof StripeCharge>[]

export function readInvoice(invoice: Read<typeof StripeInvoice>, charges: StripeCharges): Invoice | null {
  const { id, status, number = null, amount_paid, amount_due, currency, created, attempt_count } = invoice
  if (status === null || status === 'draft') return null
  return {
    id,
    status,
    number,
    currency,
    created_at: created,
    attempts: attempt_count,
    subscription_id: invoice.parent?.subscription_details?.subscription ?? null,
    amount: amount_paid > 0 ? amount_paid : amount_due,
    hosted_invoice_url: invoice.hosted_invoice_url ?? null,
    invoice_pdf: invoice.invoice_pdf ?? null,
    period: invoice.lines?.data.findLast((line) => line.amount > 0)?.period ?? null,
    tax: taxOf(invoice),
    ...refundsOf(invoice, charges),
  }
}

const taxOf = ({ total, total_excluding_tax }: Read<typeof StripeInvoice>) =>
  typeof total === 'number' && typeof total_excluding_tax === 'number' ? total - total_excluding_tax : 0

const withoutEffect = ['failed', 'canceled']

function refundsOf({ payments }: Read<typeof StripeInvoice>, charges: StripeCharges) {
  const intents = (payments?.data ?? []).map(({ payment }) => payment.payment_intent)
  const theirs = charges.filter(({ payment_intent }) => payment_intent !== null && intents.includes(payment_intent))
  const refunds = theirs.flatMap((charge) => charge.refunds?.data ?? [])
  return {
    refunded: theirs.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
    refunds: refunds
      .filter(({ status }) => !withoutEffect.includes(status ?? ''))
      .map(({ id, amount, created }) => ({ id, amount, created_at: created })),
  }
}

export type StripeSubscriptions = Read<typeof StripeSubscription>[]

export function readCard(
  subscriptions: StripeSubscriptions,
  fits: (subscription: StripeSubscriptions[number]) => boolean,
): PaymentCard | null {
  const paying = subscriptions.find((one) => fits(one) && one.default_payment_method)
  return readMethod(paying?.default_payment_method)
}

export function readMethod(method: Read<typeof StripePaymentMethod> | null | undefined): PaymentCard | null {
  return method?.card ? { ...method.card, fingerprint: method.card.fingerprint ?? null } : null
}

export function readCheckout(session: Read<typeof StripeCheckout>): Checkout {
  const { id, status, payment_status, customer, subscription, created, expires_at } = session
  return {
    id,
    status: status ?? 'expired',
    paid: payment_status !== 'unpaid',
    url: session.url ?? null,
    customer_id: customer,
    subscription_id: subscription,
    reference: session.client_reference_id ?? null,
    created_at: created,
    expires_at,
  }
}
