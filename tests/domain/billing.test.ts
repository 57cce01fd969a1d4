import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { customerIdOf } from '#app/domain/billing/customer.ts'
import { requestSync } from '#app/domain/billing/customer-lease.ts'
import { planInForce, subscriptionFrom } from '#app/domain/billing/entitlements.ts'
import { paymentOf } from '#app/domain/billing/payment-return.ts'
import { billingOf } from '#app/domain/billing/plan-page.ts'
import { reconcileCheckouts, reconcileCustomers } from '#app/domain/billing/reconcile.ts'
import { remindOfTrials } from '#app/domain/billing/reminders.ts'
import { receiveEvent } from '#app/domain/billing/webhook.ts'
import { deleteAccount } from '#app/domain/deletion/delete-account.ts'
import { day, hour } from '#app/domain/time.ts'
import { createLog, withLog } from '#app/log.ts'
import { signedInAs } from '../kit/accounts.ts'
import { type BillingBench, newCard, startBilling } from '../kit/billing.ts'
import { openPortal, startCheckout } from '../kit/buying.ts'
import { until } from '../kit/until.ts'
import { whileLocked } from '../kit/while-locked.ts'

let bench: BillingBench
beforeAll(async () => {
  bench = await startBilling(inject('postgres'))
})
afterAll(() => bench?.close())

const now = () => bench.clock.now()
const planState: BillingBench['planState'] = (user) => bench.planState(user)

const sessionOf = (url: string) => /cs_test_\w+/.exec(url)?.[0] ?? ''

async function buy(user: { id: string; email: string }, plan: 'starter' | 'pro' = 'starter', number?: string) {
  const url = await startCheckout(bench, user, plan, now())
  const answer = await bench.pay(url, number)
  return { url, session: sessionOf(url), answer }
}

async function planOf(userId: string) {
  const row = await bench.db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return planInForce(row ? subscriptionFrom(row) : null, now()).type
}

describe('a trial', () => {
  test('has the right state on each of its days and sends each mail once', async () => {
    const user = await bench.freeUser()
    await buy(user, 'pro')
    expect(await planOf(user.id)).toBe('free')
    await bench.settle()
    expect([await planOf(user.id), await planState(user)]).toMatchObject(['pro', { state: 'trialing', days_left: 7 }])
    const mails = ['Your Pro trial has started']
    const expectOn = async (days: number, state: object, plan: string, ...more: string[]) => {
      bench.clock.set(new Date(start + days * day))
      await bench.settle()
      for (let round = 0; round < 3; round += 1) await remindOfTrials(bench, now())
      await reconcileCustomers(bench.db, now())
      await bench.settle()
      mails.push(...more)
      expect([days, await planState(user), await planOf(user.id)]).toMatchObject([days, state, plan])
      expect([days, await bench.mailsTo(user.email)]).toEqual([days, mails])
    }
    const start = now().getTime()
    await expectOn(0, { state: 'trialing', days_left: 7 }, 'pro')
    await expectOn(4, { state: 'trialing', days_left: 3 }, 'pro', 'Your Pro trial ends in 3 days')
    await expectOn(6, { state: 'trialing', days_left: 1 }, 'pro', 'Your Pro trial ends in 1 day')
    await expectOn(7, { state: 'active' }, 'pro')
    await expectOn(8, { state: 'active' }, 'pro', 'Your Warble receipt: $99.00')
    // The invoice of a renewal stays a draft for an hour.
    await expectOn(37, { state: 'active' }, 'pro')
    await expectOn(37.1, { state: 'active' }, 'pro', 'Your Warble receipt: $99.00')
    expect((await billingOf(bench, user, now())).history.map(({ amount, status }) => [amount, status])).toEqual([
      ['$99.00', 'Paid'],
      ['$99.00', 'Paid'],
      ['$0.00', 'Paid'],
    ])
  })

  test('is confirmed when the user returns from the checkout, before any event arrives', async () => {
    const user = await bench.freeUser()
    const { session } = await buy(user, 'starter')
    expect(await paymentOf(bench, user, session, now())).toMatchObject({ state: 'paid', plan: { type: 'starter' } })
    expect(await planOf(user.id)).toBe('starter')
  })

  test('is granted once per card, even to another account', async () => {
    const card = newCard()
    const user = await bench.freeUser()
    await buy(user, 'starter', card)
    await bench.settle()
    const url = await startCheckout(bench, await bench.freeUser(), 'starter', now())
    await bench.pay(url, card)
    const other = await bench.db
      .selectFrom('billing_customers')
      .select('user_id')
      .where('checkout_id', '=', sessionOf(url))
      .executeTakeFirstOrThrow()
    const email = await bench.db.selectFrom('users').select('email').where('id', '=', other.user_id).executeTakeFirst()
    const who = { id: other.user_id, email: email?.email ?? '' }
    expect(await paymentOf(bench, who, sessionOf(url), now())).toEqual({ state: 'trial_used', plan: 'starter' })
    await bench.settle()
    expect(await planOf(who.id)).toBe('free')
    // The refused subscription does not count as a former plan.
    expect(await planState(who)).toEqual({ state: 'none' })
    expect(await bench.mailsTo(who.email)).toEqual(['Your free trial couldn’t start'])
    const [again] = await bench.stripe.subscriptions.list({ status: 'all', limit: 1 }).then(({ data }) => data)
    expect(again?.status).toBe('canceled')
    // The next checkout is without a trial.
    expect((await billingOf(bench, who, now())).trial_days).toBe(0)
    const { session } = await buy(who, 'starter', card)
    expect(await paymentOf(bench, who, session, now())).toMatchObject({ state: 'paid', trial_ends: null })
  })
})

