import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { PaymentsError } from '#app/adapters/payments/payments.ts'
import { startCheckout } from '#app/domain/billing/checkout.ts'
import { billingOf } from '#app/domain/billing/plan-page.ts'
import { normalAddress } from '#app/domain/person/person.ts'
import { day } from '#app/domain/time.ts'
import { deleteAccount } from '#app/domain/user/delete-account.ts'
import { userByProvider } from '#app/domain/user/identity.ts'
import { newAccount, signedInAs } from '../kit/accounts.ts'
import { type BillingBench, newCard, startBilling } from '../kit/billing.ts'

let bench: BillingBench
beforeAll(async () => {
  bench = await startBilling(inject('postgres'))
})
afterAll(() => bench?.close())

const now = () => bench.clock.now()
const password = 'a plain long sentence'

/** Somebody who comes by Google: the shortest way to a confirmed address. */
async function arrive(email: string) {
  const person = { subject: crypto.randomUUID(), email, email_verified: true, full_name: null, avatar_url: null }
  const arrival = {
    provider: { name: 'google', domains: null },
    person: { ...person, preferred_username: null },
    time_zone: null,
  }
  const { user_id } = await userByProvider(bench, arrival, now())
  return { id: user_id, email }
}

const creditsOf = async (id: string) =>
  (await bench.db.selectFrom('users').select('trial_credits').where('id', '=', id).executeTakeFirst())?.trial_credits

async function leave(user: { id: string; email: string }) {
  const session = await signedInAs(bench, user)
  await deleteAccount(bench, session, {}, now())
}

test('whoever deletes the account and comes again gets neither credits nor a trial again', async () => {
  const user = await arrive('robin@gmail.com')
  expect(await creditsOf(user.id)).toBe(50)
  await bench.pay(await startCheckout(bench, user, 'pro', now()))
  await bench.settle()
  await leave(user)
  await bench.settle()
  const { data } = await bench.stripe.subscriptions.list({ status: 'all', limit: 1 })
  expect(data[0]?.status).toBe('canceled')

  const again = await arrive('ro.bin+2@googlemail.com')
  expect(await creditsOf(again.id)).toBe(0)
  expect((await billingOf(bench, again, now())).trial_days).toBe(0)
  await bench.pay(await startCheckout(bench, again, 'pro', now()))
  await bench.settle()
  const row = await bench.db.selectFrom('subscriptions').selectAll().where('user_id', '=', again.id).executeTakeFirst()
  expect(row).toMatchObject({ status: 'active', trial_end: null })
})

test('somebody with another address and another card is another person', async () => {
  const user = await arrive('somebody-else@example.com')
  expect(await creditsOf(user.id)).toBe(50)
  expect((await billingOf(bench, user, now())).trial_days).toBe(7)
})

test('the account stays where the payment provider cannot be reached, and says so', async () => {
  const account = await newAccount(bench, { password })
  await bench.pay(await startCheckout(bench, account, 'starter', now()))
  await bench.settle()
  const session = await signedInAs(bench, account)
  const away = async () => {
    throw new PaymentsError('away', 'Stripe: StripeConnectionError')
  }
  const down = { ...bench, payments: { ...bench.payments, customer: away } }
  await expect(deleteAccount(down, session, { password }, now())).rejects.toThrow('subscription_stays')
  await expect(deleteAccount({ ...bench, payments: null }, session, { password }, now())).rejects.toThrow(
    'subscription_stays',
  )
  expect(await bench.sql('select 1 from users where id = $1', [account.id])).toHaveLength(1)
  await deleteAccount(bench, session, { password }, now())
  expect(await bench.sql('select 1 from users where id = $1', [account.id])).toEqual([])
})

test('a wrong password cancels nothing', async () => {
  const account = await newAccount(bench, { password })
  await bench.pay(await startCheckout(bench, account, 'starter', now()))
  await bench.settle()
  const session = await signedInAs(bench, account)
  await expect(deleteAccount(bench, session, { password: 'another' }, now())).rejects.toThrow('invalid_password')
  const { data } = await bench.stripe.subscriptions.list({ limit: 1 })
  expect(data[0]?.status).toBe('trialing')
})

test('a checkout that is finished after the account is gone ends at once', async () => {
  const account = await newAccount(bench, { password })
  const url = await startCheckout(bench, account, 'starter', now())
  const session = await signedInAs(bench, account)
  // Its expiry is lost on the way.
  const lost = { ...bench.payments, expireCheckout: async () => undefined, deleteCustomer: async () => undefined }
  await deleteAccount({ ...bench, payments: lost }, session, { password }, now())
  await bench.pay(url, newCard())
  await bench.settle()
  await bench.settle()
  const { data } = await bench.stripe.subscriptions.list({ status: 'all', limit: 1 })
  expect(data[0]?.status).toBe('canceled')
  bench.clock.forward(day)
})

test.each([
  ['A.B+c@Gmail.com', 'ab@gmail.com'],
  ['a.b@example.com', 'a.b@example.com'],
  ['a+news@example.com', 'a@example.com'],
  ['ab@googlemail.com', 'ab@gmail.com'],
  ['a@BÜCHER.example', 'a@xn--bcher-kva.example'],
])('the address %s is that of %s', (given, normal) => {
  expect(normalAddress(given)).toBe(normal)
})
