import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { customerIdOf } from '#app/domain/billing/customer.ts'
import { billingOf } from '#app/domain/billing/plan-page.ts'
import { reconcileCheckouts, reconcileCustomers } from '#app/domain/billing/reconcile.ts'
import { discontinue, resume } from '#app/domain/deletion/discontinue.ts'
import { day, hour } from '#app/domain/time.ts'
import { type BillingBench, startBilling } from '../kit/billing.ts'
import { startCheckout } from '../kit/buying.ts'

let bench: BillingBench
beforeAll(async () => {
  bench = await startBilling(inject('postgres'))
})
afterAll(() => bench?.close())

const now = () => bench.clock.now()

async function subscriptionsOf(user: { id: string }) {
  const customer = (await customerIdOf(bench.db, user.id)) ?? ''
  return (await bench.stripe.subscriptions.list({ customer, status: 'all' })).data.map(({ status }) => status)
}

test('nobody is charged after the end of the service, and nothing can be bought', async () => {
  const [subscriber, late] = [await bench.freeUser(), await bench.freeUser()]
  await bench.pay(await startCheckout(bench, subscriber, 'pro', now()))
  bench.clock.forward(8 * day)
  await bench.settle()
  expect(await bench.planState(subscriber)).toMatchObject({ state: 'active' })
  const open = await startCheckout(bench, late, 'starter', now())
  await discontinue(bench, now())
  await bench.sync()
  expect([await subscriptionsOf(subscriber), await bench.planState(subscriber)]).toMatchObject([
    ['canceled'],
    { state: 'ended' },
  ])
  expect(await bench.mailsTo(subscriber.email)).not.toContain('Your Pro plan has ended')
  bench.clock.forward(hour)
  await expect(startCheckout(bench, late, 'starter', now())).rejects.toThrow('service_ended')
  const shown = await billingOf(bench, late, now())
  expect(shown).toMatchObject({ service_ended: true, links: { starter: null, pro: null } })
  await bench.pay(open)
  await bench.payByLink(late)
  expect((await bench.stripe.subscriptions.list()).data).toHaveLength(2)
  await bench.settle()
  await reconcileCheckouts(bench, now())
  await bench.sync()
  expect((await bench.stripe.subscriptions.list()).data).toEqual([])
  expect(await bench.planState(late)).toEqual({ state: 'none' })
  await resume(bench.db)
  expect(await billingOf(bench, late, now())).toMatchObject({ service_ended: false })
})

test('a customer that the provider does not know is not asked for again in every round', async () => {
  const user = await bench.freeUser()
  const customer_id = `cus_${user.id}`
  await bench.db.insertInto('billing_customers').values({ user_id: user.id, customer_id, created_at: now() }).execute()
  await reconcileCustomers(bench.db, now())
  await bench.sync()
  expect(await reconcileCustomers(bench.db, now())).toBe(0)
  bench.clock.forward(day + hour)
  expect(await reconcileCustomers(bench.db, now())).toBeGreaterThan(0)
})
