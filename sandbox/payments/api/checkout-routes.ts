import { z } from 'zod'
import { newLinkId, openSession } from '../billing/checkout.ts'
import { expireSession } from '../billing/scheduler.ts'
import { makeLineItem, makePaymentLink } from '../objects/checkout.ts'
import { listOf } from '../objects/subscription.ts'
import type { Account } from '../state/account.ts'
import type { LineItem } from '../state/wire.ts'
import { anyValue, definedOnly, email, flag, int, metadata, noInput, paging, route, text } from './call.ts'
import { invalid } from './errors.ts'
import { listPage, recurringPrice, requireObject } from './lookup.ts'

const lineItems = z.array(z.strictObject({ price: text, quantity: int.optional() })).min(1)

const trialSettings = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
})

const subscriptionData = z.strictObject({
  description: text.optional(),
  metadata: metadata.optional(),
  trial_period_days: int.optional(),
  trial_end: int.optional(),
  trial_settings: trialSettings.optional(),
})

const collection = z.enum(['always', 'if_required']).optional()
const addressCollection = z.enum(['auto', 'required']).optional()

const newSession = z.strictObject({
  mode: z.enum(['subscription']),
  line_items: lineItems,
  success_url: z.url('Not a valid URL'),
  cancel_url: z.url('Not a valid URL').optional(),
  customer: text.optional(),
  customer_email: email.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_update: anyValue.optional(),
  client_reference_id: text.max(200).optional(),
  subscription_data: subscriptionData.optional(),
  payment_method_collection: collection,
  payment_method_types: z.array(z.literal('card')).optional(),
  allow_promotion_codes: flag.optional(),
  discounts: z
    .array(z.strictObject({ coupon: text.optional(), promotion_code: text.optional() }))
    .max(1)
    .optional(),
  billing_address_collection: addressCollection,
  metadata: metadata.optional(),
  expires_at: int.optional(),
  locale: text.optional(),
  ui_mode: z.enum(['hosted_page', 'hosted']).optional(),
  automatic_tax: anyValue.optional(),
  tax_id_collection: anyValue.optional(),
  consent_collection: anyValue.optional(),
  custom_text: anyValue.optional(),
  phone_number_collection: anyValue.optional(),
})

type SubscriptionData = z.output<typeof subscriptionData> | undefined

const HOUR = 3_600

/** Validates what is sold and converts it to the form that sessions and links store. */
function purchaseOf(
  account: Account,
  items: z.output<typeof lineItems>,
  data: SubscriptionData,
  always: string | undefined,
) {
  const now = account.now()
  const { trial_period_days: trialDays = null, trial_end: trialEnd = null } = data ?? {}
  if (trialDays !== null && trialEnd !== null)
    throw invalid('You cannot set both `trial_end` and `trial_period_days`.', 'subscription_data[trial_end]')
  if (trialDays !== null && trialDays < 1)
    throw invalid('The minimum number of trial period days is 1.', 'subscription_data[trial_period_days]')
  if (trialEnd !== null && trialEnd < now + 48 * HOUR)
    throw invalid('The `trial_end` date has to be at least 2 days in the future.', 'subscription_data[trial_end]')
  const lines = items.map(({ price: id, quantity = 1 }, index): LineItem => {
    const price = recurringPrice(account, id, `line_items[${index}][price]`)
    const { name } = account.store.get('product', price.product)
    return makeLineItem(price, quantity, name, trialDays !== null || trialEnd !== null)
  })
  return {
    lines,
    trialDays,
    trialEnd,
    missingPaymentMethod: data?.trial_settings?.end_behavior.missing_payment_method ?? ('create_invoice' as const),
    metadata: data?.metadata ?? {},
    description: data?.description ?? null,
    cardRequired: always !== 'if_required',
  }
}

