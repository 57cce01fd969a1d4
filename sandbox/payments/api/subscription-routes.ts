import { z } from 'zod'
import { DAY } from '../billing/calendar.ts'
import { cancelAtPeriodEnd, resumeSubscription } from '../billing/cancellation.ts'
import { endSubscription, updateSubscription } from '../billing/subscription-changes.ts'
import { beginPeriod, changeItems, settle, startSubscription } from '../billing/subscriptions.ts'
import type { Decline } from '../objects/payment.ts'
import type { Account } from '../state/account.ts'
import type { Subscription } from '../state/wire.ts'
import { type Call, definedOnly, flag, int, mergeMetadata, metadata, noInput, paging, route, text } from './call.ts'
import { invalid, StripeError } from './errors.ts'
import { listPage, recurringPrice, requireObject } from './lookup.ts'

const trialSettings = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
})
const proration = z.enum(['create_prorations', 'always_invoice', 'none'])
const behaviour = z.enum(['allow_incomplete', 'error_if_incomplete', 'default_incomplete'])

const newSubscription = z.strictObject({
  customer: text,
  items: z.array(z.strictObject({ price: text, quantity: int.optional() })).min(1),
  trial_period_days: int.optional(),
  trial_end: int.optional(),
  default_payment_method: text.optional(),
  discounts: z.array(z.strictObject({ coupon: text.optional(), promotion_code: text.optional() })).optional(),
  metadata: metadata.optional(),
  description: text.optional(),
  payment_behavior: behaviour.optional(),
  trial_settings: trialSettings.optional(),
})

export const changedItems = z.array(z.strictObject({ id: text, price: text.optional(), quantity: int.optional() }))

const change = z.strictObject({
  items: changedItems.optional(),
  proration_behavior: proration.optional(),
  payment_behavior: behaviour.optional(),
  cancel_at_period_end: flag.optional(),
  cancel_at: int.or(z.literal('')).optional(),
  cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
  trial_end: z.literal('now').or(int).optional(),
  default_payment_method: text.optional(),
  metadata: metadata.optional(),
  description: text.optional(),
})

export const subscriptionRoutes = [
  route('POST', '/v1/subscriptions', newSubscription, ({ account, input }) => {
    requireObject(account, 'customer', input.customer, 'customer')
    const trialDays = input.trial_period_days
    const { subscription, decline } = startSubscription(account, {
      customer: input.customer,
      items: input.items.map(({ price, quantity = 1 }, index) => ({
        price: recurringPrice(account, price, `items[${index}][price]`),
        quantity,
      })),
      trialEnd: input.trial_end ?? (trialDays ? account.now() + trialDays * DAY : null),
      method: input.default_payment_method
        ? requireObject(account, 'payment_method', input.default_payment_method, 'default_payment_method').id
        : null,
      ...definedOnly({ discounts: input.discounts, metadata: input.metadata, description: input.description }),
      ...(input.trial_settings && { missingPaymentMethod: input.trial_settings.end_behavior.missing_payment_method }),
    })
    if (decline && input.payment_behavior === 'error_if_incomplete') throw cardError(decline)
    return subscription
  }),
  route('GET', '/v1/subscriptions/:id', noInput, ({ account, id }) => requireObject(account, 'subscription', id)),
  route('POST', '/v1/subscriptions/:id', change, update),
  route(
    'DELETE',
    '/v1/subscriptions/:id',
    z.strictObject({
      invoice_now: flag.optional(),
      prorate: flag.optional(),
      cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
    }),
    ({ account, id, input }) => {
      if (requireObject(account, 'subscription', id).ended_at !== null) throw gone(id)
      return endSubscription(account, id, 'cancellation_requested', input.cancellation_details?.comment)
    },
  ),
  route(
    'GET',
    '/v1/subscriptions',
    z.strictObject({
      ...paging,
      customer: text.optional(),
      price: text.optional(),
      status: z
        .enum([
          'active',
          'trialing',
          'past_due',
          'canceled',
          'incomplete',
          'incomplete_expired',
          'unpaid',
          'paused',
          'ended',
          'all',
        ])
        .optional(),
    }),
    ({ account, input }) => {
      const { customer, price, status } = input
      const ended = ['canceled', 'incomplete_expired']
      const hasStatus = (one: Subscription) => {
        if (status === 'all') return true
        if (status === undefined) return one.status !== 'canceled'
        return status === 'ended' ? ended.includes(one.status) : one.status === status
      }
      const found = account.store
        .all('subscription')
        .filter(
          (one) =>
            hasStatus(one) &&
            (!customer || one.customer === customer) &&
            (!price || one.items.data.some((item) => item.price.id === price)),
        )
      return listPage('/v1/subscriptions', found, input)
    },
  ),
]

