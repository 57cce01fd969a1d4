import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as billing from '#app/domain/billing/checkout.ts'
import { hour, minute } from '#app/domain/time.ts'
import { buyerOf } from '#app/http/request/sign-in/buyer.ts'
import { newAccount, signedInAs } from '../kit/accounts.ts'
import { type BillingBench, startBilling } from '../kit/billing.ts'

let bench: BillingBench
beforeAll(async () => {
  bench = await startBilling(inject('postgres'))
})
afterAll(() => bench?.close())

const now = () => bench.clock.now()
const { openPortal, startCheckout } = billing

/** A token's session, an hour after its sign-in, and a new one. */
async function subscriber() {
  const user = await newAccount(bench, { password: 'a plain long sentence' })
  const old = buyerOf(bench, await signedInAs(bench, user))
  bench.clock.forward(hour)
  const fresh = buyerOf(bench, await signedInAs(bench, user))
  return { user, old, fresh }
}

async function cancelAll() {
  const { data } = await bench.stripe.subscriptions.list({ status: 'all', limit: 100 })
  for (const { id, status } of data) if (status !== 'canceled') await bench.stripe.subscriptions.cancel(id)
  await bench.settle()
}

describe('without a recent proof', () => {
  test('somebody without a card on file opens a checkout, as often as they like', async () => {
    const { old } = await subscriber()
    const url = await startCheckout(bench, old, 'starter', now())
    expect(await startCheckout(bench, old, 'starter', now())).toBe(url)
  })

  test('a subscriber opens neither the portal nor a change of plan', async () => {
    const { old, fresh } = await subscriber()
    await bench.pay(await startCheckout(bench, old, 'starter', now()))
    // Even before any event of the purchase has arrived.
    await expect(startCheckout(bench, old, 'pro', now())).rejects.toThrow('reauthentication_needed')
    await bench.settle()
    for (const plan of ['starter', 'pro'] as const)
      await expect(startCheckout(bench, old, plan, now())).rejects.toThrow('reauthentication_needed')
    await expect(openPortal(bench, old, now())).rejects.toThrow('reauthentication_needed')
    expect(await bench.sql('select 1 from billing_customers where portal_opened_at is not null')).toEqual([])
    expect(await openPortal(bench, fresh, now())).toContain('/p/session/')
    expect(await startCheckout(bench, fresh, 'pro', now())).toContain('/p/session/')
    bench.clock.forward(11 * minute)
    await expect(openPortal(bench, fresh, now())).rejects.toThrow('reauthentication_needed')
  })

  test('a former subscriber, whose card is on file, opens no checkout', async () => {
    const { old, fresh } = await subscriber()
    await bench.pay(await startCheckout(bench, old, 'starter', now()))
    await bench.settle()
    await cancelAll()
    await expect(startCheckout(bench, old, 'pro', now())).rejects.toThrow('reauthentication_needed')
    expect(await startCheckout(bench, fresh, 'pro', now())).toContain('/c/pay/')
  })
})