describe('a single active subscription', () => {
  test('is the result of 50 concurrent checkouts of two plans', async () => {
    const user = await bench.freeUser()
    const clicks = Array.from({ length: 50 }, (_, at) => startCheckout(bench, user, at % 2 ? 'pro' : 'starter', now()))
    const urls = await Promise.allSettled(clicks)
    const open = [...new Set(urls.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))]
    for (const url of open) await bench.pay(url)
    await bench.settle()
    const { customer_id } = await bench.db
      .selectFrom('billing_customers')
      .select('customer_id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    const { data } = await bench.stripe.subscriptions.list({ customer: customer_id, status: 'all' })
    expect(data).toHaveLength(1)
    expect(await planOf(user.id)).not.toBe('free')
    // Choosing the other plan changes the subscription; choosing the same one is refused.
    const has = await planOf(user.id)
    const other = has === 'pro' ? 'starter' : 'pro'
    expect(await startCheckout(bench, user, other, now())).toContain('/p/session/')
    await expect(startCheckout(bench, user, has === 'pro' ? 'pro' : 'starter', now())).rejects.toThrow(
      'already_on_plan',
    )
  })

  test('remains when a second one is bought by a hosted link: the second is canceled', async () => {
    const user = await bench.freeUser()
    await buy(user, 'starter')
    await bench.settle()
    bench.clock.forward(8 * day)
    await bench.settle()
    await bench.payByLink(user)
    await bench.settle()
    await bench.settle()
    expect(await planOf(user.id)).toBe('starter')
    expect(await bench.mailsTo(user.email)).toContain('We cancelled and refunded a second plan')
    const { data } = await bench.stripe.subscriptions.list({ status: 'all', limit: 1 })
    expect(data[0]?.status).toBe('canceled')
  })
})

test('a purchase by a hosted link is matched by its reference, even if every event was lost', async () => {
  const user = await bench.freeUser()
  await bench.payByLink(user)
  await reconcileCheckouts(bench, now())
  await bench.sync()
  expect(await planOf(user.id)).toBe('pro')
})

test('a purchase by a hosted link after the account was deleted is logged for the operator', async () => {
  await bench.payByLink({ id: crypto.randomUUID(), email: 'gone@warble.test' })
  const log = createLog('silent')
  const logged = vi.spyOn(log, 'error')
  await reconcileCheckouts(bench, now())
  await withLog(() => log, bench.sync)
  expect(logged).toHaveBeenCalledExactlyOnceWith({ customer: expect.any(String) }, expect.stringContaining('refund it'))
})

test('one reconciliation repairs the state after all events of a subscription were lost', async () => {
  const user = await bench.freeUser()
  await buy(user, 'starter')
  bench.clock.forward(40 * day)
  await reconcileCustomers(bench.db, now())
  await bench.sync()
  expect(await planState(user)).toMatchObject({ state: 'active' })
  const url = await openPortal(bench, user, now())
  expect(url).toContain('/p/session/')
})