export const checkoutRoutes = [
  route('POST', '/v1/checkout/sessions', newSession, ({ account, input }) => {
    const now = account.now()
    const { customer, customer_email, discounts = [], allow_promotion_codes, expires_at: expires } = input
    if (customer && customer_email)
      throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer')
    if (customer) requireObject(account, 'customer', customer, 'customer')
    if (discounts.length > 0 && allow_promotion_codes !== undefined)
      throw invalid('You may only specify one of these parameters: allow_promotion_codes, discounts.', 'discounts')
    if (expires !== undefined && (expires < now + HOUR / 2 || expires > now + 24 * HOUR))
      throw invalid(
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
        'expires_at',
      )
    for (const { coupon, promotion_code } of discounts) {
      if (coupon) requireObject(account, 'coupon', coupon, 'discounts[0][coupon]')
      if (promotion_code) requireObject(account, 'promotion_code', promotion_code, 'discounts[0][promotion_code]')
    }
    const bought = purchaseOf(account, input.line_items, input.subscription_data, input.payment_method_collection)
    return openSession(account, bought, {
      ...definedOnly({
        success_url: input.success_url,
        cancel_url: input.cancel_url,
        allow_promotion_codes,
        client_reference_id: input.client_reference_id,
        customer_email,
        billing_address_collection: input.billing_address_collection,
        metadata: input.metadata,
        expires_at: expires,
      }),
      customer: customer ?? null,
      customer_creation: customer ? null : 'always',
      discounts: discounts.map(({ coupon = null, promotion_code = null }) => ({ coupon, promotion_code })),
    })
  }),
  route('GET', '/v1/checkout/sessions/:id', noInput, ({ account, id }) =>
    requireObject(account, 'checkout.session', id),
  ),
  route('GET', '/v1/checkout/sessions/:id/line_items', z.strictObject(paging), ({ account, id }) => {
    requireObject(account, 'checkout.session', id)
    return listOf(`/v1/checkout/sessions/${id}/line_items`, account.store.get('bought', id).lines)
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', noInput, ({ account, id }) => {
    if (requireObject(account, 'checkout.session', id).status !== 'open')
      throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
    return expireSession(account, id)
  }),
  route(
    'GET',
    '/v1/checkout/sessions',
    z.strictObject({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      payment_link: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
      created: z
        .strictObject({ gt: int.optional(), gte: int.optional(), lt: int.optional(), lte: int.optional() })
        .optional(),
    }),
    ({ account, input }) => {
      const { customer, subscription, payment_link, status, created } = input
      const found = account.store
        .all('checkout.session')
        .filter(
          (one) =>
            (!customer || one.customer === customer) &&
            (!subscription || one.subscription === subscription) &&
            (!payment_link || one.payment_link === payment_link) &&
            (!status || one.status === status) &&
            one.created >= (created?.gte ?? 0) &&
            one.created > (created?.gt ?? 0) &&
            one.created <= (created?.lte ?? Number.POSITIVE_INFINITY) &&
            one.created < (created?.lt ?? Number.POSITIVE_INFINITY),
        )
      return listPage('/v1/checkout/sessions', found, input)
    },
  ),
  route(
    'POST',
    '/v1/payment_links',
    z.strictObject({
      line_items: lineItems,
      subscription_data: subscriptionData.optional(),
      after_completion: z
        .strictObject({
          type: z.enum(['redirect', 'hosted_confirmation']),
          redirect: z.strictObject({ url: z.url('Not a valid URL') }).optional(),
        })
        .optional(),
      allow_promotion_codes: flag.optional(),
      billing_address_collection: addressCollection,
      payment_method_collection: collection,
      payment_method_types: z.array(z.literal('card')).optional(),
      metadata: metadata.optional(),
    }),
    ({ account, input }) => {
      const bought = purchaseOf(account, input.line_items, input.subscription_data, input.payment_method_collection)
      const id = newLinkId()
      account.store.put({ ...bought, id, object: 'bought' })
      const { after_completion: after } = input
      const link = makePaymentLink({
        id,
        url: `${account.baseUrl}/b/${id}`,
        currency: bought.lines[0]?.currency ?? 'usd',
        ...definedOnly({
          allow_promotion_codes: input.allow_promotion_codes,
          billing_address_collection: input.billing_address_collection,
          payment_method_collection: input.payment_method_collection,
          metadata: input.metadata,
          after_completion: after && { type: after.type, ...(after.redirect && { redirect: after.redirect }) },
        }),
      })
      return account.store.put(link)
    },
  ),
  route('GET', '/v1/payment_links/:id', noInput, ({ account, id }) => requireObject(account, 'payment_link', id)),
  route(
    'POST',
    '/v1/payment_links/:id',
    z.strictObject({ active: flag.optional(), metadata: metadata.optional() }),
    ({ account, id, input }) => {
      requireObject(account, 'payment_link', id)
      return account.store.patch('payment_link', id, definedOnly(input))
    },
  ),
  route('GET', '/v1/payment_links', z.strictObject({ ...paging, active: flag.optional() }), ({ account, input }) => {
    const found = account.store
      .all('payment_link')
      .filter((one) => input.active === undefined || one.active === input.active)
    return listPage('/v1/payment_links', found, input)
  }),
]
