import { makeDiscount } from '../objects/catalogue.ts'
import type { Account } from '../state/account.ts'
import type { Coupon, Discount, Invoice, PromotionCode } from '../state/wire.ts'
import { updateSubscription } from './subscription-changes.ts'

function couponOf(account: Account, discount: Pick<Discount, 'source'>): Coupon {
  return account.store.get('coupon', discount.source.coupon)
}

/** The promotion code if it is valid for this customer now, else null. */
export function findPromotionCode(account: Account, code: string, customer: string | null): PromotionCode | null {
  const now = account.now()
  const found = account.store.all('promotion_code').find((one) => one.code.toLowerCase() === code.trim().toLowerCase())
  if (!found?.active || (found.expires_at !== null && found.expires_at <= now)) return null
  if (found.max_redemptions !== null && found.times_redeemed >= found.max_redemptions) return null
  if (found.customer !== null && found.customer !== customer) return null
  const coupon = account.store.find('coupon', found.promotion.coupon)
  return coupon?.valid && (coupon.redeem_by === null || coupon.redeem_by > now) ? found : null
}

interface Redeemer {
  customer: string
  subscription: string
  session: string | null
}

/** Redeems a coupon or promotion code as a discount of a subscription, and counts the redemption. */
export function redeem(
  account: Account,
  chosen: { coupon?: string | null; promotion_code?: string | null },
  by: Redeemer,
): Discount {
  const code = chosen.promotion_code ? account.store.get('promotion_code', chosen.promotion_code) : null
  const coupon = account.store.get('coupon', code ? code.promotion.coupon : chosen.coupon)
  if (code) account.store.patch('promotion_code', code.id, { times_redeemed: code.times_redeemed + 1 })
  account.store.patch('coupon', coupon.id, { times_redeemed: coupon.times_redeemed + 1 })
  const { customer, subscription, session } = by
  const discount = makeDiscount(account.now(), coupon, {
    customer,
    subscription,
    checkout_session: session,
    promotion_code: code?.id ?? null,
  })
  account.store.put(discount)
  account.emit('customer.discount.created', discount)
  return discount
}

export function amountOff(coupon: Coupon, subtotal: number): number {
  if (subtotal <= 0) return coupon.percent_off ? Math.round((subtotal * coupon.percent_off) / 100) : 0
  return Math.min(subtotal, coupon.amount_off ?? Math.round((subtotal * (coupon.percent_off ?? 0)) / 100))
}

/** The amount of each discount, applied in order, each to the remainder of the one before. */
export function discountAmounts(account: Account, ids: readonly string[], subtotal: number) {
  let left = subtotal
  return ids.flatMap((id) => {
    const discount = account.store.find('discount', id)
    if (!discount || (discount.end !== null && discount.end <= account.now())) return []
    const amount = amountOff(couponOf(account, discount), left)
    left -= amount
    return [{ amount, discount: id }]
  })
}

/** Removes discounts of duration "once" from the subscription after their first invoice. */
export function removeUsedDiscounts(account: Account, { parent, discounts }: Invoice): void {
  const { store } = account
  const subscription = store.find('subscription', parent?.subscription_details?.subscription)
  if (!subscription) return
  const spent = discounts.filter((id) => {
    const coupon = store.find('coupon', store.find('discount', id)?.source.coupon)
    return coupon?.duration === 'once'
  })
  if (spent.length === 0) return
  const discountsLeft = subscription.discounts.filter((id) => !spent.includes(id))
  updateSubscription(account, subscription.id, { discounts: discountsLeft })
}
