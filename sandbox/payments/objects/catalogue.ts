import { newId, randomText } from '../state/ids.ts'
import type { Coupon, Discount, Price, Product, PromotionCode } from '../state/wire.ts'

export function makeProduct(now: number, input: Partial<Product> & { name: string }): Product {
  return {
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
    ...input,
  }
}

type PriceInput = Partial<Price> & { product: string; currency: string; unit_amount: number }

export function makePrice(now: number, input: PriceInput): Price {
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: input.recurring ? 'recurring' : 'one_time',
    unit_amount_decimal: String(input.unit_amount),
    ...input,
  }
}

export const monthly: NonNullable<Price['recurring']> = {
  interval: 'month',
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
}

export function makeCoupon(now: number, input: Partial<Coupon> & { duration: Coupon['duration'] }): Coupon {
  return {
    id: randomText(8),
    object: 'coupon',
    amount_off: null,
    created: now,
    currency: null,
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
    ...input,
  }
}

export function makePromotionCode(
  now: number,
  coupon: string,
  input: Partial<PromotionCode> & { code: string },
): PromotionCode {
  return {
    id: newId('promo'),
    object: 'promotion_code',
    active: true,
    created: now,
    customer: null,
    customer_account: null,
    expires_at: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    promotion: { coupon, type: 'coupon' },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
    ...input,
  }
}

export function makeDiscount(now: number, coupon: Coupon, input: Partial<Discount>): Discount {
  return {
    id: newId('di'),
    object: 'discount',
    checkout_session: null,
    customer: null,
    customer_account: null,
    end: coupon.duration === 'repeating' ? now + (coupon.duration_in_months ?? 1) * 31 * 86_400 : null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: now,
    subscription: null,
    subscription_item: null,
    ...input,
  }
}
