import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { until } from '../../tests/kit/until.ts'
import { signature } from './events/deliver.ts'
import { type Listener, listen, type Running, runPayments } from './testing/payments-fixture.ts'

let payments: Running
let listener: Listener

beforeEach(async () => {
  payments = await runPayments()
  listener = await listen(payments.clock)
  payments.deliverTo(listener.url)
})
afterEach(async () => {
  await payments.close()
  listener.close()
})

const settled = () => until(async () => payments.deliverer.idle)
const types = () => listener.events.map(({ type }) => type).toSorted()
const emitted = async () => (await payments.stripe.events.list({ limit: 100 })).data.map(({ type }) => type).toSorted()

it('signs the raw body of an event', () => {
  const hmac = createHmac('sha256', 'whsec_x').update('12.{"a":1}').digest('hex')
  expect(signature('{"a":1}', 'whsec_x', 12)).toBe(`t=12,v1=${hmac}`)
})

it('delivers each event once, with the object as of that event', async () => {
  const { subscription } = await payments.subscribed('starter')
  await settled()
  expect(types()).toEqual(await emitted())
  expect(types()).toEqual(
    expect.arrayContaining([
      'checkout.session.completed',
      'customer.created',
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.paid',
      'payment_method.attached',
    ]),
  )
  const created = listener.events.find(({ type }) => type === 'customer.subscription.created')
  expect(created?.data.object).toMatchObject({ id: subscription, status: 'incomplete' })
  const updated = listener.events.find(({ type }) => type === 'customer.subscription.updated')
  expect(updated?.data).toMatchObject({ object: { status: 'active' }, previous_attributes: { status: 'incomplete' } })
})

it('sends trial_will_end three days before the end of a trial, or at once for a shorter trial', async () => {
  const [long, short] = [await payments.subscribed('starter', 7), await payments.subscribed('pro', 2)]
  const announced = async () =>
    (await payments.stripe.events.list({ type: 'customer.subscription.trial_will_end' })).data.map(
      ({ data, created }) => [(data.object as Stripe.Subscription).id, created],
    )
  const start = payments.clock.seconds()
  expect(await announced()).toEqual([[short.subscription, start]])
  payments.clock.forward(3.9)
  expect(await announced()).toHaveLength(1)
  payments.clock.forward(0.2)
  expect(await announced()).toEqual([
    [long.subscription, start + 4 * 86_400],
    [short.subscription, start],
  ])
})

it('retries an event until the endpoint accepts it', async () => {
  listener.answer(500)
  await payments.stripe.customers.create({ email: 'a@example.com' })
  await until(async () =>
    payments.account.store.all('delivery').some(({ attempts, answer }) => attempts > 0 && answer === 500),
  )
  listener.answer(200)
  await until(async () => types().includes('customer.created'))
  await settled()
  expect(payments.account.store.all('delivery')).toMatchObject([{ status: 'delivered', attempts: 2, answer: 200 }])
})

it('loses, duplicates and shuffles events on request, and resends them', async () => {
  payments.faults.add({ fault: 'lose' })
  const { customer } = await payments.subscribed('starter')
  await settled()
  expect(listener.events).toEqual([])
  payments.faults.clear()
  const resend = await fetch(`${payments.url}/sandbox/resend`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customer }),
  })
  const { resent } = (await resend.json()) as { resent: number }
  await until(async () => listener.events.length === resent)

  listener.events.length = 0
  payments.faults.add({ fault: 'duplicate', copies: 4 })
  payments.faults.add({ fault: 'shuffle' })
  await payments.stripe.customers.create({ email: 'b@example.com' })
  await payments.stripe.customers.create({ email: 'c@example.com' })
  await settled()
  const ids = listener.events.map(({ id }) => id)
  expect(ids).toHaveLength(8)
  expect(new Set(ids).size).toBe(2)
})

it('delivers events days late on request, by the product’s clock', async () => {
  payments.faults.add({ fault: 'late', late_days: 2 })
  await payments.stripe.customers.create({ email: 'late@example.com' })
  payments.faults.clear()
  await payments.stripe.customers.create({ email: 'prompt@example.com' })
  await until(async () => listener.events.length === 1)
  expect(listener.events[0]?.data.object).toMatchObject({ email: 'prompt@example.com' })
  expect(payments.deliverer.idle).toBe(false)
  payments.clock.forward(2)
  await settled()
  expect(listener.events[1]?.data.object).toMatchObject({ email: 'late@example.com' })
})

it('delivers to an endpoint created through the API only the event types that it subscribes to', async () => {
  const { secret } = await payments.stripe.webhookEndpoints.create({
    url: `${listener.url}/more`,
    enabled_events: ['customer.deleted'],
  })
  expect(secret).toMatch(/^whsec_/)
  const { id } = await payments.stripe.customers.create({ email: 'd@example.com' })
  await settled()
  expect(types()).toEqual(['customer.created'])
  const [endpoint] = (await payments.stripe.webhookEndpoints.list()).data
  await payments.stripe.webhookEndpoints.del(endpoint?.id ?? '')
  await payments.stripe.customers.del(id)
  await settled()
  expect(types()).toEqual(['customer.created', 'customer.deleted'])
  const deleted = listener.events.at(-1)?.data.object as Stripe.Customer
  expect(deleted.email).toBe('d@example.com')
})
