import { makeLine } from '../objects/invoice.ts'
import type { Account } from '../state/account.ts'
import type { InvoiceLine, SubscriptionItem } from '../state/wire.ts'

/** Credits the rest of the period at the old price and charges it at the new one. */
export function prorate(account: Account, before: SubscriptionItem[], after: SubscriptionItem[]): InvoiceLine[] {
  const now = account.now()
  return before.flatMap((old, index) => {
    const item = after[index]
    if (!item || (item.price.id === old.price.id && item.quantity === old.quantity)) return []
    return [lineOf(account, old, 'Unused', now), lineOf(account, item, 'Remaining', now)]
  })
}

function lineOf(account: Account, item: SubscriptionItem, part: 'Unused' | 'Remaining', now: number): InvoiceLine {
  const { current_period_start: start, current_period_end: end, price, quantity = 1 } = item
  const share = Math.max(0, Math.min(1, (end - now) / (end - start)))
  const amount = Math.round((price.unit_amount ?? 0) * quantity * share)
  const day = new Date(now * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const { name } = account.store.get('product', price.product)
  return makeLine({
    amount: part === 'Unused' ? -amount : amount,
    description: `${part} time on ${quantity > 1 ? `${quantity} × ` : ''}${name} after ${day}`,
    period: { start: now, end },
    price,
    quantity,
    subscription: item.subscription,
    item: item.id,
    proration: true,
  })
}
