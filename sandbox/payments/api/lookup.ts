import { listOf } from '../objects/subscription.ts'
import type { Account } from '../state/account.ts'
import type { Kind, Kinds } from '../state/model.ts'
import type { Price } from '../state/wire.ts'
import type { Paging } from './call.ts'
import { invalid, resourceMissing, StripeError } from './errors.ts'

const kindNames: Partial<Record<Kind, string>> = {
  'checkout.session': 'checkout.session',
  payment_method: 'PaymentMethod',
  promotion_code: 'promotion code',
  'billing_portal.configuration': 'configuration',
}

/** The object with this id; throws Stripe's `resource_missing` error if there is none. */
export function requireObject<K extends Kind>(account: Account, kind: K, id: string, param?: string): Kinds[K] {
  const found = account.store.find(kind, id)
  if (!found) throw resourceMissing(kindNames[kind] ?? kind, id, param)
  return found
}

/** An active recurring price; throws Stripe's error for any other. */
export function recurringPrice(account: Account, id: string, param: string): Price {
  const price = requireObject(account, 'price', id, param)
  if (!price.active) throw invalid(`The price specified is inactive. This field only accepts active prices.`, param)
  if (!price.recurring)
    throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.', param)
  return price
}

/** A page of a list, newest first. */
export function listPage<T extends { id: string }>(
  url: string,
  oldestFirst: T[],
  { limit = 10, starting_after, ending_before }: Paging,
) {
  const all = oldestFirst.toReversed()
  const at = (id: string, param: string) => {
    const index = all.findIndex((one) => one.id === id)
    if (index < 0) throw new StripeError(400, resourceMissing('object', id, param).details)
    return index
  }
  if (ending_before !== undefined) {
    const end = at(ending_before, 'ending_before')
    const start = Math.max(0, end - limit)
    return listOf(url, all.slice(start, end), start > 0)
  }
  const start = starting_after === undefined ? 0 : at(starting_after, 'starting_after') + 1
  return listOf(url, all.slice(start, start + limit), all.length > start + limit)
}
