import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { PaymentsError } from '#app/adapters/payments/payments.ts'
import { plans } from '#app/content/plans.ts'
import { confirmEmailChange, requestEmailChange } from '#app/domain/account/user/change-email.ts'
import { userByProvider } from '#app/domain/account/user/identity.ts'
import { requestSync } from '#app/domain/billing/customer-lease.ts'
import { updateCustomerEmail } from '#app/domain/billing/email.ts'
import { billingOf } from '#app/domain/billing/plan-page.ts'
import { deleteAccount } from '#app/domain/deletion/delete-account.ts'
import { day } from '#app/domain/time.ts'
import { mailedToken, newAccount, signedInAs } from '../kit/accounts.ts'
import { unique } from '../kit/bench.ts'
import { type BillingBench, newCard, startBilling } from '../kit/billing.ts'
import { startCheckout } from '../kit/buying.ts'

let bench: BillingBench
beforeAll(async () => {
  bench = await startBilling(inject('postgres'))
})
afterAll(() => bench?.close())

const now = () => bench.clock.now()
const password = 'a plain long sentence'

/** Signs up by Google: the shortest way to a confirmed address. */
async function signUpByGoogle(email: string) {
  const person = { subject: crypto.randomUUID(), email, email_verified: true, full_name: null, avatar_url: null }
  const signIn = {
    provider: { name: 'google', domains: null },
    person: { ...person, preferred_username: null },
    time_zone: null,
  }
  const { user_id } = await userByProvider(bench, signIn, now())
  return { id: user_id, email }
}

const creditsOf = async (id: string) =>
  (await bench.db.selectFrom('users').select('trial_credits').where('id', '=', id).executeTakeFirst())?.trial_credits

async function deleteUser(user: { id: string; email: string }) {
  const session = await signedInAs(bench, user)
  await deleteAccount(bench, session, {}, now())
}

test('a user who deletes the account and signs up again gets neither credits nor a trial', async () => {
  const user = await signUpByGoogle('robin@gmail.com')
  expect(await creditsOf(user.id)).toBe(50)
  await bench.pay(await startCheckout(bench, user, 'pro', now()))
  await bench.settle()
  await deleteUser(user)
  await bench.settle()
  const { data } = await bench.stripe.subscriptions.list({ status: 'all', limit: 1 })
  expect(data[0]?.status).toBe('canceled')

  const again = await signUpByGoogle('ro.bin+2@googlemail.com')
  expect(await creditsOf(again.id)).toBe(0)
  expect((await billingOf(bench, again, now())).trial_days).toBe(0)
  await bench.pay(await startCheckout(bench, again, 'pro', now()))
  await bench.settle()
  const row = await bench.db.selectFrom('subscriptions').selectAll().where('user_id', '=', again.id).executeTakeFirst()
  expect(row).toMatchObject({ status: 'active', trial_end: null })
})

test('the card of a deleted account gets no second trial, even with another address', async () => {
  const card = newCard()
  const user = await signUpByGoogle('first-card@example.com')
  await bench.pay(await startCheckout(bench, user, 'pro', now()), card)
  await bench.settle()
  await deleteUser(user)
  const other = await signUpByGoogle('same-card@example.com')
  await bench.pay(await startCheckout(bench, other, 'pro', now()), card)
  await bench.settle()
  await bench.settle()
  expect(await bench.mailsTo(other.email)).toEqual(['Your free trial couldn’t start'])
  expect((await billingOf(bench, other, now())).plan_state).toEqual({ state: 'none' })
})

test('a user with another address and another card gets credits and a trial', async () => {
  const user = await signUpByGoogle('somebody-else@example.com')
  expect(await creditsOf(user.id)).toBe(50)
  expect((await billingOf(bench, user, now())).trial_days).toBe(7)
})

test('an account is not deleted while the payment provider cannot be reached, and the error says so', async () => {
  const account = await newAccount(bench, { password })
  await bench.pay(await startCheckout(bench, account, 'starter', now()))
  await bench.settle()
  const session = await signedInAs(bench, account)
  const unreachable = async () => {
    throw new PaymentsError('away', 'Stripe: StripeConnectionError')
  }
  const down = { ...bench, payments: { ...bench.payments, customer: unreachable } }
  await expect(deleteAccount(down, session, { password }, now())).rejects.toThrow('subscription_stays')
  await expect(deleteAccount({ ...bench, payments: null }, session, { password }, now())).rejects.toThrow(
    'subscription_stays',
  )
  expect(await bench.sql('select 1 from users where id = $1', [account.id])).toHaveLength(1)
  await deleteAccount(bench, session, { password }, now())
  expect(await bench.sql('select 1 from users where id = $1', [account.id])).toEqual([])
})

