import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import * as objects from '#app/adapters/payments/objects.ts'
import { type Running, runPayments } from '../../sandbox/payments/testing/payments-fixture.ts'

/** The schema by which we parse each type of Stripe object. */
const schemas = [
  ['price', objects.StripePrice],
  ['payment_method', objects.StripePaymentMethod],
  ['subscription', objects.StripeSubscription],
  ['invoice', objects.StripeInvoice],
  ['customer', objects.StripeCustomer],
  ['checkout.session', objects.StripeCheckout],
  ['billing_portal.session', objects.StripePortal],
  ['invoice_payment', objects.StripeInvoicePayment],
  ['event', objects.StripeEvent],
] as const satisfies [string, z.ZodType][]

let payments: Running

beforeAll(async () => {
  payments = await runPayments()
  const { customer } = await payments.subscribed('pro')
  await payments.subscribed('starter', 7)
  await payments.subscribed('starter', 7, '4000000000000341')
  await payments.stripe.billingPortal.sessions.create({ customer })
  payments.clock.forward(40)
  await payments.stripe.customers.del(customer)
})
afterAll(() => payments.close())

test.each(schemas)('every %s of the sandbox can be parsed', (kind, schema) => {
  const all = payments.account.store.all(kind)
  expect(all).not.toEqual([])
  for (const one of all) expect(schema.safeParse(one).error, JSON.stringify(one)).toBeUndefined()
})

const file = process.env.STRIPE_FIXTURES_FILE

describe.skipIf(!file)('Stripe’s own fixtures', () => {
  const { resources } = JSON.parse(file ? readFileSync(file, 'utf8') : '{}') as { resources: Record<string, unknown> }

  test.each(schemas)('the %s can be parsed', (kind, schema) => {
    expect(schema.safeParse(resources[kind]).error).toBeUndefined()
  })

  test('a deleted customer can be parsed', () => {
    expect(objects.StripeCustomer.parse(resources.deleted_customer)).toMatchObject({ deleted: true })
  })
})
