import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject, test } from 'vitest'
import { customerIdOf } from '#app/domain/billing/customer.ts'
import { paymentOf } from '#app/domain/billing/payment-return.ts'
import { syncOnReturn } from '#app/domain/billing/plan-page.ts'
import { remindOfTrials, tellMovedToFree } from '#app/domain/billing/reminders.ts'
import { receiveEvent } from '#app/domain/billing/webhook.ts'
import { day, hour } from '#app/domain/time.ts'
import { payer } from '../../sandbox/payments/testing/payments-fixture.ts'
import { type BillingBench, newCard, startBilling, submit } from '../kit/billing.ts'
import { openPortal, startCheckout } from '../kit/buying.ts'
import { providerStateOf } from '../kit/provider-state.ts'
import { until } from '../kit/until.ts'

/** A half-year of a customer, whose events reach the webhook as the sandbox's switches have them. */
async function life(switches: string[]) {
  const bench = await startBilling(inject('postgres'))
  let received = 0
  const hook = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const signature = String(request.headers['stripe-signature'])
    try {
      const event = bench.payments.readEvent(Buffer.concat(parts), signature, bench.clock.now())
      if (event) await receiveEvent(bench.db, event, bench.clock.now())
      received += 1
    } catch {
      // The clock has moved on since it was signed; it is sent again.
      response.statusCode = 400
    }
    response.end()
  }).listen(0, '127.0.0.1')
  try {
    await until(async () => hook.listening)
    bench.sandbox.deliverTo(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/`)
    for (const fault of switches)
      await fetch(`${bench.sandbox.url}/faults`, {
        method: 'POST',
        body: new URLSearchParams({ fault }),
        redirect: 'manual',
        headers: { origin: bench.sandbox.url, 'sec-fetch-site': 'same-origin' },
      })
    return { ...(await live(bench, switches.length === 0)), received }
  } finally {
    hook.close()
    await bench.close()
  }
}

async function live(bench: BillingBench, inOrder: boolean) {
  const { clock, sandbox, db } = bench
  const now = () => clock.now()
  const user = await bench.freeUser()
  const pass = async (ms: number) => {
    for (const end = now().getTime() + ms; now().getTime() < end; ) {
      clock.forward(Math.min(12 * hour, end - now().getTime()))
      await fetch(`${sandbox.url}/c/pay/none`)
      if (inOrder) await until(async () => sandbox.deliverer.idle)
      await bench.sync()
      await remindOfTrials(bench, now())
      await tellMovedToFree(bench, now())
    }
  }
  const portal = async (path: string, fields: Record<string, string> = {}) => {
    await submit(sandbox, `${await openPortal(bench, user, now())}/${path}`, fields)
    await syncOnReturn(bench, user.id, now())
    await pass(hour)
  }
  const checkout = await startCheckout(bench, user, 'starter', now())
  await bench.pay(checkout, newCard())
  await paymentOf(bench, user, /cs_test_\w+/.exec(checkout)?.[0] ?? '', now())
  await pass(hour)
  await submit(sandbox, `${await startCheckout(bench, user, 'pro', now())}/confirm`, {})
  await syncOnReturn(bench, user.id, now())
  await pass(hour)
  const { subscription_id: id } = await db
    .selectFrom('subscriptions')
    .select('subscription_id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  await portal(`cancel/${id}`)
  await portal(`resume/${id}`)
  await pass(9 * day)
  const [charge] = (await bench.stripe.charges.list({ limit: 1 })).data
  await bench.stripe.refunds.create({ charge: charge?.id ?? '', amount: 1_000 })
  await portal('card', { ...payer('4000000000000341'), expiry: '12 / 2090' })
  await pass(60 * day)
  await until(async () => {
    await pass(day)
    return sandbox.deliverer.idle
  })
  await bench.sync()
  return { ...(await stateOf(bench, user)), account: sandbox.account }
}

async function stateOf(bench: BillingBench, user: { id: string; email: string }) {
  const customer = (await customerIdOf(bench.db, user.id)) ?? ''
  const provider = providerStateOf(bench.sandbox.account, customer)
  const [subscription] = await bench.sql('select status, plan_type, cancel_at from subscriptions where user_id = $1', [
    user.id,
  ])
  const history = await bench.sql(
    'select id, status, amount, refunded from billing_history where user_id = $1 order by id collate "C"',
    [user.id],
  )
  const notices = await bench.sql<{ text: string }>('select text from notices where user_id = $1 order by text', [
    user.id,
  ])
  const mails = (await bench.mailsTo(user.email)).toSorted()
  return { provider, subscription, history, notices: notices.map(({ text }) => text), mails }
}

const withoutIds = (rows: object[]) => rows.map((row) => ({ ...row, id: null })).toSorted(byText)
const byText = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)

test('events that arrive shuffled, three times and days late lead to the state and the mails of events in order', async () => {
  const inOrder = await life([])
  const disordered = await life(['shuffle', 'duplicate', 'late'])
  expect(disordered.received).toBeGreaterThan(2 * inOrder.received)
  for (const { provider, subscription, history } of [inOrder, disordered]) {
    expect(subscription).toMatchObject({ status: 'canceled', plan_type: 'pro', cancel_at: null })
    expect(provider.invoices).toMatchObject(history)
  }
  expect(withoutIds(disordered.history)).toEqual(withoutIds(inOrder.history))
  expect(disordered.notices).toEqual(inOrder.notices)
  expect(disordered.mails).toEqual(inOrder.mails)
  expect(inOrder.mails).toEqual([
    'We refunded $10.00',
    'You cancelled Pro',
    'You kept Pro',
    'Your Pro trial ends in 1 day',
    'Your Pro trial ends in 3 days',
    'Your Starter trial has started',
    'Your Warble receipt: $99.00',
    'Your payment didn’t go through',
    'You’re on Free: Pro wasn’t paid',
    'You’re on Pro now',
  ])
})
