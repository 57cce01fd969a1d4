import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodCard, payer, type Running, runPayments } from './testing/payments-fixture.ts'

let payments: Running

beforeAll(async () => {
  payments = await runPayments()
})
afterAll(() => payments.close())

const sub = (id: string) => payments.stripe.subscriptions.retrieve(id)
const invoices = async (customer: string) => (await payments.stripe.invoices.list({ customer })).data
const types = async () => (await payments.stripe.events.list({ limit: 100 })).data.map(({ type }) => type)

describe('a trial', () => {
  it('starts without a payment, announces its end three days before, and is charged monthly from then on', async () => {
    const { customer, subscription, session } = await payments.subscribed('starter', 7)
    const start = await sub(subscription)
    expect(start).toMatchObject({ status: 'trialing', customer, cancel_at_period_end: false })
    expect((start.trial_end ?? 0) - payments.clock.seconds()).toBe(7 * 86_400)
    expect(start.items.data[0]).toMatchObject({ current_period_end: start.trial_end, price: { unit_amount: 2_900 } })
    expect(await payments.stripe.checkout.sessions.retrieve(session)).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      amount_total: 0,
      url: null,
    })
    expect(await invoices(customer)).toMatchObject([
      { total: 0, status: 'paid', billing_reason: 'subscription_create' },
    ])

    payments.clock.forward(4)
    await sub(subscription)
    expect((await types()).filter((type) => type.endsWith('trial_will_end'))).toHaveLength(1)
    payments.clock.forward(3)
    expect(await sub(subscription)).toMatchObject({ status: 'active' })
    expect(await invoices(customer)).toMatchObject([{ status: 'draft', total: 2_900 }, { total: 0 }])
    payments.clock.forward(1)
    expect(await invoices(customer)).toMatchObject([
      { status: 'paid', amount_paid: 2_900, billing_reason: 'subscription_cycle' },
      { total: 0 },
    ])
    payments.clock.forward(31)
    await sub(subscription)
    expect(await invoices(customer)).toHaveLength(3)
  })
})

describe('a subscription', () => {
  it('ends with its period after a cancellation, unless that is undone', async () => {
    const { subscription } = await payments.subscribed('pro')
    const before = await sub(subscription)
    const end = before.items.data[0]?.current_period_end
    await payments.stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
    expect(await sub(subscription)).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end })
    await payments.stripe.subscriptions.update(subscription, { cancel_at_period_end: false })
    expect(await sub(subscription)).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
    await payments.stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
    payments.clock.forward(32)
    expect(await sub(subscription)).toMatchObject({ status: 'canceled', ended_at: end })
  })

  it('ends after four failed payments', async () => {
    const { customer, subscription } = await payments.subscribed('starter', 7, '4000000000000341')
    payments.clock.forward(7.1)
    expect(await sub(subscription)).toMatchObject({ status: 'past_due' })
    expect(await invoices(customer)).toMatchObject([{ status: 'open', attempt_count: 1 }, {}])
    payments.clock.forward(3)
    await sub(subscription)
    expect(await invoices(customer)).toMatchObject([{ attempt_count: 2 }, {}])
    payments.clock.forward(13)
    expect(await sub(subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
    expect(await invoices(customer)).toMatchObject([{ status: 'open', next_payment_attempt: null }, {}])
  })

  it('ends at once when its customer is deleted', async () => {
    const { customer, subscription } = await payments.subscribed('pro', 7)
    await payments.stripe.customers.del(customer)
    expect(await sub(subscription)).toMatchObject({ status: 'canceled' })
    const expand = ['invoice_settings.default_payment_method']
    const deleted = await payments.stripe.customers.retrieve(customer, { expand })
    expect(deleted).toMatchObject({ id: customer, deleted: true })
  })
})