test('a deletion with a wrong password cancels no subscription', async () => {
  const account = await newAccount(bench, { password })
  await bench.pay(await startCheckout(bench, account, 'starter', now()))
  await bench.settle()
  const session = await signedInAs(bench, account)
  await expect(deleteAccount(bench, session, { password: 'another' }, now())).rejects.toThrow('invalid_password')
  const { data } = await bench.stripe.subscriptions.list({ limit: 1 })
  expect(data[0]?.status).toBe('trialing')
})

test('a checkout finished after the account was deleted is canceled at once', async () => {
  const account = await newAccount(bench, { password })
  const url = await startCheckout(bench, account, 'starter', now())
  const session = await signedInAs(bench, account)
  // The request that expires the checkout is lost.
  const lost = { ...bench.payments, expireCheckout: async () => undefined, deleteCustomer: async () => undefined }
  await deleteAccount({ ...bench, payments: lost }, session, { password }, now())
  await bench.pay(url, newCard())
  await bench.settle()
  await bench.settle()
  const { data } = await bench.stripe.subscriptions.list({ status: 'all', limit: 1 })
  expect(data[0]?.status).toBe('canceled')
  bench.clock.forward(day)
})

/** Buys a plan as a Stripe customer that we did not create, as a hosted link does. */
async function buyAsAnother(user: { id: string; email: string }, plan: 'starter' | 'pro') {
  const customer_id = await bench.payments.createCustomer(user, crypto.randomUUID())
  const back = 'http://localhost/back'
  const { url } = await bench.payments.createCheckout({
    customer_id,
    user_id: user.id,
    plan,
    amount: plans[plan].price * 100,
    trial_days: 0,
    success_url: back,
    cancel_url: back,
    key: customer_id,
  })
  await bench.pay(url ?? '')
  return customer_id
}

const storedPlan = (user: { id: string }) =>
  bench.db
    .selectFrom('billing_customers')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'billing_customers.user_id')
    .select(['billing_customers.customer_id', 'subscriptions.customer_id as pays_as', 'plan_type', 'status'])
    .where('billing_customers.user_id', '=', user.id)
    .executeTakeFirst()

async function cancelAll(customer: string) {
  const { data } = await bench.stripe.subscriptions.list({ customer })
  for (const { id } of data) await bench.stripe.subscriptions.cancel(id)
}

/** Syncs the customers again, in this order. */
async function syncAgain(customers: string[]) {
  for (const customer of customers) {
    await requestSync(bench.db, sql`unnest(${[customer]}::text[])`)
    await bench.sync()
  }
}

