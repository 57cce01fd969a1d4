import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payer, type Running, runPayments } from './testing/payments-fixture.ts'

let payments: Running

beforeAll(async () => {
  payments = await runPayments()
})
afterAll(() => payments.close())

const get = (address: string) =>
  fetch(address.startsWith('http') ? address : payments.url + address, { redirect: 'manual' })
const textOf = async (address: string) => (await get(address)).text()
const back = 'http://localhost:3000/dashboard/plan'
const portalOf = async (customer: string) =>
  (await payments.stripe.billingPortal.sessions.create({ customer, return_url: back })).url
const priceOf = async (plan: string) =>
  (await payments.stripe.prices.list({ lookup_keys: [`warble_${plan}_monthly`] })).data[0]?.id ?? ''

describe('the checkout', () => {
  it('shows the offer without scripts, and redirects to the success URL', async () => {
    const session = await payments.open('starter', 7)
    const answer = await get(session.url ?? '')
    const page = await answer.text()
    expect(page).toContain('This is the sandbox, on this machine only.')
    expect(page).toContain('7 days free')
    expect(page).toContain('Then $29.00 per month')
    expect(page).not.toContain('<script')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:3000")
    expect(page).toContain('href="http://localhost:3000/cancel"')
    const done = await payments.submit(`/c/pay/${session.id}`, payer())
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `http://localhost:3000/success?session_id=${session.id}`,
    ])
    // Opening it again redirects to the same URL.
    expect((await get(session.url ?? '')).headers.get('location')).toBe(done.headers.get('location'))
    const again = await payments.submit(`/c/pay/${session.id}`, payer())
    expect(again.status).toBe(303)
    expect((await payments.stripe.checkout.sessions.list({ status: 'complete' })).data).toHaveLength(1)
  })

  it.each([
    ['number', '4242 4242 4242 4241', 'Your card number is invalid.'],
    ['number', '', 'Your card number is incomplete.'],
    ['expiry', '12 / 25', 'Your card&#39;s expiration date is in the past.'],
    ['expiry', '13 / 30', 'Your card&#39;s expiration date is incomplete.'],
    ['cvc', '12', 'Your card&#39;s security code is incomplete.'],
    ['email', 'nobody', 'Your email is incomplete.'],
  ])('rejects invalid input: %s %s', async (name, value, sentence) => {
    const { id } = await payments.open('starter', 7)
    const answer = await payments.submit(`/c/pay/${id}`, payer(undefined, { [name]: value }))
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(sentence)])
  })

  it('escapes entered text and does not show the card number again after a decline', async () => {
    const { id } = await payments.open('starter')
    const answer = await payments.submit(
      `/c/pay/${id}`,
      payer('4000000000000002', { name: '"><script>alert(1)</script>' }),
    )
    const page = await answer.text()
    expect(page).not.toContain('<script')
    expect(page).toContain('&quot;&gt;&lt;script&gt;')
    expect(page).not.toContain('value="4000000000000002"')
  })

  it('uses the email address of its customer, not the entered one', async () => {
    const { id: customer } = await payments.stripe.customers.create({ email: 'known@example.com' })
    const { id } = await payments.open('pro', 7, { customer } as never)
    await payments.submit(`/c/pay/${id}`, payer(undefined, { email: 'other@example.com' }))
    expect(await payments.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      customer,
      customer_details: { email: 'known@example.com' },
    })
  })

  it('applies and removes a promotion code, whose "once" discount applies to the first invoice only', async () => {
    const { id } = await payments.open('pro', 0, { allow_promotion_codes: true } as never)
    const wrong = await payments.submit(`/c/pay/${id}/promotion`, { code: 'NONE' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('This code is invalid.')])
    await payments.submit(`/c/pay/${id}/promotion`, { code: 'half' })
    expect(await textOf(`/c/pay/${id}`)).toContain('−$49.50')
    await payments.submit(`/c/pay/${id}/promotion`, { code: '' })
    expect(await textOf(`/c/pay/${id}`)).not.toContain('−$49.50')
    await payments.submit(`/c/pay/${id}/promotion`, { code: 'HALF' })
    await payments.submit(`/c/pay/${id}`, payer())
    const session = await payments.stripe.checkout.sessions.retrieve(id)
    expect(session).toMatchObject({ amount_subtotal: 9_900, amount_total: 4_950, payment_status: 'paid' })
    const first = await payments.stripe.invoices.retrieve(String(session.invoice))
    expect(first).toMatchObject({ subtotal: 9_900, total: 4_950, amount_paid: 4_950 })
    payments.clock.forward(32)
    const [renewal] = (await payments.stripe.invoices.list({ customer: String(session.customer) })).data
    expect(renewal).toMatchObject({ total: 9_900 })
  })

  it('applies a discount with a trial to the first paid invoice', async () => {
    const { id } = await payments.open('pro', 7, { allow_promotion_codes: true } as never)
    await payments.submit(`/c/pay/${id}/promotion`, { code: 'HALF' })
    await payments.submit(`/c/pay/${id}`, payer())
    const customer = String((await payments.stripe.checkout.sessions.retrieve(id)).customer)
    payments.clock.forward(8)
    const totals = (await payments.stripe.invoices.list({ customer })).data.map(({ total }) => total)
    expect(totals).toEqual([4_950, 0])
  })

  it('expires after a day', async () => {
    const session = await payments.open('starter')
    payments.clock.forward(1.01)
    expect((await get(session.url ?? '')).status).toBe(410)
    expect((await payments.submit(`/c/pay/${session.id}`, payer())).status).toBe(410)
    expect(await payments.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired', url: null })
  })

  it('refuses a form from another site, and answers unknown pages with 404', async () => {
    const { id } = await payments.open('starter')
    const foreign = await fetch(`${payments.url}/c/pay/${id}`, {
      method: 'POST',
      body: new URLSearchParams(payer()),
      headers: { origin: 'http://evil.example' },
    })
    expect(foreign.status).toBe(403)
    expect((await get('/c/pay/cs_test_none')).status).toBe(404)
    expect((await get('/nowhere')).status).toBe(404)
  })
})

