import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpCatalogue } from '#app/adapters/payments/catalogue.ts'
import { stripeSetup } from '#app/operator/stripe-setup.ts'
import { type Running, runPayments } from '../../sandbox/payments/testing/payments-fixture.ts'

let payments: Running
let env: Record<string, string>

beforeAll(async () => {
  payments = await runPayments()
  env = {
    STRIPE_SECRET_KEY: payments.secretKey,
    STRIPE_URL: payments.url,
    STRIPE_PRICE_STARTER: 'fresh_starter',
    STRIPE_PRICE_PRO: 'fresh_pro',
  }
})
afterAll(() => payments.close())

const pricesNow = async () =>
  (await payments.stripe.prices.list({ lookup_keys: ['fresh_starter', 'fresh_pro'], expand: ['data.product'] })).data
const counts = async () => [
  (await payments.stripe.products.list({ limit: 100 })).data.length,
  (await payments.stripe.prices.list({ limit: 100 })).data.length,
]

test('an empty account sells both plans after it, and a second run changes nothing', async () => {
  const before = await counts()
  const first = await stripeSetup(env)
  expect(first).toMatchObject({
    ok: true,
    lines: [
      'In the test account:',
      expect.stringMatching(/^ {2}fresh_starter: price_\w+ was made$/),
      expect.stringContaining('fresh_pro'),
    ],
  })
  expect(
    (await pricesNow())
      .map(({ unit_amount, lookup_key, recurring, product }) => [
        lookup_key,
        unit_amount,
        recurring?.interval,
        (product as { name: string }).name,
      ])
      .toSorted(),
  ).toEqual([
    ['fresh_pro', 9_900, 'month', 'Warble Pro'],
    ['fresh_starter', 2_900, 'month', 'Warble Starter'],
  ])
  const after = await counts()
  expect(after).toEqual(before.map((count) => count + 2))
  expect((await stripeSetup(env)).lines.slice(1).every((line) => line.endsWith('is there'))).toBe(true)
  expect(await counts()).toEqual(after)
})

test('another amount makes a new price of the same product, which takes the key over', async () => {
  const wanted = { plan: 'pro', name: 'Warble Pro', lookup_key: 'fresh_pro', unit_amount: 10_900, currency: 'usd' }
  const before = (await pricesNow()).find(({ lookup_key }) => lookup_key === 'fresh_pro')
  const [done] = await setUpCatalogue(payments.stripe, [wanted])
  expect(done?.outcome).toBe('changed')
  const after = (await pricesNow()).find(({ lookup_key }) => lookup_key === 'fresh_pro')
  expect(after?.product).toEqual(before?.product)
  expect(after).toMatchObject({ id: done?.price, unit_amount: 10_900 })
  expect(await payments.stripe.prices.retrieve(before?.id ?? '')).toMatchObject({ active: true, lookup_key: null })
})

test('what was switched off is sold again', async () => {
  const price = (await pricesNow()).find(({ lookup_key }) => lookup_key === 'fresh_starter')
  const product = (price?.product as { id: string } | undefined)?.id ?? ''
  await payments.stripe.prices.update(price?.id ?? '', { active: false })
  await payments.stripe.products.update(product, { active: false })
  await stripeSetup(env)
  expect(await payments.stripe.prices.retrieve(price?.id ?? '')).toMatchObject({ active: true })
  expect(await payments.stripe.products.retrieve(product)).toMatchObject({ active: true })
})

test('runs at once end with one of each', async () => {
  const fresh = { ...env, STRIPE_PRICE_STARTER: 'raced_starter', STRIPE_PRICE_PRO: 'raced_pro' }
  const said = await Promise.all([stripeSetup(fresh), stripeSetup(fresh), stripeSetup(fresh)])
  expect(said.some(({ ok }) => ok)).toBe(true)
  expect((await payments.stripe.prices.list({ lookup_keys: ['raced_starter', 'raced_pro'] })).data).toHaveLength(2)
})

test.each([
  [{ STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY is missing: it names the account to set up.'],
  [
    { STRIPE_SECRET_KEY: 'pk_test_12345678' },
    'STRIPE_SECRET_KEY has a wrong value: must be a secret or restricted key of Stripe.',
  ],
  [{ STRIPE_SECRET_KEY: 'sk_test_somebody_else' }, 'Stripe says: Invalid API Key provided: sk_test_********else'],
  [{ STRIPE_URL: 'http://127.0.0.1:9' }, 'Stripe says: An error occurred with our connection to Stripe.'],
])('%j is told in a sentence', async (change, sentence) => {
  expect(await stripeSetup({ ...env, ...change })).toEqual({ ok: false, lines: [expect.stringContaining(sentence)] })
})
