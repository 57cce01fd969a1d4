import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpCatalogue } from '#app/adapters/payments/catalogue.ts'
import { stripePayments } from '#app/adapters/payments/stripe.ts'
import type { Deps } from '#app/operator/command.ts'
import { operate } from '#app/operator/commands.ts'
import { type Running, runPayments } from '../../sandbox/payments/testing/payments-fixture.ts'

let payments: Running
let account: Parameters<typeof stripePayments>[0]

beforeAll(async () => {
  payments = await runPayments()
  account = {
    secret_key: payments.secretKey,
    webhook_secrets: [],
    url: payments.url,
    price_keys: { starter: 'fresh_starter', pro: 'fresh_pro' },
    links: { starter: null, pro: null },
  }
})
afterAll(() => payments.close())

/** The command needs no service other than payments. */
const setUp = (change: Partial<typeof account> | null = {}) => {
  const port = change && stripePayments({ ...account, ...change }, 'http://localhost')
  return operate({ payments: port } as Deps, ['stripe-setup'], new Date())
}

const pricesNow = async () =>
  (await payments.stripe.prices.list({ lookup_keys: ['fresh_starter', 'fresh_pro'], expand: ['data.product'] })).data
const counts = async () => [
  (await payments.stripe.products.list({ limit: 100 })).data.length,
  (await payments.stripe.prices.list({ limit: 100 })).data.length,
]

test('creates prices, portal and webhook in an empty account, and a second run changes nothing', async () => {
  const before = await counts()
  const first = await setUp()
  expect(first).toMatchObject({
    code: 0,
    lines: [
      'In the test account:',
      expect.stringMatching(/^ {2}fresh_starter: price_\w+ was made$/),
      expect.stringContaining('fresh_pro'),
      '  customer portal: was made',
      '  webhook http://localhost/webhooks/stripe: was made',
      expect.stringMatching(/^Set STRIPE_WEBHOOK_SECRETS to its signing secret, .*whsec_\w+$/),
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
  expect((await setUp()).lines.slice(1).every((line) => line.endsWith('is there'))).toBe(true)
  expect(await counts()).toEqual(after)
  const { data: portals } = await payments.stripe.billingPortal.configurations.list()
  expect(portals.filter(({ metadata }) => metadata?.warble === 'portal')).toHaveLength(1)
})

test('another amount creates a new price of the same product, which takes over the lookup key', async () => {
  const price = { plan: 'pro', name: 'Warble Pro', lookup_key: 'fresh_pro', unit_amount: 10_900, currency: 'usd' }
  const before = (await pricesNow()).find(({ lookup_key }) => lookup_key === 'fresh_pro')
  const [done] = await setUpCatalogue(payments.stripe, [price])
  expect(done?.outcome).toBe('changed')
  const after = (await pricesNow()).find(({ lookup_key }) => lookup_key === 'fresh_pro')
  expect(after?.product).toEqual(before?.product)
  expect(after).toMatchObject({ id: done?.price, unit_amount: 10_900 })
  expect(await payments.stripe.prices.retrieve(before?.id ?? '')).toMatchObject({ active: true, lookup_key: null })
})

test('a price that was archived is not sold, and customers are still read', async () => {
  const price = (await pricesNow()).find(({ lookup_key }) => lookup_key === 'fresh_pro')
  const { id } = await payments.stripe.customers.create({})
  await payments.stripe.prices.update(price?.id ?? '', { active: false })
  const port = stripePayments(account, 'http://localhost')
  expect(await port.customer(id)).toMatchObject({ id, subscriptions: [] })
  const checkout = {
    customer_id: id,
    user_id: 'a',
    plan: 'pro',
    amount: 10_900,
    trial_days: 0,
    key: 'archived',
  } as const
  const urls = { success_url: 'http://localhost/success', cancel_url: 'http://localhost/cancel' }
  await expect(port.createCheckout({ ...checkout, ...urls })).rejects.toThrow('stripe-setup')
  await payments.stripe.prices.update(price?.id ?? '', { active: true })
  expect(await port.createCheckout({ ...checkout, ...urls })).toMatchObject({ status: 'open' })
})

test('reactivates a price and product that were deactivated', async () => {
  const price = (await pricesNow()).find(({ lookup_key }) => lookup_key === 'fresh_starter')
  const product = (price?.product as { id: string } | undefined)?.id ?? ''
  await payments.stripe.prices.update(price?.id ?? '', { active: false })
  await payments.stripe.products.update(product, { active: false })
  await setUp()
  expect(await payments.stripe.prices.retrieve(price?.id ?? '')).toMatchObject({ active: true })
  expect(await payments.stripe.products.retrieve(product)).toMatchObject({ active: true })
})

test('concurrent runs create one price per plan', async () => {
  const price_keys = { starter: 'raced_starter', pro: 'raced_pro' }
  const done = await Promise.all([setUp({ price_keys }), setUp({ price_keys }), setUp({ price_keys })])
  expect(done.some(({ code }) => code === 0)).toBe(true)
  expect((await payments.stripe.prices.list({ lookup_keys: Object.values(price_keys) })).data).toHaveLength(2)
})

test.each([
  ['no key', null, 'STRIPE_SECRET_KEY is missing: it names the account to set up.'],
  [
    'a wrong key',
    { secret_key: 'sk_test_somebody_else' },
    'It could not be done. Stripe: StripeAuthenticationError 401',
  ],
  ['an unreachable Stripe', { url: 'http://127.0.0.1:9' }, 'It could not be done. Stripe: StripeConnectionError'],
])('%s is reported in one sentence', async (_name, change, sentence) => {
  expect(await setUp(change)).toEqual({ code: 1, lines: [expect.stringContaining(sentence)] })
})
