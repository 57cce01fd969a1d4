import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { payer } from '../../sandbox/payments/testing/payments-fixture.ts'
import { type Actor, newActor } from '../kit/actor.ts'
import { newCard, submit } from '../kit/billing.ts'
import { freezeClock } from '../kit/clock.ts'
import { digest } from '../kit/rows.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const [newer, older] = ['whsec_newer_00000000000000000000', 'whsec_older_00000000000000000000']

let world: World
let actor: Actor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), {
    tick: false,
    people: 5,
    payments: true,
    env: { STRIPE_WEBHOOK_SECRETS: `${newer},${older}` },
  })
  world.sandbox.payments?.deliverTo(`${world.origin}/webhooks/stripe`, newer)
  actor = await newActor(world)
})
afterAll(() => world?.close())

/** The world’s current time in Unix seconds. */
async function seconds(): Promise<number> {
  const { now } = (await (await fetch(`${world.sandbox.control_url}/clock`)).json()) as { now: string }
  return Math.floor(Date.parse(now) / 1000)
}

let count = 0
function eventBody(customer: string | null = null): string {
  count += 1
  const object = { id: `in_${count}`, object: 'invoice', customer }
  return JSON.stringify({
    id: `evt_test_${count}`,
    object: 'event',
    type: 'invoice.paid',
    created: 1,
    data: { object },
  })
}

const signed = (payload: string, timestamp: number, secret = newer) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

function send(body: string, signature?: string, more: Record<string, string> = {}) {
  return fetch(`${world.origin}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }), ...more },
    body,
  })
}

const events = async () => (await world.sql<{ id: string }>('select id from webhook_events')).map(({ id }) => id)

describe('a webhook event is rejected with 400 and has no effect', () => {
  const cases: Record<string, (body: string, now: number) => [body: string, signature?: string]> = {
    'without a signature': (body) => [body],
    'with an empty signature': (body) => [body, ''],
    'with an unparsable signature': (body) => [body, 'hello'],
    'with a signature without a value': (body, now) => [body, `t=${now},v1=`],
    'with a signature of no more than an equals sign': (body, now) => [body, `t=${now},v1==`],
    'with a time without a value': (body) => [body, `t=,v1=${'0'.repeat(64)}`],
    'with a signature of another length': (body, now) => [body, `t=${now},v1=0`],
    'with a wrong signature': (body, now) => [body, `t=${now},v1=${'0'.repeat(64)}`],
    'signed with another secret': (body, now) => [body, signed(body, now, 'whsec_another_0000000000000000000')],
    '301 seconds old': (body, now) => [body, signed(body, now - 301)],
    'altered by a byte': (body, now) => [body.replace('paid', 'paie'), signed(body, now)],
    're-serialised': (body, now) => [JSON.stringify(JSON.parse(body), null, 2), signed(body, now)],
    'signed, but not JSON': (_body, now) => ['hello', signed('hello', now)],
    'signed, but not an event': (_body, now) => ['{}', signed('{}', now)],
  }
  test.each(Object.entries(cases))('%s', async (_name, make) => {
    const before = [await events(), await digest(world)]
    const [body, signature] = make(eventBody('cus_somebody'), await seconds())
    const answer = await send(body, signature)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: 'signature_invalid', message: expect.any(String) } },
    ])
    expect([await events(), await digest(world)]).toEqual(before)
  })
})

describe('a webhook event is accepted', () => {
  test.each([
    ['with the new secret', newer],
    ['with the old secret during rotation', older],
  ])('%s, and recorded once however often it is sent', async (_name, secret) => {
    const body = eventBody('cus_nobody_of_ours')
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => send(body, signed(body, await seconds(), secret))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { id } = JSON.parse(body) as { id: string }
    expect((await events()).filter((one) => one === id)).toHaveLength(1)
  })

  test('from any origin and with any cookie, without signing anybody in', async () => {
    const body = eventBody()
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie: 'warble=x' }
    const answer = await send(body, signed(body, await seconds()), foreign)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
  })

  test.each<[kind: string, body: Record<string, unknown>, recorded: boolean]>([
    ['thin event', { id: 'evt_thin', object: 'v2.core.event', type: 'v1.billing.meter.error', created: '2026' }, false],
    ['batch', { object: 'event_batch', data: [] }, false],
    ['event about no object', { id: 'evt_bare', object: 'event', type: 'x.y', created: 1, data: {} }, true],
    ['event without data', { id: 'evt_no_data', object: 'event', type: 'x.y', created: 1 }, true],
  ])('if it is a %s', async (_kind, event, recorded) => {
    const before = await events()
    const body = JSON.stringify(event)
    expect((await send(body, signed(body, await seconds()))).status).toBe(200)
    expect(await events()).toEqual(recorded ? [...before, event.id] : before)
  })

  test('295 seconds old', async () => {
    const body = eventBody()
    await freezeClock(world)
    expect((await send(body, signed(body, (await seconds()) - 295))).status).toBe(200)
    world.sandbox.clock.set({ rate: 1 })
  })
})

test('other methods and an oversized body are rejected', async () => {
  const got = await fetch(`${world.origin}/webhooks/stripe`)
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
  const body = 'x'.repeat(2_000_000)
  expect([400, 413]).toContain((await send(body, signed(body, await seconds()))).status)
})

test('an API client buys through create-checkout, and signed events record the subscription', async () => {
  const checkout = await actor.call('POST', '/functions/v1/create-checkout', { plan_type: 'pro' })
  const { url } = (await checkout.json()) as { url: string }
  expect(checkout.status).toBe(200)
  const { payments } = world.sandbox
  if (!payments) throw new Error('no payments')
  expect((await submit(payments, url, payer(newCard()))).status).toBe(303)
  const rows = () => world.sql('select status, plan_type from subscriptions where user_id = $1', [actor.id])
  await until(async () => (await rows()).length === 1)
  expect(await rows()).toEqual([{ status: 'trialing', plan_type: 'pro' }])
  const again = await actor.call('POST', '/functions/v1/create-checkout', { plan_type: 'pro' })
  expect([again.status, await again.json()]).toEqual([
    409,
    { error: 'This is already your plan.', code: 'already_on_plan' },
  ])
  const portal = await actor.call('POST', '/functions/v1/create-portal-session', {
    return_url: `${world.origin}/dashboard/plan`,
  })
  expect(((await portal.json()) as { url: string }).url).toContain('/p/session/')
})

test.each([
  ['create-checkout', { plan_type: 'pro' }, 'Please log in to upgrade your plan.'],
  ['create-portal-session', {}, 'Please log in to manage your billing.'],
])('%s without a session asks to log in', async (name, body, error) => {
  const answer = await fetch(`${world.origin}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([answer.status, await answer.json()]).toEqual([401, { error, code: 'not_signed_in' }])
})

test('a failing payment provider gets the documented error message', async () => {
  const other = await newActor(world)
  world.sandbox.payments?.faults.add({ fault: '500', on: 'POST /v1' })
  const answer = await other.call('POST', '/functions/v1/create-checkout', { plan_type: 'starter' })
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: 'Failed to start checkout. Please try again.', code: 'checkout_failed' },
  ])
})