describe('a user with two Stripe customers', () => {
  test('shows the customer who pays, else the one who paid last, in whatever order they are synced', async () => {
    const user = await newAccount(bench)
    const older = await buyAsAnother(user, 'starter')
    await bench.settle()
    expect(await storedPlan(user)).toMatchObject({ customer_id: older, plan_type: 'starter', status: 'active' })
    await cancelAll(older)
    bench.clock.forward(day)
    const newer = await buyAsAnother(user, 'pro')
    await bench.settle()
    const paying = { customer_id: newer, pays_as: newer, plan_type: 'pro', status: 'active' }
    const orders = [older, newer, newer, older]
    for (const customer of orders) {
      await syncAgain([customer])
      expect(await storedPlan(user)).toEqual(paying)
    }
    await cancelAll(newer)
    for (const order of [
      [newer, older],
      [older, newer],
      [older, older],
    ]) {
      await syncAgain(order)
      expect(await storedPlan(user)).toEqual({ ...paying, status: 'canceled' })
    }
    const { history, plan_state } = await billingOf(bench, user, now())
    expect(plan_state).toMatchObject({ state: 'ended', plan: 'Pro' })
    expect(history.map(({ amount }) => amount)).toEqual(['$99.00', '$29.00'])
    expect(await bench.mailsTo(user.email)).toEqual([
      'Your Warble receipt: $29.00',
      'Your Starter plan has ended',
      'Your Warble receipt: $99.00',
      'Your Pro plan has ended',
    ])
  })

  test('loses both customers when the account is deleted', async () => {
    const user = await newAccount(bench)
    const older = await buyAsAnother(user, 'starter')
    await bench.settle()
    await cancelAll(older)
    const newer = await buyAsAnother(user, 'pro')
    await bench.settle()
    await deleteUser(user)
    for (const customer of [older, newer])
      expect(await bench.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
    const { data } = await bench.stripe.subscriptions.list({ customer: newer, status: 'all' })
    expect(data.map(({ status }) => status)).toEqual(['canceled'])
  })

  test('loses the plan of a deleted customer while a checkout of a new customer is open', async () => {
    const user = await newAccount(bench)
    await bench.pay(await startCheckout(bench, user, 'starter', now()))
    await bench.settle()
    const before = (await storedPlan(user))?.customer_id ?? ''
    await bench.stripe.customers.del(before)
    const url = await startCheckout(bench, user, 'starter', now())
    const { customer_id } = (await storedPlan(user)) ?? {}
    expect(customer_id).not.toBe(before)
    await bench.settle()
    expect(await storedPlan(user)).toMatchObject({ customer_id, pays_as: before, status: 'canceled' })
    // The open checkout stays valid.
    expect(await startCheckout(bench, user, 'starter', now())).toBe(url)
    await bench.pay(url)
    await bench.settle()
    expect(await storedPlan(user)).toMatchObject({ customer_id, pays_as: customer_id, status: 'active' })
  })
})

describe('a confirmed change of address', () => {
  async function change(account: { id: string; email: string }) {
    const new_email = `${unique()}@example.com`
    await requestEmailChange(bench, await signedInAs(bench, account), { new_email }, {}, now())
    for (const half of ['email_change_current', 'email_change_new'] as const) {
      const mailed = await mailedToken(bench, account.id, half)
      if (mailed?.token) await confirmEmailChange(bench, mailed.token, now())
    }
    return new_email
  }
  async function emailThere(account: { id: string }) {
    const customer = await bench.stripe.customers.retrieve((await storedPlan(account))?.customer_id ?? '')
    return 'email' in customer ? customer.email : null
  }
  const jobsFor = ({ id }: { id: string }) =>
    bench.sql(`select data from jobs.job where name = 'billing.email' and data ->> 'user_id' = $1`, [id])

  test('is sent to the payment provider, is retried after an error, and can be sent twice without harm', async () => {
    const account = await newAccount(bench)
    await bench.pay(await startCheckout(bench, account, 'pro', now()))
    await bench.settle()
    expect(await emailThere(account)).toBe(account.email)
    const email = await change(account)
    expect(await jobsFor(account)).toHaveLength(1)
    bench.sandbox.faults.add({ fault: '500', on: 'POST /v1/customers', retry: false })
    await expect(updateCustomerEmail(bench, account.id)).rejects.toThrow(PaymentsError)
    expect(await emailThere(account)).toBe(account.email)
    bench.sandbox.faults.clear()
    await updateCustomerEmail(bench, account.id)
    await updateCustomerEmail(bench, account.id)
    expect(await emailThere(account)).toBe(email)
    await bench.settle()
    expect(await storedPlan(account)).toMatchObject({ plan_type: 'pro', status: 'trialing' })
  })

  test('does nothing without a customer, for a deleted customer, or without billing', async () => {
    const account = await newAccount(bench)
    await change(account)
    await updateCustomerEmail(bench, account.id)
    await startCheckout(bench, account, 'pro', now())
    await bench.stripe.customers.del((await storedPlan(account))?.customer_id ?? '')
    await updateCustomerEmail(bench, account.id)
    await updateCustomerEmail({ ...bench, payments: null }, account.id)
  })

  test('gives the user no second trial', async () => {
    const account = await newAccount(bench)
    await bench.pay(await startCheckout(bench, account, 'starter', now()))
    await bench.settle()
    await cancelAll((await storedPlan(account))?.customer_id ?? '')
    await bench.settle()
    const moved = { ...account, email: await change(account) }
    await bench.payByLink(moved)
    await bench.settle()
    await bench.settle()
    expect(await bench.mailsTo(moved.email)).toContain('Your free trial couldn’t start')
    expect(await storedPlan(moved)).toMatchObject({ plan_type: 'starter', status: 'canceled' })
  })
})
