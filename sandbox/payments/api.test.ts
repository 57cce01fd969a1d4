import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, type Running, runPayments } from './testing/payments-fixture.ts'

let payments: Running

beforeAll(async () => {
  payments = await runPayments()
})
afterAll(() => payments.close())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(payments.url + path, {
    ...init,
    headers: { authorization: `Bearer ${payments.secretKey}`, ...init.headers },
  })
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields), headers })

describe('an invalid request', () => {
  const session = { mode: 'subscription', success_url: 'http://localhost/s', 'line_items[0][price]': 'price_none' }
  const refused: [string, () => Promise<Response>, number, object][] = [
    [
      'an unknown route',
      () => ask('/v1/nothing?a=b'),
      404,
      { message: expect.stringContaining('Unrecognized request URL (GET: /v1/nothing)') },
    ],
    ['no key', () => fetch(`${payments.url}/v1/customers`), 401, { message: expect.stringContaining('API key') }],
    [
      'a wrong key',
      () => ask('/v1/customers', { headers: { authorization: 'Bearer sk_test_wrong_key_abcd' } }),
      401,
      { message: 'Invalid API Key provided: sk_test_********abcd' },
    ],
    [
      'an unsupported API version',
      () => ask('/v1/customers', { headers: { 'stripe-version': '2020-08-27' } }),
      400,
      { message: expect.stringContaining('Invalid Stripe API version') },
    ],
    [
      'an unknown parameter',
      () => post('/v1/customers', { mail: 'a@b.test' }),
      400,
      { code: 'parameter_unknown', param: 'mail' },
    ],
    [
      'an unknown nested parameter',
      () => post('/v1/checkout/sessions', { ...session, 'subscription_data[trial_days]': '7' }),
      400,
      { code: 'parameter_unknown', param: 'subscription_data[trial_days]' },
    ],
    [
      'a missing parameter',
      () => post('/v1/checkout/sessions', { mode: 'subscription' }),
      400,
      { code: 'parameter_missing', message: 'Missing required param: line_items.' },
    ],
    [
      'an invalid integer',
      () => post('/v1/checkout/sessions', { ...session, 'line_items[0][quantity]': 'many' }),
      400,
      { code: 'parameter_invalid_integer', message: 'Invalid integer: many' },
    ],
    [
      'an unsupported mode',
      () => post('/v1/checkout/sessions', { ...session, mode: 'payment' }),
      400,
      { message: 'Invalid mode: must be one of subscription' },
    ],
    [
      'a missing price',
      () => post('/v1/checkout/sessions', session),
      400,
      { code: 'resource_missing', param: 'line_items[0][price]', message: "No such price: 'price_none'" },
    ],
    ['a missing customer', () => ask('/v1/customers/cus_none'), 404, { code: 'resource_missing', param: 'id' }],
    [
      'an invalid expansion',
      () => ask('/v1/prices?expand[]=data.nothing'),
      400,
      { message: expect.stringContaining('cannot be expanded (data.nothing)') },
    ],
  ]

  it.each(refused)('is refused with Stripe’s error: %s', async (_what, call, status, error) => {
    const answer = await call()
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: expect.objectContaining({ type: 'invalid_request_error', ...error }) })
    expect(answer.headers.get('request-id')).toMatch(/^req_\w{14}$/)
  })

  it('makes the SDK throw the matching error class', async () => {
    await expect(clientOf({ ...payments, secretKey: 'sk_test_x' }).customers.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    )
    await expect(payments.stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
    })
  })
})

