import { makeInvoicePayment } from '../objects/invoice.ts'
import { type Decline, makeCharge, makePaymentIntent } from '../objects/payment.ts'
import type { Account } from '../state/account.ts'
import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from '../state/wire.ts'
import { DAY } from './calendar.ts'
import { paymentDecline } from './cards.ts'
import { removeUsedDiscounts } from './discounts.ts'
import { endSubscription, updateStatusFromInvoice } from './subscription-changes.ts'

/** Seconds from each failed attempt to the next; after the last one the subscription ends. */
const retries = [3 * DAY, 5 * DAY, 7 * DAY]

const noCard: Decline = {
  code: 'resource_missing',
  decline_code: null,
  message: 'This customer has no attached payment source or default payment method.',
}

export interface Attempt {
  /** A card to use instead of the default one. */
  method?: string
  /** Whether the holder is at the screen and authenticates. */
  present?: boolean
}

/** Tries to collect an open invoice. Returns why it was declined, or null. */
export function collect(account: Account, id: string, { method, present = false }: Attempt = {}): Decline | null {
  const invoice = account.store.get('invoice', id)
  if (invoice.amount_remaining === 0) {
    markPaid(account, invoice)
    return null
  }
  const card = account.store.find('payment_method', method ?? methodOf(account, invoice))
  const intent = intentFor(account, invoice)
  const decline = card ? paymentDecline(account.store.get('card_number', card.id), present) : noCard
  if (card) chargeCard(account, intent, card, decline)
  if (decline) recordFailure(account, invoice, intent.id, decline)
  else {
    if (card && present) account.store.patch('card_number', card.id, { authenticated: true })
    markPaid(account, account.store.patch('invoice', id, { amount_paid: invoice.amount_due, amount_remaining: 0 }))
  }
  return decline
}

export function subscriptionOf(invoice: Invoice): string | null {
  return invoice.parent?.subscription_details?.subscription ?? null
}

export function methodOf(account: Account, invoice: Invoice): string | null {
  const subscription = account.store.find('subscription', subscriptionOf(invoice))
  return subscription?.default_payment_method ?? defaultMethod(account, invoice.customer)
}

export function defaultMethod(account: Account, customer: string | null): string | null {
  return account.store.find('customer', customer)?.invoice_settings.default_payment_method ?? null
}

/** The invoice's payment intent; all its attempts share one. */
function intentFor(account: Account, invoice: Invoice): PaymentIntent {
  const payment = account.store.all('invoice_payment').find((one) => one.invoice === invoice.id)
  if (payment) return account.store.get('payment_intent', payment.payment.payment_intent)
  const intent = makePaymentIntent(account.now(), {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer ?? '',
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  })
  account.store.put(intent)
  account.store.put(makeInvoicePayment(account.now(), invoice, intent.id))
  account.emit('payment_intent.created', intent)
  return intent
}

function chargeCard(account: Account, intent: PaymentIntent, card: PaymentMethod, decline: Decline | null): void {
  const made = makeCharge(account.now(), intent, card, decline, (id) => `${account.baseUrl}/receipts/${id}`)
  account.store.put(made)
  account.emit(decline ? 'charge.failed' : 'charge.succeeded', made)
  const after = account.store.patch('payment_intent', intent.id, {
    latest_charge: made.id,
    ...(decline
      ? {
          status: decline.code === 'authentication_required' ? 'requires_action' : 'requires_payment_method',
          last_payment_error: { ...errorFields(decline), type: 'card_error', charge: made.id },
        }
      : {
          status: 'succeeded',
          amount_received: intent.amount,
          last_payment_error: null,
          payment_method: card.id,
        }),
  })
  account.emit(decline ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', after)
}

const errorFields = ({ code, decline_code, message }: Decline) => ({
  code,
  message,
  ...(decline_code !== null && { decline_code }),
})

function markPaid(account: Account, invoice: Invoice): void {
  const now = account.now()
  const paid = account.store.patch('invoice', invoice.id, {
    status: 'paid',
    attempted: true,
    attempt_count: invoice.amount_due > 0 ? invoice.attempt_count + 1 : invoice.attempt_count,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  })
  const payment = account.store.all('invoice_payment').find((one) => one.invoice === invoice.id)
  if (payment) {
    const settled = account.store.patch('invoice_payment', payment.id, {
      status: 'paid',
      amount_paid: paid.amount_paid,
      status_transitions: { ...payment.status_transitions, paid_at: now },
    })
    account.emit('invoice_payment.paid', settled)
  }
  removeUsedDiscounts(account, paid)
  updateStatusFromInvoice(account, paid)
  account.emit('invoice.paid', paid)
  account.emit('invoice.payment_succeeded', paid)
}

function recordFailure(account: Account, invoice: Invoice, intent: string, decline: Decline): void {
  const attempts = invoice.attempt_count + 1
  const subscription = account.store.find('subscription', subscriptionOf(invoice))
  const wait = invoice.billing_reason === 'subscription_create' ? undefined : retries[attempts - 1]
  const failed = account.store.patch('invoice', invoice.id, {
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: wait === undefined || !isRunning(subscription) ? null : account.now() + wait,
  })
  updateStatusFromInvoice(account, failed)
  account.emit('invoice.payment_failed', failed)
  if (decline.code === 'authentication_required') account.emit('invoice.payment_action_required', failed)
  if (attempts > retries.length && isRunning(subscription) && subscription)
    endSubscription(account, subscription.id, 'payment_failed')
  account.store.patch('payment_intent', intent, { next_action: null })
}

const isRunning = (subscription: Subscription | undefined) =>
  subscription !== undefined && !['canceled', 'incomplete', 'incomplete_expired'].includes(subscription.status)
