import type { PlanType } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'

/** "$29.00" for 2900 cents. */
export function moneyText(cents: number, currency: string): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: currency.toUpperCase() })
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
  return text.replace(/\.00$/, '')
}

/** "$29 a month", or "$29 a month, less your discount". */
export const monthlyText = (price: Price): string =>
  `${priceText(price)} a month${price.discounted ? ', less your discount' : ''}`
