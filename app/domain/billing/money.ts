import type { PlanType } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'

/** Decimals of Stripe's amounts, which are not those of ICU: it rounds the smallest units of some currencies away. */
const decimals = new Map<string, number>([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map(
    (currency) => [currency, 0] as const,
  ),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((currency) => [currency, 3] as const),
])

/** "$29.00" for 2900, in the currency's smallest unit. */
export function moneyText(amount: number, code: string): string {
  const currency = code.toUpperCase()
  const digits = decimals.get(currency) ?? 2
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const text = (amount / 10 ** digits).toLocaleString('en-US', { style: 'currency', currency, ...exact })
  return text.replaceAll('\u00a0', ' ')
}

/** Per month; null: not bought, or not fetched yet. */
interface Price {
  plan_type: PlanType
  amount: number | null
  currency: string | null
  discounted: boolean | null
}

/** "$29". Existing subscribers keep their price after a change. */
export function priceText({ plan_type, amount, currency }: Price): string {
  const text = amount === null ? moneyText(plans[plan_type].price * 100, 'usd') : moneyText(amount, currency ?? 'usd')
  return text.replace(/\.0+$/, '')
}

/** "$29 a month", or "$29 a month, less your discount". */
export const monthlyText = (price: Price): string =>
  `${priceText(price)} a month${price.discounted ? ', less your discount' : ''}`
