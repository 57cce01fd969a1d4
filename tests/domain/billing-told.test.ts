import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { paymentOf } from '#app/domain/billing/payment-return.ts'
import { billingOf, syncOnReturn } from '#app/domain/billing/plan-page.ts'
import { reconcileCustomers } from '#app/domain/billing/reconcile.ts'
import { tellMovedToFree } from '#app/domain/billing/reminders.ts'
import { day, hour } from '#app/domain/time.ts'
import { payer } from '../../sandbox/payments/testing/payments-fixture.ts'
import { type BillingBench, newCard, startBilling, submit } from '../kit/billing.ts'
import { openPortal, startCheckout } from '../kit/buying.ts'
import { type Site, siteHere } from '../kit/site.ts'

let bench: BillingBench
let site: Site
beforeAll(async () => {
  bench = await startBilling(inject('postgres'))
  site = await siteHere(bench)
})
afterAll(() => bench?.close())

const now = () => bench.clock.now()
type User = Awaited<ReturnType<BillingBench['freeUser']>>

const sessionOf = (url: string) => /cs_test_\w+/.exec(url)?.[0] ?? ''

/** A user of the plan, in its trial or after the first payment. */
async function subscriber(plan: 'starter' | 'pro', after: 'trial' | 'payment', card = newCard()) {
  const user = await bench.freeUser()
  const url = await startCheckout(bench, user, plan, now())
  await bench.pay(url, card)
  await bench.settle()
  if (after === 'payment') await pass(7 * day + 2 * hour)
  return { user, session: sessionOf(url) }
}

async function pass(ms: number) {
  bench.clock.forward(ms)
  await bench.settle()
}

