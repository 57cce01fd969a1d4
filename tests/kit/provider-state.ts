import type { Payments } from '../../sandbox/payments/main.ts'

type Account = Payments['account']

/** The state of a customer at the payment provider, in the form of our rows. */
export interface ProviderState {
  subscription: object | null
  invoices: object[]
  card: { brand: string; last4: string } | null
  /** The number of active subscriptions. */
  live: number
  /** The invoices that need a receipt. */
  paid: string[]
}

const live = ['trialing', 'active', 'past_due', 'unpaid', 'paused']
const moment = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000).toISOString())

function refundedOf(store: Account['store'], invoice: string): number {
  const intents = store
    .all('invoice_payment')
    .flatMap((one) => (one.invoice === invoice ? one.payment.payment_intent : []))
  const charges = store.all('charge').filter(({ payment_intent: by }) => by !== null && intents.includes(by))
  return charges.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0)
}

export function providerStateOf({ store }: Account, customer: string): ProviderState {
  const theirs = store.all('subscription').filter((one) => one.customer === customer)
  const running = theirs.filter(({ status }) => live.includes(status))
  const counts =
    running[0] ??
    theirs.filter(({ status, cancellation_details: why }) => status === 'canceled' && !why?.comment).at(-1) ??
    null
  const invoices = store.all('invoice').filter((one) => one.customer === customer && one.status !== 'draft')
  const pays = running.find((one) => one.default_payment_method) ?? null
  const method =
    pays?.default_payment_method ??
    store.find('customer', customer)?.invoice_settings.default_payment_method ??
    theirs.findLast((one) => one.default_payment_method)?.default_payment_method
  const card = store.find('customer', customer) ? store.find('payment_method', method)?.card : null
  return {
    subscription: counts && {
      subscription_id: counts.id,
      customer_id: customer,
      status: counts.status,
      plan_type: counts.items.data[0]?.price.lookup_key?.split('_')[1],
      current_period_end: moment(counts.items.data[0]?.current_period_end ?? 0),
      trial_end: moment(counts.trial_end),
      cancel_at: counts.ended_at === null ? moment(counts.cancel_at) : null,
      ended_at: moment(counts.ended_at),
    },
    invoices: invoices
      .map((one) => ({
        id: one.id,
        subscription_id: one.parent?.subscription_details?.subscription ?? null,
        number: one.number,
        status: one.status,
        amount: one.amount_paid > 0 ? one.amount_paid : one.amount_due,
        refunded: refundedOf(store, one.id),
        created_at: moment(one.created),
      }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    live: running.length,
    paid: invoices.filter(({ status, amount_paid }) => status === 'paid' && amount_paid > 0).map(({ id }) => id),
  }
}
