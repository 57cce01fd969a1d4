import type { Decline } from '../objects/payment.ts'
import { listOf, makeItem, makeSubscription, type Period, planOf } from '../objects/subscription.ts'
import type { Account } from '../state/account.ts'
import { newId } from '../state/ids.ts'
import type { Invoice, Price, Subscription, SubscriptionItem } from '../state/wire.ts'
import { periodEnd } from './calendar.ts'
import { type Attempt, collect } from './collect-payment.ts'
import { redeem } from './discounts.ts'
import { draftInvoice, finaliseInvoice, lineFor, previewInvoice } from './invoices.ts'
import { prorate } from './proration.ts'
import { updateSubscription } from './subscription-changes.ts'

interface NewSubscription {
  customer: string
  items: { price: Price; quantity: number }[]
  trialEnd: number | null
  method: string | null
  discounts?: { coupon?: string | null; promotion_code?: string | null }[]
  session?: string | null
  missingPaymentMethod?: 'cancel' | 'create_invoice' | 'pause'
  metadata?: Record<string, string>
  description?: string | null
}

/** Starts a subscription with its first invoice, whose total is 0 for a trial. */
export function startSubscription(account: Account, input: NewSubscription, attempt: Attempt = {}) {
  const now = account.now()
  const [first] = input.items
  if (!first) throw new Error('a subscription needs an item')
  const id = newId('sub')
  const { customer, trialEnd } = input
  const period = { start: now, end: trialEnd ?? periodEnd(now, now, first.price) }
  const items = input.items.map(({ price, quantity }) => makeItem(now, id, price, quantity, period))
  const by = { customer, subscription: id, session: input.session ?? null }
  const discounts = (input.discounts ?? []).map((one) => redeem(account, one, by).id)
  const subscription = makeSubscription(now, {
    id,
    customer,
    currency: first.price.currency,
    status: trialEnd ? 'trialing' : 'incomplete',
    items: listOf(`/v1/subscription_items?subscription=${id}`, items),
    billing_cycle_anchor: period.end === trialEnd ? trialEnd : now,
    default_payment_method: input.method,
    description: input.description ?? null,
    discounts,
    metadata: input.metadata ?? {},
    trial_start: trialEnd ? now : null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: input.missingPaymentMethod ?? 'create_invoice',
      },
    },
  })
  account.store.put(subscription)
  account.emit('customer.subscription.created', subscription)
  const lines = items.map((item) => lineFor(account, item, period, trialEnd !== null))
  // A trial's invoice takes no discount, so that a "once" discount applies to the first paid one.
  const invoiced = trialEnd ? { ...subscription, discounts: [] } : subscription
  const draft = draftInvoice(account, { subscription: invoiced, reason: 'subscription_create', lines, period })
  const decline = settle(account, draft.id, attempt)
  return {
    subscription: account.store.get('subscription', id),
    invoice: account.store.get('invoice', draft.id),
    decline,
  }
}

/** Finalises a draft and collects it at once. */
export function settle(account: Account, invoice: string, attempt: Attempt = {}): Decline | null {
  finaliseInvoice(account, invoice)
  return collect(account, invoice, attempt)
}

type Proration = 'create_prorations' | 'always_invoice' | 'none'

export interface PlanChange {
  items: { item: string; price: Price; quantity: number }[]
  proration: Proration
}

/** Changes prices or quantities from now on. */
export function changeItems(account: Account, id: string, change: PlanChange, attempt: Attempt = {}): Decline | null {
  const before = account.store.get('subscription', id)
  const now = account.now()
  const { changed, lines } = changedBy(account, before, change)
  updateSubscription(account, id, { items: listOf(before.items.url, changed) })
  if (lines.length === 0) return null
  if (change.proration === 'create_prorations') {
    const waiting = account.store.find('pending_lines', id)?.lines ?? []
    account.store.put({ id, object: 'pending_lines', lines: [...waiting, ...lines] })
    return null
  }
  const subscription = account.store.get('subscription', id)
  const period = { start: now, end: now }
  const draft = draftInvoice(account, { subscription, reason: 'subscription_update', lines, period })
  return settle(account, draft.id, attempt)
}

function changedBy(account: Account, before: Subscription, change: PlanChange) {
  const changed = before.items.data.map((item) =>
    changedItem(
      item,
      change.items.find((one) => one.item === item.id),
    ),
  )
  const isFree = before.status === 'trialing' || change.proration === 'none'
  return { changed, lines: isFree ? [] : prorate(account, before.items.data, changed) }
}

/** The invoice of a change that is charged at once. */
export function previewChange(account: Account, id: string, items: PlanChange['items']): Invoice {
  const subscription = account.store.get('subscription', id)
  const { lines } = changedBy(account, subscription, { items, proration: 'always_invoice' })
  const period = { start: account.now(), end: account.now() }
  return previewInvoice(account, { subscription, reason: 'subscription_update', lines, period })
}

function changedItem(item: SubscriptionItem, to: PlanChange['items'][number] | undefined): SubscriptionItem {
  return to ? { ...item, price: to.price, plan: planOf(to.price), quantity: to.quantity } : item
}

/** Starts a new period and drafts its invoice. It starts where the old one ends, or now if a trial is cut short. */
export function beginPeriod(
  account: Account,
  subscription: Subscription,
  start: number,
  finalizesAt: number | null,
): string {
  const [first] = subscription.items.data
  if (!first) throw new Error('a subscription needs an item')
  const cut = start !== first.current_period_end
  const anchor = cut ? start : subscription.billing_cycle_anchor
  const period: Period = { start, end: periodEnd(anchor, start, first.price) }
  const items = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }))
  const draft = draftInvoice(account, {
    subscription,
    reason: cut ? 'subscription_update' : 'subscription_cycle',
    lines: items.map((item) => lineFor(account, item, period)),
    period: { start: first.current_period_start, end: start },
    ...(finalizesAt !== null && { finalizesAt }),
  })
  // Reset what draftInvoice set, so that one event reports the invoice together with the new period.
  account.store.patch('subscription', subscription.id, { latest_invoice: subscription.latest_invoice })
  updateSubscription(account, subscription.id, {
    items: listOf(subscription.items.url, items),
    billing_cycle_anchor: anchor,
    latest_invoice: draft.id,
    ...(subscription.status === 'trialing' && {
      status: 'active',
      trial_end: Math.min(start, subscription.trial_end ?? start),
    }),
  })
  return draft.id
}