describe('an event is recorded at once while', () => {
  const blocked = () =>
    bench.sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)

  /** Records an event of the customer while `work` waits for a locked row. */
  async function recordDuring(work: () => Promise<unknown>, customer_id: string | null, row: string, user: string) {
    const event = { id: `evt_${customer_id}`, kind: 'invoice.paid', created_at: now(), customer_id }
    let working: Promise<unknown> | undefined
    await whileLocked(bench.url, `${row} = $1`, [user], async () => {
      working = work()
      await until(async () => (await blocked()).length === 1)
      await receiveEvent(bench.db, event, now())
      expect(await blocked()).toHaveLength(1)
    })
    await working
  }

  async function customer() {
    const user = await bench.freeUser()
    await buy(user)
    await bench.settle()
    return { user, customer_id: await customerIdOf(bench.db, user.id) }
  }

  test('a sync of its customer waits for the user’s row', async () => {
    const { user, customer_id } = await customer()
    await requestSync(bench.db, sql`unnest(${[customer_id]}::text[])`)
    await recordDuring(bench.sync, customer_id, 'users where id', user.id)
  })

  test('the deletion of its user waits for one of their rows', async () => {
    const { user, customer_id } = await customer()
    const session = await signedInAs(bench, user)
    const deletion = () => deleteAccount(bench, session, {}, now())
    await recordDuring(deletion, customer_id, 'subscriptions where user_id', user.id)
    expect(await bench.sql('select from billing_syncs where customer_id = $1', [customer_id])).toEqual([])
  })
})

describe('on return from the checkout', () => {
  test.each(['cs_test_invented00', 'cs_1', '', 'javascript:alert(1)'])(
    'an invented session id is unknown: %s',
    async (id) => {
      expect(await paymentOf(bench, await bench.freeUser(), id, now())).toEqual({ state: 'unknown' })
    },
  )

  test('tells foreign, open and finished checkouts apart', async () => {
    const user = await bench.freeUser()
    const url = await startCheckout(bench, user, 'starter', now())
    expect(await paymentOf(bench, await bench.freeUser(), sessionOf(url), now())).toEqual({ state: 'not_yours' })
    expect(await paymentOf(bench, user, sessionOf(url), now())).toMatchObject({ state: 'open', url })
    await bench.pay(url)
    await bench.settle()
    const { data } = await bench.stripe.subscriptions.list({ limit: 1 })
    await bench.stripe.subscriptions.cancel(data[0]?.id ?? '')
    expect(await paymentOf(bench, user, sessionOf(url), now())).toEqual({ state: 'over' })
  })

  test('a declined card leaves the checkout open', async () => {
    const user = await bench.freeUser()
    const { session, answer } = await buy(user, 'starter', '4000000000000002')
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await paymentOf(bench, user, session, now())).toMatchObject({ state: 'open' })
    expect(await planOf(user.id)).toBe('free')
  })

  test('reports that the payment provider cannot be reached', async () => {
    const user = await bench.freeUser()
    const { session } = await buy(user)
    const down = { ...bench, payments: { ...bench.payments, checkout: failUnreachable } }
    expect(await paymentOf(down, user, session, now())).toEqual({ state: 'away' })
  })
})

test('after a failed payment the plan stays for 7 days, and one mail is sent', async () => {
  const user = await bench.freeUser()
  await buy(user, 'pro', '4000000000000341')
  await bench.settle()
  bench.clock.forward(7 * day + 2 * hour)
  await bench.settle()
  expect([await planState(user), await planOf(user.id)]).toMatchObject([{ state: 'past_due', in_force: true }, 'pro'])
  bench.clock.forward(6.5 * day)
  await bench.settle()
  expect(await planOf(user.id)).toBe('pro')
  bench.clock.forward(12 * hour)
  expect([await planState(user), await planOf(user.id)]).toMatchObject([{ state: 'past_due', in_force: false }, 'free'])
  // Choosing the same plan leads to the portal, where the open invoice can be paid.
  expect(await startCheckout(bench, user, 'pro', now())).toContain('/p/session/')
  bench.clock.forward(10 * day)
  await bench.settle()
  expect(await planState(user)).toMatchObject({ state: 'ended' })
  const mails = await bench.mailsTo(user.email)
  expect(mails.filter((subject) => subject === 'Your payment didn’t go through')).toHaveLength(1)
  expect(mails.at(-1)).toBe('Your Pro plan has ended')
})

async function failUnreachable(): Promise<never> {
  const { PaymentsError } = await import('#app/adapters/payments/payments.ts')
  throw new PaymentsError('away', 'Stripe: StripeConnectionError')
}

test('deleting a customer at the provider ends the plan, and the user can buy again as a new customer', async () => {
  const user = await bench.freeUser()
  await buy(user, 'starter')
  await bench.settle()
  const { customer_id } = await bench.db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  await bench.stripe.customers.del(customer_id)
  await bench.settle()
  expect(await planState(user)).toMatchObject({ state: 'ended' })
  const { session } = await buy(user, 'pro')
  expect(await paymentOf(bench, user, session, now())).toMatchObject({ state: 'paid', trial_ends: null })
})
