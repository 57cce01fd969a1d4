import { makeCoupon, makePrice, makeProduct, makePromotionCode, monthly } from '../objects/catalogue.ts'
import { makeLineItem, makePaymentLink } from '../objects/checkout.ts'
import type { Account } from '../state/account.ts'

const plans = [
  { plan: 'starter', name: 'Warble Starter', unit_amount: 2_900 },
  { plan: 'pro', name: 'Warble Pro', unit_amount: 9_900 },
] as const

type Plan = (typeof plans)[number]

const lookupKeyOf = (plan: Plan['plan']) => `warble_${plan}_monthly`

/** Creates what Warble sells: the plans with prices and payment links, and two promotion codes. */
export function seedCatalogue(account: Account): void {
  account.change(() => {
    for (const plan of plans) seedPlan(account, plan)
    if (account.store.all('coupon').length > 0) return
    const now = account.now()
    for (const coupon of [
      makeCoupon(now, { id: 'half', duration: 'once', percent_off: 50, name: 'Half off' }),
      makeCoupon(now, { id: 'friend', duration: 'forever', percent_off: 20, name: 'Friends' }),
    ]) {
      account.store.put(coupon)
      account.store.put(makePromotionCode(now, coupon.id, { code: coupon.id.toUpperCase() }))
    }
  })
}

function seedPlan(account: Account, { plan, name, unit_amount }: Plan): void {
  const { store } = account
  const now = account.now()
  const lookup_key = lookupKeyOf(plan)
  const found = store.all('price').find((one) => one.lookup_key === lookup_key)
  const product = found?.product ?? store.put(makeProduct(now, { name, metadata: { plan } })).id
  const price =
    found ?? store.put(makePrice(now, { product, currency: 'usd', unit_amount, recurring: monthly, lookup_key }))
  const id = `plink_sandbox_${plan}`
  const url = `${account.baseUrl}/b/${id}`
  store.put(
    makePaymentLink({ currency: 'usd', allow_promotion_codes: true, ...store.find('payment_link', id), id, url }),
  )
  store.put({
    id,
    object: 'bought',
    lines: [makeLineItem(price, 1, name, true)],
    trialDays: 7,
    trialEnd: null,
    missingPaymentMethod: 'create_invoice',
    metadata: {},
    description: null,
    cardRequired: true,
  })
}
