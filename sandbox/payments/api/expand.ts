import { listOf } from '../objects/subscription.ts'
import type { Account } from '../state/account.ts'
import type { Kind } from '../state/model.ts'
import { invalid } from './errors.ts'

type JsonObject = Record<string, unknown>

/** Fields whose ids have no prefix, since the merchant may choose them. */
const kindByField: Record<string, Kind> = { coupon: 'coupon', product: 'product', default_price: 'price' }

const kindByPrefix: Record<string, Kind> = {
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

const maxDepth = 4

/** Replaces the ids at these paths by their objects. */
export function expandPaths(account: Account, answer: object, paths: readonly string[]): object {
  return paths.reduce((object, path) => {
    const steps = path.split('.')
    if (steps.filter((step) => step !== 'data').length > maxDepth)
      throw invalid(`You cannot expand more than ${maxDepth} levels of a property. Property: ${path}`, 'expand')
    return walk(account, object as JsonObject, steps, path)
  }, answer)
}

function walk(account: Account, node: JsonObject, [step = '', ...rest]: string[], path: string): JsonObject {
  // A deleted object has no fields to expand.
  if (node.deleted === true) return node
  const value = step in node ? node[step] : includableList(account, node, step)
  if (value === undefined)
    throw invalid(`This property cannot be expanded (${path}). You may want to try expanding 'data.${path}'`, 'expand')
  if (value === null) return node
  const found = resolved(account, step, value)
  const into = (inner: unknown) =>
    rest.length > 0 && inner !== null && typeof inner === 'object'
      ? walk(account, inner as JsonObject, rest, path)
      : inner
  if (rest.length === 0 && found === value && !Array.isArray(value) && !isIncludable(node, step))
    throw invalid(`This property cannot be expanded (${path}).`, 'expand')
  return { ...node, [step]: Array.isArray(found) ? found.map(into) : into(found) }
}

function resolved(account: Account, step: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(account, step, one))
  if (typeof value !== 'string') return value
  const kind = kindByField[step] ?? kindByPrefix[value.split('_')[0] ?? '']
  return (
    (kind && account.store.find(kind, value)) ??
    (kind === 'customer' ? { id: value, object: 'customer', deleted: true } : value)
  )
}

const isIncludable = (node: JsonObject, step: string) =>
  ['line_items', 'payments', 'refunds', 'subscriptions', 'confirmation_secret'].includes(step) &&
  typeof node.id === 'string'

/** Lists that are part of an object only if they are expanded. */
function includableList(account: Account, { object, id }: JsonObject, step: string): unknown {
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
