import { listOf } from '../objects/subscription.ts'
import type { Account } from '../state/account.ts'
import type { Kind } from '../state/model.ts'
import { invalid } from './errors.ts'

type Thing = Record<string, unknown>

/** Whose ids their owner may choose. */
const byName: Record<string, Kind> = { coupon: 'coupon', product: 'product', default_price: 'price' }

const byPrefix: Record<string, Kind> = {
  bpc: 'billing_portal.configuration',
  ch: 'charge',
  cs: 'checkout.session',
  cus: 'customer',
  di: 'discount',
  in: 'invoice',
  pi: 'payment_intent',
  plink: 'payment_link',
  pm: 'payment_method',
  price: 'price',
  prod: 'product',
  promo: 'promotion_code',
  seti: 'setup_intent',
  sub: 'subscription',
}

const mostDeep = 4

/** Puts what the ids of these paths name in their place. */
export function expanded(account: Account, answer: object, paths: readonly string[]): object {
  return paths.reduce((thing, path) => {
    const steps = path.split('.')
    if (steps.filter((step) => step !== 'data').length > mostDeep)
      throw invalid(`You cannot expand more than ${mostDeep} levels of a property. Property: ${path}`, 'expand')
    return walk(account, thing as Thing, steps, path)
  }, answer)
}

function walk(account: Account, thing: Thing, [step = '', ...rest]: string[], path: string): Thing {
  // Of what is deleted nothing is left that could be expanded.
  if (thing.deleted === true) return thing
  const value = step in thing ? thing[step] : included(account, thing, step)
  if (value === undefined)
    throw invalid(`This property cannot be expanded (${path}). You may want to try expanding 'data.${path}'`, 'expand')
  if (value === null) return thing
  const found = resolved(account, step, value)
  const into = (inner: unknown) =>
    rest.length > 0 && inner !== null && typeof inner === 'object' ? walk(account, inner as Thing, rest, path) : inner
  if (rest.length === 0 && found === value && !Array.isArray(value) && !isIncluded(thing, step))
    throw invalid(`This property cannot be expanded (${path}).`, 'expand')
  return { ...thing, [step]: Array.isArray(found) ? found.map(into) : into(found) }
}

function resolved(account: Account, step: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(account, step, one))
  if (typeof value !== 'string') return value
  const kind = byName[step] ?? byPrefix[value.split('_')[0] ?? '']
  return (
    (kind && account.store.find(kind, value)) ??
    (kind === 'customer' ? { id: value, object: 'customer', deleted: true } : value)
  )
}

const isIncluded = (thing: Thing, step: string) =>
  ['line_items', 'payments', 'subscriptions', 'confirmation_secret'].includes(step) && typeof thing.id === 'string'

/** Lists that a thing has only when they are asked for. */
function included(account: Account, { object, id }: Thing, step: string): unknown {
  const { store } = account
  if (typeof id !== 'string') return undefined
  if (step === 'line_items' && (object === 'checkout.session' || object === 'payment_link'))
    return listOf(`/v1/checkout/sessions/${id}/line_items`, store.get('bought', id).lines)
  if (step === 'payments' && object === 'invoice') {
    const payments = store.all('invoice_payment').filter(({ invoice }) => invoice === id)
    return listOf(`/v1/invoice_payments?invoice=${id}`, payments)
  }
  if (step === 'subscriptions' && object === 'customer') {
    const subscriptions = store.all('subscription').filter((one) => one.customer === id && one.ended_at === null)
    return listOf(`/v1/customers/${id}/subscriptions`, subscriptions)
  }
  return undefined
}