describe('a payment link', () => {
  it('opens a new checkout for each visit, which keeps client_reference_id and prefilled_email', async () => {
    const visit = async () =>
      (await get(`${payments.links.starter}?client_reference_id=user-7&prefilled_email=a%40b.test`)).headers.get(
        'location',
      ) ?? ''
    const [one, other] = [await visit(), await visit()]
    expect(one).not.toBe(other)
    expect(await textOf(one)).toContain('value="a@b.test"')
    const done = await payments.submit(one, payer(undefined, { email: 'a@b.test' }))
    expect(await textOf(`${payments.url}${new URL(done.headers.get('location') ?? '').pathname}`)).toContain(
      'Thanks for subscribing',
    )
    const [bought] = (
      await payments.stripe.checkout.sessions.list({ payment_link: 'plink_sandbox_starter', status: 'complete' })
    ).data
    expect(bought).toMatchObject({ client_reference_id: 'user-7', customer_details: { email: 'a@b.test' } })
    expect((await get('/b/plink_none')).status).toBe(404)
  })

  it('is created through the API, redirects after completion, and can be deactivated', async () => {
    const link = await payments.stripe.paymentLinks.create({
      line_items: [{ price: await priceOf('pro'), quantity: 1 }],
      after_completion: {
        type: 'redirect',
        redirect: { url: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}' },
      },
    })
    const page = (await get(link.url)).headers.get('location') ?? ''
    const done = await payments.submit(page, payer())
    expect(done.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/success\?session_id=cs_test_\w+$/)
    await payments.stripe.paymentLinks.update(link.id, { active: false })
    expect((await get(link.url)).status).toBe(404)
  })
})

