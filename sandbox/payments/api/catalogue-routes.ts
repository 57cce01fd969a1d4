import { z } from 'zod'
import { makeCoupon, makePrice, makeProduct, makePromotionCode, monthly } from '../objects/catalogue.ts'
import type { Account } from '../state/account.ts'
import { randomText } from '../state/ids.ts'
import type { Price } from '../state/wire.ts'
import { definedOnly, flag, int, mergeMetadata, metadata, noInput, paging, route, text } from './call.ts'
import { invalid } from './errors.ts'
import { listPage, requireObject } from './lookup.ts'

const productFields = {
  active: flag.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  default_price: text.optional(),
  statement_descriptor: text.optional(),
  tax_code: text.optional(),
  unit_label: text.optional(),
  url: text.optional(),
  images: z.array(text).optional(),
  marketing_features: z.array(z.strictObject({ name: text })).optional(),
}

const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: int.optional(),
  usage_type: z.literal('licensed').optional(),
})

const newPrice = z.strictObject({
  currency: text,
  unit_amount: int,
  product: text.optional(),
  product_data: z.strictObject({ name: text, metadata: metadata.optional() }).optional(),
  recurring: recurring.optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
  active: flag.optional(),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
})

export const catalogueRoutes = [
  route('POST', '/v1/products', z.strictObject({ id: text.optional(), name: text, ...productFields }), (call) => {
    const { account, input } = call
    if (input.id && account.store.find('product', input.id))
      throw invalid('Product already exists.', 'id', 'resource_already_exists')
    const product = account.store.put(makeProduct(account.now(), { name: input.name, ...definedOnly(input) }))
    account.emit('product.created', product)
    return product
  }),
  route('GET', '/v1/products/:id', noInput, ({ account, id }) => requireObject(account, 'product', id)),
  route('POST', '/v1/products/:id', z.strictObject({ name: text.optional(), ...productFields }), (call) => {
    const { account, id, input } = call
    const before = requireObject(account, 'product', id)
    const change = {
      ...definedOnly(input),
      metadata: mergeMetadata(before.metadata, input.metadata),
      updated: account.now(),
    }
    const product = account.store.patch('product', id, change)
    account.emit('product.updated', product)
    return product
  }),
  route(
    'GET',
    '/v1/products',
    z.strictObject({ ...paging, active: flag.optional(), ids: z.array(text).optional() }),
    ({ account, input }) => {
      const { active, ids } = input
      const found = account.store
        .all('product')
        .filter((one) => (active === undefined || one.active === active) && (!ids || ids.includes(one.id)))
      return listPage('/v1/products', found, input)
    },
  ),
  route('POST', '/v1/prices', newPrice, ({ account, input }) => {
    const { lookup_key, transfer_lookup_key, product_data, product, recurring, metadata, ...rest } = input
    if (lookup_key) freeLookupKey(account, lookup_key, transfer_lookup_key ?? false)
    const of = product_data
      ? account.store.put(makeProduct(account.now(), product_data)).id
      : requireObject(account, 'product', product ?? '', 'product').id
    const price = account.store.put(
      makePrice(account.now(), {
        currency: rest.currency,
        unit_amount: rest.unit_amount,
        ...definedOnly(rest),
        metadata: metadata ?? {},
        product: of,
        recurring: recurring ? { ...monthly, ...definedOnly(recurring) } : null,
        lookup_key: lookup_key ?? null,
      }),
    )
    account.emit('price.created', price)
    return price
  }),
  route('GET', '/v1/prices/:id', noInput, ({ account, id }) => requireObject(account, 'price', id)),
  route(
    'POST',
    '/v1/prices/:id',
    z.strictObject({
      active: flag.optional(),
      lookup_key: text.optional(),
      transfer_lookup_key: flag.optional(),
      nickname: text.optional(),
      metadata: metadata.optional(),
      tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
    }),
    ({ account, id, input }) => {
      const before = requireObject(account, 'price', id)
      const { lookup_key, transfer_lookup_key, metadata, ...rest } = input
      if (lookup_key) freeLookupKey(account, lookup_key, transfer_lookup_key ?? false, id)
      const price = account.store.patch('price', id, {
        ...definedOnly(rest),
        metadata: mergeMetadata(before.metadata, metadata),
        ...(lookup_key !== undefined && { lookup_key: lookup_key || null }),
      })
      account.emit('price.updated', price)
      return price
    },
  ),
  route(
    'GET',
    '/v1/prices',
    z.strictObject({
      ...paging,
      active: flag.optional(),
      lookup_keys: z.array(text).max(10).optional(),
      product: text.optional(),
      type: z.enum(['recurring', 'one_time']).optional(),
      currency: text.optional(),
    }),
    ({ account, input }) => {
      const { active, lookup_keys: keys, product, type, currency } = input
      const fits = (one: Price) =>
        (active === undefined || one.active === active) &&
        (!keys || (one.lookup_key !== null && keys.includes(one.lookup_key))) &&
        (!product || one.product === product) &&
        (!type || one.type === type) &&
        (!currency || one.currency === currency)
      return listPage('/v1/prices', account.store.all('price').filter(fits), input)
    },
  ),
  route(
    'POST',
    '/v1/coupons',
    z.strictObject({
      id: text.optional(),
      name: text.optional(),
      percent_off: z.coerce.number().gt(0).max(100).optional(),
      amount_off: int.optional(),
      currency: text.optional(),
      duration: z.enum(['once', 'repeating', 'forever']).default('once'),
      duration_in_months: int.optional(),
      max_redemptions: int.optional(),
      redeem_by: int.optional(),
      metadata: metadata.optional(),
    }),
    ({ account, input }) => {
      if ((input.percent_off === undefined) === (input.amount_off === undefined))
        throw invalid('Must provide exactly one of percent_off or amount_off.')
      return account.store.put(makeCoupon(account.now(), { duration: input.duration, ...definedOnly(input) }))
    },
  ),
  route('GET', '/v1/coupons/:id', noInput, ({ account, id }) => requireObject(account, 'coupon', id)),
  route('GET', '/v1/coupons', z.strictObject(paging), ({ account, input }) =>
    listPage('/v1/coupons', account.store.all('coupon'), input),
  ),
  route(
    'POST',
    '/v1/promotion_codes',
    z.strictObject({
      promotion: z.strictObject({ type: z.literal('coupon'), coupon: text }),
      code: text.optional(),
      active: flag.optional(),
      customer: text.optional(),
      expires_at: int.optional(),
      max_redemptions: int.optional(),
      metadata: metadata.optional(),
    }),
    ({ account, input }) => {
      const { promotion, code = randomText(8).toUpperCase(), ...rest } = input
      const coupon = requireObject(account, 'coupon', promotion.coupon, 'promotion[coupon]')
      if (
        account.store.all('promotion_code').some((one) => one.active && one.code.toLowerCase() === code.toLowerCase())
      )
        throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, 'code')
      return account.store.put(makePromotionCode(account.now(), coupon.id, { ...definedOnly(rest), code }))
    },
  ),
  route('GET', '/v1/promotion_codes/:id', noInput, ({ account, id }) => requireObject(account, 'promotion_code', id)),
  route(
    'GET',
    '/v1/promotion_codes',
    z.strictObject({ ...paging, code: text.optional(), active: flag.optional(), coupon: text.optional() }),
    ({ account, input: { code, active, coupon, ...paging } }) => {
      const found = account.store
        .all('promotion_code')
        .filter(
          (one) =>
            (!code || one.code.toLowerCase() === code.toLowerCase()) &&
            (active === undefined || one.active === active) &&
            (!coupon || one.promotion.coupon === coupon),
        )
      return listPage('/v1/promotion_codes', found, paging)
    },
  ),
]

/** A lookup key belongs to one price; moving it to another requires `transfer_lookup_key`. */
function freeLookupKey(account: Account, key: string, transfer: boolean, except?: string): void {
  const holder = account.store.all('price').find((one) => one.lookup_key === key && one.id !== except)
  if (!holder) return
  if (!transfer)
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists')
  account.store.patch('price', holder.id, { lookup_key: null })
}
