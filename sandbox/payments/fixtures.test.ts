import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kind } from './state/model.ts'
import { payer, type Running, runPayments } from './testing/payments-fixture.ts'
import { StripeFixtures } from './testing/stripe-fixtures.ts'

const file = process.env.STRIPE_FIXTURES_FILE

const kinds: Kind[] = [
  'customer',
  'product',
  'price',
  'coupon',
  'promotion_code',
  'discount',
  'payment_method',
  'subscription',
  'invoice',
  'invoice_payment',
  'payment_intent',
  'setup_intent',
  'charge',
  'refund',
  'checkout.session',
  'payment_link',
  'billing_portal.session',
  'billing_portal.configuration',
  'webhook_endpoint',
  'event',
]

describe.skipIf(!file)('the objects match Stripe’s fixtures', () => {
  let payments: Running
  let fixtures: StripeFixtures

  beforeAll(async () => {
    fixtures = new StripeFixtures(file ?? '')
    payments = await runPayments()
    await createOneOfEach(payments)
  })
  afterAll(() => payments.close())

  it.each(kinds)('%s', (kind) => {
    const all = payments.account.store.all(kind)
    expect(all.length).toBeGreaterThan(0)
    for (const one of all) expect(fixtures.differences(one)).toEqual([])
  })

  it('line items, subscription items and a deleted customer', async () => {
    const [invoice] = payments.account.store.all('invoice')
    const [session] = payments.account.store.all('checkout.session')
    const [subscription] = payments.account.store.all('subscription')
    const lines = await payments.stripe.checkout.sessions.listLineItems(session?.id ?? '')
    expect(lines.data).not.toEqual([])
    const items = subscription?.items.data ?? []
    for (const one of [...(invoice?.lines.data ?? []), ...items]) expect(fixtures.differences(one)).toEqual([])
    const deleted = await payments.stripe.customers.del(session?.customer ?? '')
    expect(fixtures.differences(deleted, 'deleted_customer')).toEqual([])
  })
})

/** Creates objects of every kind: with a trial, a portal session, a discount, a failed payment and a refund. */
async function createOneOfEach({ open, subscribed, submit, stripe, clock, deliverTo }: Running): Promise<void> {
  deliverTo('http://127.0.0.1:9/none')
  const trial = await subscribed('starter', 7)
  await stripe.billingPortal.sessions.create({ customer: trial.customer, return_url: 'http://localhost/back' })
  const { id } = await open('pro', 0, { allow_promotion_codes: true } as never)
  await submit(`/c/pay/${id}/promotion`, { code: 'FRIEND' })
  await submit(`/c/pay/${id}`, payer())
  await subscribed('starter', 7, '4000000000000341')
  clock.forward(10)
  const [charge] = (await stripe.charges.list()).data.filter(({ paid }) => paid)
  await stripe.refunds.create({ charge: charge?.id ?? '', amount: 100 })
}