describe('an idempotency key', () => {
  it('replays the first response instead of repeating the request', async () => {
    const create = () => payments.stripe.customers.create({ email: 'once@example.com' }, { idempotencyKey: 'k1' })
    const [first, ...others] = await Promise.all([create(), create(), create()])
    expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(1)
    expect(others[1]?.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect((await payments.stripe.customers.list({ email: 'once@example.com' })).data).toHaveLength(1)
  })

  it('is refused with different parameters', async () => {
    const key = { idempotencyKey: 'k2' }
    await payments.stripe.customers.create({ email: 'a@example.com' }, key)
    await expect(payments.stripe.customers.create({ email: 'b@example.com' }, key)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  it('expires after a day', async () => {
    const create = () => payments.stripe.customers.create({ email: 'c@example.com' }, { idempotencyKey: 'k3' })
    const first = await create()
    payments.clock.forward(1.01)
    expect((await create()).id).not.toBe(first.id)
  })
})

describe('lists and expansions', () => {
  it('page through all objects, newest first', async () => {
    const ids: string[] = []
    for (let count = 0; count < 23; count += 1)
      ids.unshift((await payments.stripe.customers.create({ email: 'many@example.com' })).id)
    const listed: string[] = []
    for await (const { id } of payments.stripe.customers.list({ email: 'many@example.com', limit: 10 })) listed.push(id)
    expect(listed).toEqual(ids)
    const before = await payments.stripe.customers.list({
      email: 'many@example.com',
      limit: 2,
      ending_before: ids[4] ?? '',
    })
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(2, 4))
  })

  it('replace ids by their objects, in lists too', async () => {
    const { subscription, session } = await payments.subscribed('pro')
    const one = await payments.stripe.subscriptions.retrieve(subscription, {
      expand: ['latest_invoice.payments', 'default_payment_method', 'customer', 'items.data.price.product'],
    })
    const invoice = one.latest_invoice as Stripe.Invoice
    expect(invoice.payments?.data).toMatchObject([{ status: 'paid', payment: { type: 'payment_intent' } }])
    expect((one.default_payment_method as Stripe.PaymentMethod).card?.last4).toBe('4242')
    expect((one.items.data[0]?.price.product as Stripe.Product | undefined)?.name).toBe('Warble Pro')
    const sold = await payments.stripe.checkout.sessions.retrieve(session, { expand: ['line_items', 'subscription'] })
    expect(sold.line_items?.data[0]).toMatchObject({ amount_total: 9_900, price: { lookup_key: 'warble_pro_monthly' } })
    const listed = await payments.stripe.subscriptions.list({
      customer: String((one.customer as Stripe.Customer).id),
      expand: ['data.customer'],
    })
    expect((listed.data[0]?.customer as Stripe.Customer | undefined)?.email).toBe('ada@example.com')
  })
})

describe('a lookup key', () => {
  it('belongs to one price, and moves to another only with transfer_lookup_key', async () => {
    const [old] = (await payments.stripe.prices.list({ lookup_keys: ['warble_pro_monthly'] })).data
    const next = {
      currency: 'usd',
      unit_amount: 10_900,
      product: String(old?.product),
      recurring: { interval: 'month' as const },
      lookup_key: 'warble_pro_monthly',
    }
    await expect(payments.stripe.prices.create(next)).rejects.toMatchObject({ statusCode: 400, param: 'lookup_key' })
    const moved = await payments.stripe.prices.create({ ...next, transfer_lookup_key: true })
    expect((await payments.stripe.prices.list({ lookup_keys: ['warble_pro_monthly'] })).data).toMatchObject([
      { id: moved.id },
    ])
    expect((await payments.stripe.prices.retrieve(old?.id ?? '')).lookup_key).toBeNull()
    await payments.stripe.prices.update(old?.id ?? '', { lookup_key: 'warble_pro_monthly', transfer_lookup_key: true })
  })
})

describe('a refund', () => {
  it('returns at most the amount paid, and leaves the invoice paid', async () => {
    const { customer } = await payments.subscribed('starter')
    const [charge] = (await payments.stripe.charges.list({ customer })).data
    await payments.stripe.refunds.create({ charge: charge?.id ?? '', amount: 900 })
    await expect(payments.stripe.refunds.create({ charge: charge?.id ?? '', amount: 2_001 })).rejects.toMatchObject({
      param: 'amount',
    })
    await payments.stripe.refunds.create({ charge: charge?.id ?? '' })
    expect(await payments.stripe.charges.retrieve(charge?.id ?? '')).toMatchObject({
      refunded: true,
      amount_refunded: 2_900,
    })
    expect((await payments.stripe.invoices.list({ customer })).data).toMatchObject([
      { status: 'paid', amount_paid: 2_900 },
    ])
  })
})

describe('an injected fault', () => {
  it('answers 500 or 429, drops or delays the connection, or performs a request without answering it', async () => {
    const { stripe, faults } = payments
    faults.add({ fault: '500', on: 'POST /v1/customers', times: 1 })
    await expect(stripe.customers.create({ email: 'd@example.com' })).rejects.toMatchObject({ statusCode: 500 })
    faults.add({ fault: '429', times: 1 })
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 429, type: 'StripeRateLimitError' })
    // A fault without `times`, because the SDK itself retries once when the connection breaks.
    faults.add({ fault: 'down' })
    await expect(stripe.customers.list()).rejects.toMatchObject({ type: 'StripeConnectionError' })
    faults.clear()
    faults.add({ fault: 'cut', on: 'POST /v1/customers', times: 1 })
    const again = clientOf(payments, { maxNetworkRetries: 2 })
    await again.customers.create({ email: 'cut@example.com' })
    expect((await stripe.customers.list({ email: 'cut@example.com' })).data).toHaveLength(1)
    faults.add({ fault: 'slow', delay_ms: 300, times: 1 })
    const start = Date.now()
    await stripe.customers.list()
    expect(Date.now() - start).toBeGreaterThanOrEqual(290)
    expect(faults.list()).toEqual([])
  })

  it('is set and cleared over HTTP, but not from a web page', async () => {
    const url = `${payments.url}/sandbox/faults`
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ fault: 'lose', on: 'invoice.', times: 2 })
    expect(
      (await fetch(url, { method: 'POST', headers: { ...headers, origin: 'http://evil.example' }, body })).status,
    ).toBe(403)
    expect((await fetch(url, { method: 'POST', headers, body: '{"fault":"fire"}' })).status).toBe(422)
    expect(await (await fetch(url, { method: 'POST', headers, body })).json()).toEqual({
      faults: [{ fault: 'lose', on: 'invoice.', times: 2 }],
    })
    await fetch(url, { method: 'DELETE' })
    expect(await (await fetch(url)).json()).toEqual({ faults: [] })
  })
})