function update({ account, id, input }: Call<z.output<typeof change>>): Subscription {
  const before = requireObject(account, 'subscription', id)
  if (before.ended_at !== null) throw gone(id)
  const { default_payment_method: method, description } = input
  if (method) requireObject(account, 'payment_method', method, 'default_payment_method')
  updateSubscription(account, id, {
    metadata: mergeMetadata(before.metadata, input.metadata),
    ...(method !== undefined && { default_payment_method: method || null }),
    ...(description !== undefined && { description: description || null }),
  })
  if (input.items) changePlan(account, before, input)
  if (input.trial_end === 'now') endTrial(account, id)
  else if (input.trial_end !== undefined) moveTrial(account, id, input.trial_end)
  if (input.cancel_at_period_end === true) cancelAtPeriodEnd(account, id)
  if (input.cancel_at_period_end === false || input.cancel_at === '') resumeSubscription(account, id)
  if (typeof input.cancel_at === 'number')
    updateSubscription(account, id, { cancel_at: input.cancel_at, canceled_at: account.now() })
  return account.store.get('subscription', id)
}

/** Throws Stripe's error for an item or a price that is not there. */
export function planChange(account: Account, before: Subscription, given: z.output<typeof changedItems>) {
  return given.map((one, index) => {
    const item = before.items.data.find(({ id }) => id === one.id)
    if (!item) throw invalid(`No such subscription_item: '${one.id}'`, `items[${index}][id]`, 'resource_missing')
    const price = one.price ? recurringPrice(account, one.price, `items[${index}][price]`) : item.price
    return { item: one.id, price, quantity: one.quantity ?? item.quantity ?? 1 }
  })
}

function changePlan(account: Account, before: Subscription, input: z.output<typeof change>): void {
  const items = planChange(account, before, input.items ?? [])
  const decline = changeItems(account, before.id, { items, proration: input.proration_behavior ?? 'create_prorations' })
  if (decline && input.payment_behavior === 'error_if_incomplete') throw cardError(decline)
}

function endTrial(account: Account, id: string): void {
  const subscription = account.store.get('subscription', id)
  if (subscription.status === 'trialing') settle(account, beginPeriod(account, subscription, account.now(), null))
}

function moveTrial(account: Account, id: string, trialEnd: number): void {
  const { status, items } = account.store.get('subscription', id)
  if (status !== 'trialing' || trialEnd <= account.now())
    throw invalid('Invalid timestamp: must be in the future.', 'trial_end')
  const data = items.data.map((item) => ({ ...item, current_period_end: trialEnd }))
  updateSubscription(account, id, { trial_end: trialEnd, billing_cycle_anchor: trialEnd, items: { ...items, data } })
}

const gone = (id: string) =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such subscription: '${id}'`,
    param: 'id',
  })

/** Stripe's 402 error; throwing it rolls the change back. */
export function cardError({ code, decline_code, message }: Decline): StripeError {
  return new StripeError(402, { type: 'card_error', code, message, ...(decline_code !== null && { decline_code }) })
}
