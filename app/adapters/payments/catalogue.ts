import Stripe from 'stripe'
import type { PriceSetUp } from '#app/adapters/payments/payments.ts'

interface WantedPrice {
  plan: string
  name: string
  lookup_key: string
  unit_amount: number
  currency: string
}

/** Idempotent. Throws Stripe's errors. */
export async function setUpCatalogue(stripe: Stripe, prices: readonly WantedPrice[]): Promise<PriceSetUp[]> {
  const done: PriceSetUp[] = []
  for (const one of prices) done.push(await setUpPrice(stripe, one))
  return done
}

async function setUpPrice(stripe: Stripe, target: WantedPrice): Promise<PriceSetUp> {
  const { lookup_key, unit_amount, currency } = target
  const [found] = (await stripe.prices.list({ lookup_keys: [lookup_key], expand: ['data.product'] })).data
  const existing = found?.product
  // When a price is raised, its lookup key moves to the new one; the product stays the same.
  const product =
    existing && typeof existing !== 'string' && !existing.deleted ? existing : await productFor(stripe, target)
  if (!product.active || product.name !== target.name)
    await stripe.products.update(product.id, { active: true, name: target.name })
  if (found && isUpToDate(found, target)) {
    if (!found.active) await stripe.prices.update(found.id, { active: true })
    return { lookup_key, price: found.id, outcome: 'kept' }
  }
  const price = await stripe.prices.create({
    product: product.id,
    lookup_key,
    transfer_lookup_key: true,
    unit_amount,
    currency,
    recurring: { interval: 'month' },
  })
  return { lookup_key, price: price.id, outcome: found ? 'changed' : 'made' }
}

function isUpToDate(price: Stripe.Price, { unit_amount, currency }: WantedPrice): boolean {
  const { interval, interval_count } = price.recurring ?? {}
  return (
    price.unit_amount === unit_amount && price.currency === currency && interval === 'month' && interval_count === 1
  )
}

/** With an id of ours, so that two concurrent runs cannot create two products. */
async function productFor(stripe: Stripe, { plan, name }: WantedPrice): Promise<Stripe.Product> {
  const id = `warble_${plan}`
  try {
    return await stripe.products.retrieve(id)
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error
  }
  try {
    return await stripe.products.create({ id, name, metadata: { plan } })
  } catch (error) {
    if (!hasCode(error, 'resource_already_exists')) throw error
    return stripe.products.retrieve(id)
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code