/** The words of a page, as read. */
async function read(path: string, user?: User): Promise<string> {
  const html = await site.page(path, user)
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html
  return main
    .replaceAll(/<!-- -->|<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

const mailTo = async (user: User) => {
  await bench.mailsTo(user.email)
  return bench.mails.filter(({ to }) => to === user.email).at(-1)
}

async function subscriptionOf(user: User): Promise<string> {
  const [row] = await bench.sql<{ id: string }>('select subscription_id as id from subscriptions where user_id = $1', [
    user.id,
  ])
  return row?.id ?? ''
}

async function notices(user: User): Promise<string[]> {
  const rows = await bench.sql<{ text: string }>(
    `select text from notices where user_id = $1 and kind = 'payment' order by created_at`,
    [user.id],
  )
  return rows.map(({ text }) => text)
}

describe('a refund', () => {
  test('in part and then in full is in the history with its amount, and each is mailed once', async () => {
    const { user } = await subscriber('starter', 'payment')
    const [charge] = (await bench.stripe.charges.list({ limit: 1 })).data
    const history = async () => (await billingOf(bench, user, now())).history[0]
    await bench.stripe.refunds.create({ charge: charge?.id ?? '', amount: 1_000 })
    await bench.settle()
    expect(await history()).toMatchObject({ amount: '$29.00', refunded: '$10.00', status: 'Partly refunded' })
    expect(await read('/dashboard/plan', user)).toContain('$29.00 $10.00 refunded Status Partly refunded')
    const part = await mailTo(user)
    expect(part?.subject).toBe('We refunded $10.00')
    expect(part?.text).toContain('We refunded $10.00 of $29.00 (invoice')

    await bench.stripe.refunds.create({ charge: charge?.id ?? '' })
    for (let round = 0; round < 3; round += 1) {
      await pass(25 * hour)
      await reconcileCustomers(bench.db, now())
      await bench.sync()
    }
    expect(await history()).toMatchObject({ amount: '$29.00', refunded: '$29.00', status: 'Refunded' })
    const refunds = (await bench.mailsTo(user.email)).filter((subject) => subject.startsWith('We refunded'))
    expect(refunds).toEqual(['We refunded $10.00', 'We refunded $19.00'])
  })

  test('of a second plan is told by one mail only', async () => {
    const { user } = await subscriber('starter', 'payment')
    await bench.payByLink(user)
    await bench.settle()
    await bench.settle()
    const subjects = await bench.mailsTo(user.email)
    expect(subjects).toContain('We cancelled and refunded a second plan')
    expect(subjects.filter((subject) => subject.startsWith('We refunded'))).toEqual([])
  })
})

describe('in the portal', () => {
  const manage = async (path: string, user: User) => {
    await submit(bench.sandbox, `${await openPortal(bench, user, now())}/${path}/${await subscriptionOf(user)}`, {})
    await syncOnReturn(bench, user.id, now())
  }

  test('a cancellation and its undoing are mailed, each time', async () => {
    const { user } = await subscriber('pro', 'payment')
    const before = await bench.mailsTo(user.email)
    for (const act of ['cancel', 'resume', 'cancel']) {
      bench.clock.forward(hour)
      await manage(act, user)
      await bench.settle()
    }
    expect((await bench.mailsTo(user.email)).slice(before.length)).toEqual([
      'You cancelled Pro',
      'You kept Pro',
      'You cancelled Pro',
    ])
    expect((await mailTo(user))?.text).toMatch(/Pro works until \w+ \d+, 2026\. Then you move to Free/)
  })

  test('a cancelled trial is free until its end', async () => {
    const { user } = await subscriber('pro', 'trial')
    await manage('cancel', user)
    expect((await mailTo(user))?.text).toMatch(/Pro stays free until .* and you won’t be charged\./)
  })
})

describe('Choose Pro on Starter', () => {
  test('opens the confirmation with the amount, which the plan page and the invoice give too', async () => {
    const { user } = await subscriber('starter', 'payment')
    await pass(10 * day)
    const shown = (await billingOf(bench, user, now())).switch
    expect(shown).toMatchObject({ plan: 'pro', monthly: '$99 a month', free_until: null, credit: null })
    expect(shown?.due).toMatch(/^\$4\d\.\d\d$/)
    expect(await read('/dashboard/plan', user)).toContain(`${shown?.due} today, for the time until`)
    const url = await startCheckout(bench, user, 'pro', now())
    const page = await (await fetch(url)).text()
    expect(page).toContain('Confirm your updates')
    expect(page).toContain(`<span>Amount due today</span><span>${shown?.due}</span>`)
    expect((await billingOf(bench, user, now())).history[0]).toMatchObject({ amount: '$29.00' })

    const answer = await submit(bench.sandbox, `${url}/confirm`, {})
    expect(answer.headers.get('location')).toBe(`${bench.site.origin}/dashboard/plan`)
    expect(await syncOnReturn(bench, user.id, now())).toBe(true)
    expect((await billingOf(bench, user, now())).history[0]).toMatchObject({ amount: shown?.due, status: 'Paid' })
    await bench.settle()
    const subjects = await bench.mailsTo(user.email)
    expect(subjects.filter((subject) => subject === 'You’re on Pro now')).toHaveLength(1)
    const told = bench.mails.find(({ to, subject }) => to === user.email && subject === 'You’re on Pro now')
    expect(told?.text).toContain('Your plan changed from Starter to Pro. Your bot can do up to 500 actions a day')
  })

  test('costs nothing during the trial, and says until when', async () => {
    const { user } = await subscriber('starter', 'trial')
    expect(await read('/dashboard/plan', user)).toMatch(
      /\$0 today\. Your free trial ends on \w+ \d+, 2026, then it’s \$99 a month\./,
    )
    const page = await (await fetch(await startCheckout(bench, user, 'pro', now()))).text()
    expect(page).toContain('<span>Amount due today</span><span>$0.00</span>')
  })

  test('leads to the plain portal where the provider refuses such a page', async () => {
    const { user } = await subscriber('starter', 'trial')
    const { PaymentsError } = await import('#app/adapters/payments/payments.ts')
    const openPlanChange = async () => {
      throw new PaymentsError('refused', 'Stripe: StripeInvalidRequestError')
    }
    const without = { ...bench, payments: { ...bench.payments, openPlanChange } }
    const page = await (await fetch(await startCheckout(without, user, 'pro', now()))).text()
    expect(page).toContain('Current plan')
  })

  test('says that the next page gives the amount while the provider is away', async () => {
    const { user } = await subscriber('starter', 'payment')
    bench.sandbox.faults.add({ fault: '500', on: 'POST /v1/invoices/create_preview', retry: false })
    expect(await read('/dashboard/plan', user)).toContain('$99 a month. The next page shows what’s charged today.')
    bench.sandbox.faults.clear()
    expect(await read('/dashboard/plan', user)).toMatch(/\$\d+\.\d\d today, for the time until/)
  })
})

describe('a failed payment', () => {
  test('is a notice, and so is the move to Free seven days later, which is mailed once', async () => {
    const { user } = await subscriber('pro', 'payment', '4000000000000341')
    expect(await notices(user)).toEqual([
      'Your payment of $99.00 didn’t go through. Update your card in Manage Billing.',
    ])
    expect(await read('/dashboard/notices', user)).toContain('Your payment of $99.00 didn’t go through')
    await tellMovedToFree(bench, now())
    expect(await bench.mailsTo(user.email)).not.toContain('You’re on Free: Pro wasn’t paid')
    await pass(7 * day)
    for (let round = 0; round < 3; round += 1) await tellMovedToFree(bench, now())
    const subjects = await bench.mailsTo(user.email)
    expect(subjects.filter((subject) => subject === 'You’re on Free: Pro wasn’t paid')).toHaveLength(1)
    expect(await notices(user)).toHaveLength(2)
    expect(await read('/dashboard/plan', user)).toContain('Free plan')
    // The provider gives up weeks later, and says more of it after that.
    for (let round = 0; round < 3; round += 1) {
      await pass(24 * day)
      await reconcileCustomers(bench.db, now())
      await bench.sync()
    }
    expect(await bench.sql('select status from subscriptions where user_id = $1', [user.id])).toEqual([
      { status: 'canceled' },
    ])
    expect(await bench.mailsTo(user.email)).toEqual(subjects)
    const [owed] = (await bench.stripe.invoices.list({ subscription: await subscriptionOf(user), status: 'open' })).data
    await submit(bench.sandbox, owed?.hosted_invoice_url ?? '', payer(newCard()))
    await bench.settle()
    expect(await bench.mailsTo(user.email)).toEqual([...subjects, 'Your Warble receipt: $99.00'])
  })

  test('that was made good leaves the end of the plan to be told', async () => {
    const { user } = await subscriber('pro', 'payment')
    await submit(bench.sandbox, `${await openPortal(bench, user, now())}/card`, payer('4000000000000341'))
    await pass(32 * day)
    await pass(7 * day)
    await tellMovedToFree(bench, now())
    const id = await subscriptionOf(user)
    const [owed] = (await bench.stripe.invoices.list({ subscription: id, status: 'open' })).data
    await submit(bench.sandbox, owed?.hosted_invoice_url ?? '', payer(newCard()))
    await bench.settle()
    const status = await bench.sql('select status from subscriptions where user_id = $1', [user.id])
    expect(status).toEqual([{ status: 'active' }])
    await bench.stripe.subscriptions.cancel(id)
    await bench.settle()
    const subjects = await bench.mailsTo(user.email)
    expect(subjects).toContain('You’re on Free: Pro wasn’t paid')
    expect(subjects).toContain('Your Pro plan has ended')
  })
})

describe('the page after a payment', () => {
  test('says that a trial cost $0 today and when the first charge comes', async () => {
    const { user, session } = await subscriber('starter', 'trial')
    const path = `/success?session_id=${session}`
    const end = 'Starter is free until June 22, 2026. Your first charge comes then: $29 a month.'
    const { trial_ends } = (await paymentOf(bench, user, session, now())) as { trial_ends: Date }
    const until = trial_ends.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    expect(await read(path, user)).toContain(`You paid $0 today. ${end.replace('June 22, 2026', until)}`)
    await pass(2 * day)
    expect(await read(path, user)).toContain('You’ve paid $0 so far.')
    await pass(6 * day)
    expect(await read(path, user)).toContain('You’re on Starter, $29 a month.')
  })
})

describe('/cancel', () => {
  test('says nothing of a checkout to a visitor, and to a user who has none', async () => {
    for (const user of [undefined, await bench.freeUser()]) {
      const text = await read('/cancel', user)
      expect(text).toContain('No payment found')
      expect(text).toContain('7-day free trial')
      expect(text).not.toMatch(/checkout|Payment Cancelled/)
    }
  })

  test('says that nothing was charged to a user who left an open checkout', async () => {
    const user = await bench.freeUser()
    await startCheckout(bench, user, 'starter', now())
    const text = await read('/cancel', user)
    for (const one of [
      'Payment Cancelled',
      'You left checkout, so you weren’t charged.',
      'Until then, you’re on Free.',
    ])
      expect(text).toContain(one)
  })

  test('tells a customer the plan that goes on', async () => {
    const { user } = await subscriber('pro', 'trial')
    const during = await read('/cancel', user)
    expect(during).toMatch(/No payment found .* You’re on Pro, free until \w+ \d+, 2026 After that it’s \$99 a month/)
    expect(during).not.toMatch(/you’re on Free|7-day|Try Again/)
    await pass(7 * day + 2 * hour)
    const [row] = await bench.sql<{ at: Date }>(
      'select current_period_end as at from subscriptions where user_id = $1',
      [user.id],
    )
    const renews = row?.at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    expect(await read('/cancel', user)).toContain(`You’re on Pro It’s $99 a month. It renews on ${renews}.`)
  })
})
