import type { CustomerRecord, Invoice, PaidSubscription } from '#app/adapters/payments/payments.ts'

/** Started and not ended, paid or not. */
const live = new Set(['trialing', 'active', 'past_due', 'unpaid', 'paused'])

export const isLive = ({ status }: Pick<PaidSubscription, 'status'>) => live.has(status)

const byAge = (one: PaidSubscription, other: PaidSubscription) =>
  one.created_at.getTime() - other.created_at.getTime() || (one.id < other.id ? -1 : 1)

/** Oldest first: that one counts, others are surplus. */
export function liveOf({ subscriptions }: Pick<CustomerRecord, 'subscriptions'>): PaidSubscription[] {
  return subscriptions.filter(isLive).toSorted(byAge)
}

/** The oldest live one, else the last that ended without having been refused. */
export function subscriptionThatCounts(record: Pick<CustomerRecord, 'subscriptions'>): PaidSubscription | null {
  const [first] = liveOf(record)
  const ended = record.subscriptions.filter(({ status, refused }) => status === 'canceled' && !refused).toSorted(byAge)
  return first ?? ended.at(-1) ?? null
}

/** The date of the oldest open invoice with an attempted payment. */
export function pastDueSince(subscription: PaidSubscription, invoices: readonly Invoice[]): Date | null {
  if (subscription.status !== 'past_due' && subscription.status !== 'unpaid') return null
  const missing = invoices.filter(
    ({ subscription_id, status, attempts }) => subscription_id === subscription.id && status === 'open' && attempts > 0,
  )
  const times = missing.map(({ created_at }) => created_at.getTime())
  return times.length > 0 ? new Date(Math.min(...times)) : subscription.current_period_start
}

/** The date of the oldest invoice since the last paid one; null if that is the newest. */
export function unpaidSince(subscriptionId: string, invoices: readonly Invoice[]): Date | null {
  const charged = invoices.filter(({ subscription_id, attempts }) => subscription_id === subscriptionId && attempts > 0)
  const paid = charged.findIndex(({ status }) => status === 'paid' || status === 'void')
  return (paid < 0 ? charged : charged.slice(0, paid)).at(-1)?.created_at ?? null
}