describe('the portal', () => {
  it('upgrades, cancels and resumes a subscription', async () => {
    const { customer, subscription } = await payments.subscribed('starter')
    const portal = await portalOf(customer)
    const page = await textOf(portal)
    expect(page).toContain('Warble Starter')
    expect(page).toContain(`href="${back}"`)
    expect(page).toContain('•••• 4242')
    await payments.submit(`${portal}/plans/${subscription}`, { price: await priceOf('pro') })
    expect(await textOf(`${portal}?done=plan`)).toContain('Your plan was changed.')
    const [upgrade] = (await payments.stripe.invoices.list({ customer })).data
    expect(upgrade).toMatchObject({ billing_reason: 'subscription_update', amount_paid: 7_000 })
    expect(await textOf(`${portal}/cancel/${subscription}`)).toContain(
      'still available until the end of your billing period',
    )
    await payments.submit(`${portal}/cancel/${subscription}`, {})
    expect(await textOf(portal)).toContain('Your subscription ends on')
    await payments.submit(`${portal}/resume/${subscription}`, {})
    expect(await payments.stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: 'active',
      cancel_at: null,
    })
  })

  it('does not change the plan if the payment is declined', async () => {
    const { customer, subscription } = await payments.subscribed('starter')
    const portal = await portalOf(customer)
    await payments.submit(`${portal}/card`, payer('4000000000000341'))
    const answer = await payments.submit(`${portal}/plans/${subscription}`, { price: await priceOf('pro') })
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('Your card was declined.')])
    const { items, status } = await payments.stripe.subscriptions.retrieve(subscription)
    expect([items.data[0]?.price.lookup_key, status]).toEqual(['warble_starter_monthly', 'active'])
    expect((await payments.stripe.invoices.list({ customer })).data).toHaveLength(1)
  })

  it('changes the card and pays the open invoice with it', async () => {
    const { customer, subscription } = await payments.subscribed('starter', 7, '4000000000000341')
    payments.clock.forward(7.1)
    expect(await payments.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'past_due' })
    const portal = await portalOf(customer)
    expect(await textOf(portal)).toContain('Your last payment failed.')
    expect((await payments.submit(`${portal}/card`, payer('4000000000000002'))).status).toBe(422)
    await payments.submit(`${portal}/card`, payer('5555555555554444'))
    expect(await payments.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' })
    expect(
      await payments.stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] }),
    ).toMatchObject({
      invoice_settings: { default_payment_method: { card: { brand: 'mastercard', last4: '4444' } } },
    })
  })

  it('refuses another customer’s subscription, an unknown key and an expired session', async () => {
    const [mine, theirs] = [await payments.subscribed('starter'), await payments.subscribed('pro')]
    const portal = await portalOf(mine.customer)
    expect((await payments.submit(`${portal}/cancel/${theirs.subscription}`, {})).status).toBe(404)
    expect((await get('/p/session/test_none')).status).toBe(404)
    payments.clock.forward(0.1)
    expect((await get(portal)).status).toBe(404)
  })
})

describe('an invoice', () => {
  it('has a page and a PDF, which require its key, and a receipt', async () => {
    const { customer } = await payments.subscribed('starter')
    const [invoice] = (await payments.stripe.invoices.list({ customer })).data
    expect(await textOf(invoice?.hosted_invoice_url ?? '')).toContain('1 × Warble Starter (at $29.00 / month)')
    const pdf = await get(invoice?.invoice_pdf ?? '')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    const file = await pdf.text()
    expect(file.slice(0, 8)).toBe('%PDF-1.4')
    expect(file).toContain(`(Invoice ${invoice?.number})`)
    expect((await get(`/i/${invoice?.id}/guess`)).status).toBe(404)
    const [charge] = (await payments.stripe.charges.list({ customer })).data
    expect(await textOf(charge?.receipt_url ?? '')).toContain('$29.00')
  })

  it('that is open can be paid on its page', async () => {
    const late = await payments.subscribed('starter', 7, '4000000000000341')
    payments.clock.forward(7.1)
    const [open] = (await payments.stripe.invoices.list({ customer: late.customer })).data
    const page = open?.hosted_invoice_url ?? ''
    expect(await textOf(page)).toContain('Pay $29.00')
    expect((await payments.submit(page, payer('4000000000000002'))).status).toBe(422)
    expect((await payments.submit(page, payer())).status).toBe(303)
    expect(await payments.stripe.invoices.retrieve(open?.id ?? '')).toMatchObject({ status: 'paid' })
    expect(await payments.stripe.subscriptions.retrieve(late.subscription)).toMatchObject({ status: 'active' })
  })
})

it('the front page lists subscriptions, and switches faults on and off', async () => {
  expect(await textOf('/')).toContain('ada@example.com')
  await payments.submit('/faults', { fault: 'down' })
  expect(await payments.stripe.customers.list().catch((error) => error.type)).toBe('StripeConnectionError')
  expect(await textOf('/')).toContain('aria-pressed="true"')
  await payments.submit('/faults', { fault: 'down', off: '1' })
  expect(payments.faults.list()).toEqual([])
})
