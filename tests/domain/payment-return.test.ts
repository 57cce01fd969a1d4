import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { customerIdOf } from '#app/domain/billing/customer.ts'
import { paymentOf } from '#app/domain/billing/payment-return.ts'
import { type BillingBench, startBilling } from '../kit/billing.ts'
import { startCheckout } from '../kit/buying.ts'

let bench: BillingBench
beforeAll(async () => {
  bench = await startBilling(inject('postgres'))
})
afterAll(() => bench?.close())

const now = () => bench.clock.now()

async function buyer() {
  const user = await bench.freeUser()
  const url = await startCheckout(bench, user, 'starter', now())
  await bench.pay(url)
  const customer = (await customerIdOf(bench.db, user.id)) ?? ''
  /** Somebody else takes the lease of the customer's sync. */
  const takeLease = () =>
    bench.sql(
      `insert into billing_syncs (customer_id, lease, lease_until)
       values ($1, gen_random_uuid(), now() + interval '1 minute')
       on conflict (customer_id) do update set lease = excluded.lease, lease_until = excluded.lease_until`,
      [customer],
    )
  const returnLease = () => bench.sql('update billing_syncs set lease = null, lease_until = null')
  return { user, session: /cs_test_\w+/.exec(url)?.[0] ?? '', takeLease, returnLease }
}

test('a payment is still being processed while another sync of its buyer runs', async () => {
  const { user, session, takeLease, returnLease } = await buyer()
  await takeLease()
  expect(await paymentOf(bench, user, session, now())).toEqual({ state: 'processing' })
  await returnLease()
  expect(await paymentOf(bench, user, session, now())).toMatchObject({ state: 'paid' })
})

test('a payment is still being processed if its sync took too long', async () => {
  const { user, session, takeLease, returnLease } = await buyer()
  const customer: typeof bench.payments.customer = async (id) => {
    const found = await bench.payments.customer(id)
    await takeLease()
    return found
  }
  const slow = { ...bench, payments: { ...bench.payments, customer } }
  expect(await paymentOf(slow, user, session, now())).toEqual({ state: 'processing' })
  await returnLease()
  expect(await paymentOf(bench, user, session, now())).toMatchObject({ state: 'paid' })
})