describe('a change of plan', () => {
  it('is prorated to the second, and leaves the remaining credit to the next invoice', async () => {
    const { customer, subscription } = await payments.subscribed('starter')
    const pro = (await payments.stripe.prices.list({ lookup_keys: ['warble_pro_monthly'] })).data[0]?.id ?? ''
    const item = (await sub(subscription)).items.data[0]
    const length = (item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)
    payments.clock.forward(10)
    await payments.stripe.subscriptions.update(subscription, {
      items: [{ id: item?.id ?? '', price: pro }],
      proration_behavior: 'always_invoice',
    })
    const share = (length - 10 * 86_400) / length
    const [latest] = await invoices(customer)
    expect(latest).toMatchObject({ billing_reason: 'subscription_update', status: 'paid' })
    expect(latest?.lines.data.map(({ amount }) => amount)).toEqual([
      -Math.round(2_900 * share),
      Math.round(9_900 * share),
    ])
    expect(latest?.amount_paid).toBe(Math.round(9_900 * share) - Math.round(2_900 * share))

    // A downgrade leaves a credit, which the next invoice uses.
    const starter = (await payments.stripe.prices.list({ lookup_keys: ['warble_starter_monthly'] })).data[0]?.id ?? ''
    await payments.stripe.subscriptions.update(subscription, {
      items: [{ id: item?.id ?? '', price: starter }],
      proration_behavior: 'always_invoice',
    })
    const credit = Math.round(9_900 * share) - Math.round(2_900 * share)
    expect(await payments.stripe.customers.retrieve(customer)).toMatchObject({ balance: -credit })
    payments.clock.forward(30)
    await sub(subscription)
    const [renewal] = await invoices(customer)
    expect(renewal).toMatchObject({ total: 2_900, amount_due: Math.max(0, 2_900 - credit), status: 'paid' })
    expect(await payments.stripe.customers.retrieve(customer)).toMatchObject({ balance: Math.min(0, 2_900 - credit) })
  })

  it('takes effect at once and without a charge during a trial', async () => {
    const { customer, subscription } = await payments.subscribed('starter', 7)
    const pro = (await payments.stripe.prices.list({ lookup_keys: ['warble_pro_monthly'] })).data[0]?.id ?? ''
    const before = await sub(subscription)
    const changed = await payments.stripe.subscriptions.update(subscription, {
      items: [{ id: before.items.data[0]?.id ?? '', price: pro }],
    })
    expect(changed).toMatchObject({ status: 'trialing', trial_end: before.trial_end })
    expect(changed.items.data[0]?.price.lookup_key).toBe('warble_pro_monthly')
    expect(await invoices(customer)).toHaveLength(1)
  })
})

describe('a card', () => {
  it('that is declined leaves the checkout open and creates no customer', async () => {
    const { id } = await payments.open('pro', 7, { customer_email: 'bob@example.com' })
    const before = (await payments.stripe.customers.list({ limit: 100 })).data.length
    const answer = await payments.submit(`/c/pay/${id}`, payer('4000000000000002'))
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Your card was declined.')
    expect((await payments.stripe.customers.list({ limit: 100 })).data).toHaveLength(before)
    expect(await payments.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', subscription: null })
  })

  it('that requires authentication leads to the bank’s page, which can confirm or refuse', async () => {
    const { id } = await payments.open('pro')
    const card = payer('4000002760003184')
    const challenge = await payments.submit(`/c/pay/${id}`, card)
    expect(await challenge.text()).toContain('Your bank asks')
    expect((await payments.submit(`/c/pay/${id}`, { ...card, bank: 'refused' })).status).toBe(422)
    const done = await payments.submit(`/c/pay/${id}`, { ...card, bank: 'confirmed' })
    expect(done.headers.get('location')).toBe(`http://localhost:3000/success?session_id=${id}`)
  })

  it('has the same fingerprint wherever it is used', async () => {
    const cards = await Promise.all(
      [goodCard, goodCard, '5555555555554444'].map(async (number) => {
        const { customer } = await payments.subscribed('starter', 7, number)
        return (await payments.stripe.customers.listPaymentMethods(customer)).data[0]?.card
      }),
    )
    expect(cards).toMatchObject([{ brand: 'visa', last4: '4242' }, { last4: '4242' }, { brand: 'mastercard' }])
    expect(cards[0]?.fingerprint).toBe(cards[1]?.fingerprint)
    expect(cards[0]?.fingerprint).not.toBe(cards[2]?.fingerprint)
  })
})
