import type { Account } from '../state/account.ts'
import type { Invoice, Subscription } from '../state/wire.ts'

/** Changes a subscription and emits an event with the previous values. */
export function updateSubscription(
  account: Account,
  id: string,
  change: Partial<Subscription>,
  event = 'customer.subscription.updated',
): Subscription {
  const before = account.store.get('subscription', id)
  const after = account.store.patch('subscription', id, change)
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key as keyof Subscription]),
    ),
  )
  if (Object.keys(previous).length > 0) account.emit(event, after, previous)
  return after
}

/** The status of a subscription follows its latest invoice. */
export function updateStatusFromInvoice(account: Account, invoice: Invoice): void {
  const subscription = account.store.find('subscription', invoice.parent?.subscription_details?.subscription)
  if (!subscription || subscription.latest_invoice !== invoice.id) return
  const next = nextStatus(subscription.status, invoice.status === 'paid')
  if (next !== subscription.status) updateSubscription(account, subscription.id, { status: next })
}

function nextStatus(status: Subscription['status'], paid: boolean): Subscription['status'] {
  if (paid) return ['incomplete', 'past_due', 'unpaid'].includes(status) ? 'active' : status
  return status === 'active' || status === 'trialing' ? 'past_due' : status
}

type Reason = NonNullable<Subscription['cancellation_details']>['reason']

/** Ends a subscription at once. Its open invoices stay open, but are not collected any more. */
export function endSubscription(
  account: Account,
  id: string,
  reason: Reason,
  comment: string | null = null,
): Subscription {
  const now = account.now()
  const { store } = account
  const before = store.get('subscription', id)
  const after = store.patch('subscription', id, {
    status: before.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
    ended_at: now,
    canceled_at: before.canceled_at ?? now,
    cancel_at_period_end: false,
    cancellation_details: { comment, feedback: null, feedback_option: null, reason },
  })
  store.remove('pending_lines', id)
  for (const invoice of store.all('invoice')) {
    if (invoice.parent?.subscription_details?.subscription !== id) continue
    if (invoice.status === 'draft') voidInvoice(account, invoice)
    else if (invoice.status === 'open')
      store.patch('invoice', invoice.id, { auto_advance: false, next_payment_attempt: null })
  }
  account.emit('customer.subscription.deleted', after)
  return after
}

export function voidInvoice(account: Account, invoice: Invoice): Invoice {
  const voided = account.store.patch('invoice', invoice.id, {
    status: 'void',
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    amount_remaining: 0,
    status_transitions: { ...invoice.status_transitions, voided_at: account.now() },
  })
  account.emit('invoice.voided', voided)
  return voided
}
