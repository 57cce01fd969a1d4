import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createSecrets } from '#app/adapters/secrets.ts'
import { customerIdOf } from '#app/domain/billing/customer.ts'
import { hostedLink } from '#app/domain/billing/hosted-link.ts'
import { paymentOf } from '#app/domain/billing/payment-return.ts'
import { billingOf } from '#app/domain/billing/plan-page.ts'
import { reconcileCheckouts } from '#app/domain/billing/reconcile.ts'
import { day } from '#app/domain/time.ts'
import { createLog, withLog } from '#app/log.ts'
import { type BillingBench, newCard, startBilling } from '../kit/billing.ts'
import { startCheckout } from '../kit/buying.ts'

let bench: BillingBench
beforeAll(async () => {
  bench = await startBilling(inject('postgres'))
})
afterAll(() => bench?.close())

interface User {
  id: string
  email: string
}

const now = () => bench.clock.now()
const lastBought = async () => {
  const { data } = await bench.stripe.subscriptions.list({ status: 'all', limit: 1 })
  return data[0]
}
const linkOf = (user: User, secrets = bench.secrets) => hostedLink(bench.payments, secrets, 'pro', user) ?? ''

function withReference(user: User, reference: string): string {
  const url = new URL(linkOf(user))
  url.searchParams.set('client_reference_id', reference)
  return url.href
}

/** Everything that another's purchase must not change. */
async function stateOf(user: User) {
  const { trial_days, history, plan_state, card } = await billingOf(bench, user, now())
  const [mails, customer] = [await bench.mailsTo(user.email), await customerIdOf(bench.db, user.id)]
  return { trial_days, history, plan_state, card, mails, customer }
}

/** What the operator reads while all purchases are processed. */
async function settled(): Promise<string[]> {
  const log = createLog('silent')
  const logged = vi.spyOn(log, 'error')
  await withLog(
    () => log,
    async () => {
      await bench.settle()
      await reconcileCheckouts(bench, now())
      await bench.sync()
    },
  )
  return logged.mock.calls.map(([, text]) => String(text))
}

async function usedCard(): Promise<string> {
  const card = newCard()
  await bench.pay(await startCheckout(bench, await bench.freeUser(), 'starter', now()), card)
  await bench.settle()
  return card
}

async function expectUnchanged(user: User, purchase: () => Promise<unknown>): Promise<string[]> {
  const before = await stateOf(user)
  await purchase()
  const errors = await settled()
  expect(await stateOf(user)).toEqual(before)
  return errors
}

test('the reference of a link is of the form that Stripe accepts, and is not the user’s id', async () => {
  const user = await bench.freeUser()
  const reference = new URL(linkOf(user)).searchParams.get('client_reference_id')
  expect(reference).toMatch(/^[\w-]{60,200}$/)
  expect(reference).not.toBe(user.id)
})

describe.each([
  ['the bare id', (user: User) => user.id],
  ['an invented token', (user: User) => `${user.id}_${'A'.repeat(43)}`],
  [
    'another installation’s token',
    (user: User) =>
      new URL(linkOf(user, createSecrets(['f'.repeat(64)]))).searchParams.get('client_reference_id') ?? '',
  ],
])('a purchase whose reference is %s', (_name, referenceOf) => {
  test.each([
    ['their own', () => 'mallory@example.com'],
    ['the user’s', ({ email }: User) => email],
  ])('with %s address changes nothing for the user, whose trial stays', async (_whose, emailOf) => {
    const user = await bench.freeUser()
    const link = withReference(user, referenceOf(user))
    const cards = [await usedCard(), newCard()]
    const errors = await expectUnchanged(user, async () => {
      for (const card of cards) await bench.payByLink(user, { link, email: emailOf(user), card })
    })
    expect(errors).toEqual(Array(2).fill(expect.stringContaining('nobody’s')))
    expect((await stateOf(user)).trial_days).toBe(7)
  })
})

test('a purchase with a subscriber’s id mails them nothing, and is not in their history', async () => {
  const user = await bench.freeUser()
  await bench.pay(await startCheckout(bench, user, 'starter', now()))
  await bench.settle()
  bench.clock.forward(8 * day)
  await bench.settle()
  const link = withReference(user, user.id)
  await expectUnchanged(user, () => bench.payByLink(user, { link, email: 'mallory@example.com' }))
})

test('a purchase by a user’s link with another address is refunded, and changes nothing for the user', async () => {
  const user = await bench.freeUser()
  const errors = await expectUnchanged(user, () => bench.payByLink(user, { email: 'mallory@example.com' }))
  expect(errors).toEqual([expect.stringContaining('refunded')])
  expect((await lastBought())?.status).toBe('canceled')
})

test('a purchase by the link of an unconfirmed address is refunded', async () => {
  const user = await bench.freeUser()
  await bench.sql('update users set email_confirmed_at = null where id = $1', [user.id])
  await expectUnchanged(user, () => bench.payByLink(user))
  expect((await lastBought())?.status).toBe('canceled')
})

test('a user’s own purchase counts however they write their address, and also once Stripe has deleted it', async () => {
  const user = await bench.freeUser()
  await bench.payByLink(user, { email: user.email.toUpperCase() })
  expect(await settled()).toEqual([])
  expect(await bench.planState(user)).toMatchObject({ state: 'trialing' })
  const bought = await customerIdOf(bench.db, user.id)
  await bench.stripe.customers.del(bought ?? '')
  await startCheckout(bench, user, 'pro', now())
  expect(await customerIdOf(bench.db, user.id)).not.toBe(bought)
  await bench.settle()
  expect(await bench.planState(user)).toMatchObject({ state: 'ended' })
})

test('only who bought by their own link reads what became of the purchase', async () => {
  const user = await bench.freeUser()
  const sessionBy = async (link: string) => {
    const { headers } = await fetch(link, { redirect: 'manual' })
    return /cs_test_\w+/.exec(headers.get('location') ?? '')?.[0] ?? ''
  }
  expect(await paymentOf(bench, user, await sessionBy(linkOf(user)), now())).toMatchObject({ state: 'open' })
  const foreign = await sessionBy(withReference(user, user.id))
  expect(await paymentOf(bench, user, foreign, now())).toEqual({ state: 'not_yours' })
})
