import Stripe from 'stripe'
import type { z } from 'zod'
import { setUpCatalogue } from '#app/adapters/payments/catalogue.ts'
import * as objects from '#app/adapters/payments/objects.ts'
import {
  type PaidPlan,
  type PaymentCard,
  type Payments,
  PaymentsError,
  SignatureError,
} from '#app/adapters/payments/payments.ts'
import { callOrNull, callStripe, read } from '#app/adapters/payments/stripe-errors.ts'
import { planChanges } from '#app/adapters/payments/stripe-plan-change.ts'
import {
  type PlanPrices,
  type Price,
  readCard,
  readCheckout,
  readInvoice,
  readMethod,
  readSubscription,
  refusalComment,
  type StripeSubscriptions,
} from '#app/adapters/payments/stripe-reading.ts'
import { portalConfiguration, setUpPortal, setUpWebhook, stateOf } from '#app/adapters/payments/stripe-setup.ts'

interface StripeAccount {
  secret_key: string
  /** Newest first: during rotation also the old one. */
  webhook_secrets: readonly string[]
  url: string
  price_keys: Record<PaidPlan, string>
  links: Record<PaidPlan, string | null>
}

const timeoutMs = 4_000
const maxRetries = 1
const pricesTtlMs = 5 * 60_000
const toleranceSeconds = 300

/** `origin`: an account may serve several installations; never touch another one's customers. */
export function stripePayments(account: StripeAccount, origin: string): Payments {
  const { protocol, hostname, port } = new URL(account.url)
  const stripe = new Stripe(account.secret_key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: maxRetries,
    telemetry: false,
    appInfo: { name: 'Warble' },
  })
  const pricesNow = remembered(pricesTtlMs, () => pricesOf(stripe, account.price_keys))
  const portalNow = remembered(pricesTtlMs, () => callStripe(() => portalConfiguration(stripe)))
  return {
    async createCustomer({ id, email }, replaces = '') {
      const params = { email, metadata: { user_id: id, origin } }
      // For a day, Stripe returns the same customer for the same key, even if the first response was lost.
      const key = `customer-${id}-${replaces}-${Buffer.from(email).toString('base64url')}`
      const made = await callStripe(() => stripe.customers.create(params, { idempotencyKey: key.slice(0, 255) }))
      return read(objects.StripeCustomer, made).id
    },
    async updateEmail(id, email) {
      await callOrNull(() => stripe.customers.update(id, { email }))
    },
    async createCheckout({ customer_id, user_id, plan, amount, trial_days, success_url, cancel_url, key }) {
      const remembered = (await pricesNow())[plan]
      const price = costs(remembered, amount) ? remembered : (await pricesOf(stripe, account.price_keys))[plan]
      if (!costs(price, amount))
        throw new PaymentsError('refused', `Stripe doesn't sell ${plan} at its price: ${remedy}`)
      const made = await callStripe(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customer_id,
            client_reference_id: user_id,
            line_items: [{ price: price.id, quantity: 1 }],
            subscription_data: {
              metadata: { user_id },
              ...(trial_days > 0 && { trial_period_days: trial_days }),
            },
            payment_method_collection: 'always',
            billing_address_collection: 'auto',
            allow_promotion_codes: true,
            success_url,
            cancel_url,
          },
          { idempotencyKey: key },
        ),
      )
      return readCheckout(read(objects.StripeCheckout, made))
    },
    async checkout(id) {
      const session = await callOrNull(() => stripe.checkout.sessions.retrieve(id))
      return session && readCheckout(read(objects.StripeCheckout, session))
    },
    async expireCheckout(id) {
      await callStripe(() => stripe.checkout.sessions.expire(id)).catch((error) => {
        if (!(error instanceof PaymentsError && error.kind === 'refused')) throw error
      })
    },
    async checkoutsSince(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const sessions = await callStripe(() =>
        stripe.checkout.sessions.list({ created, limit: 100 }).autoPagingToArray({ limit: 1_000 }),
      )
      const all = sessions.map((session) => readCheckout(read(objects.StripeCheckout, session)))
      return all.filter(({ customer_id }) => customer_id !== null)
    },
    async checkoutsOf(customer) {
      const { data } = await callStripe(() => stripe.checkout.sessions.list({ customer, limit: 100 }))
      return data.map((session) => readCheckout(read(objects.StripeCheckout, session)))
    },
    async openPortal(customer, return_url) {
      const configuration = await portalNow()
      const session = await callStripe(() =>
        stripe.billingPortal.sessions.create({ customer, return_url, ...(configuration && { configuration }) }),
      )
      return read(objects.StripePortal, session).url
    },
    ...planChanges(stripe, pricesNow, portalNow),
    async customer(id) {
      const found = await callOrNull(() => stripe.customers.retrieve(id))
      if (!found) return null
      const customer = read(objects.StripeCustomer, found)
      const deleted = customer.deleted === true
      const [prices, subscriptions, invoices, charges] = await Promise.all([
        pricesNow(),
        listed(() =>
          stripe.subscriptions.list({
            customer: id,
            status: 'all',
            limit: 100,
            expand: ['data.default_payment_method'],
          }),
        ),
        listed(() => stripe.invoices.list({ customer: id, limit: 100, expand: ['data.payments'] })),
        listed(() => stripe.charges.list({ customer: id, limit: 100, expand: ['data.refunds'] })),
      ])
      const theirs = subscriptions.map((one) => read(objects.StripeSubscription, one))
      const charged = charges.map((one) => read(objects.StripeCharge, one))
      return {
        id,
        deleted,
        user_id: customer.metadata.origin === origin ? (customer.metadata.user_id ?? null) : null,
        email: customer.email ?? null,
        subscriptions: theirs.flatMap((one) => readSubscription(prices, one) ?? []),
        invoices: invoices.flatMap((one) => readInvoice(read(objects.StripeInvoice, one), charged) ?? []),
        card: deleted ? null : await cardOf(stripe, customer.invoice_settings?.default_payment_method, theirs),
      }
    },
    cancelSubscription: (id) => end(stripe, id, {}),
    async refuseSubscription(id) {
      await refundInvoices(stripe, id)
      await end(stripe, id, { cancellation_details: { comment: refusalComment } })
    },
    async deleteCustomer(id) {
      await callOrNull(() => stripe.customers.del(id))
    },
    readEvent(body, signature, now) {
      const signed = account.webhook_secrets.some((secret) => isSignedWith(stripe, secret, body, signature, now))
      if (!signed) throw new SignatureError('no secret of ours has signed this')
      const notification = jsonOf(body)
      if (readSigned(objects.StripeNotification, notification).object !== 'event') return null
      const { id, type, created, data } = readSigned(objects.StripeEvent, notification)
      const own = data.object.object === 'customer' ? data.object.id : data.object.customer
      return { id, kind: type, created_at: created, customer_id: own ?? null }
    },
    live: account.secret_key.includes('_live_'),
    setUp: (plans) =>
      callStripe(async () => {
        const prices = await setUpCatalogue(stripe, soldPrices(account, plans))
        const ids = prices.map(({ price }) => price)
        const portal = await setUpPortal(stripe, origin, ids)
        return { prices, portal, webhook: await setUpWebhook(stripe, origin) }
      }),
    state: (plans) => callStripe(() => stateOf(stripe, origin, soldPrices(account, plans))),
    hostedLink(plan, { reference, email }) {
      const address = account.links[plan]
      if (address === null) return null
      const url = new URL(address)
      url.searchParams.set('client_reference_id', reference)
      url.searchParams.set('prefilled_email', email)
      return url.href
    },
  }
}

function soldPrices({ price_keys }: StripeAccount, plans: Parameters<Payments['setUp']>[0]) {
  return (['starter', 'pro'] as const).map((plan) => ({
    plan,
    name: `Warble ${plans[plan].name}`,
    lookup_key: price_keys[plan],
    unit_amount: Math.round(plans[plan].price * 100),
    currency: 'usd',
  }))
}

/** The verifier fails on a part without a value instead of rejecting it. */
const signatureForm = /^\w+=[^,=\s]+(,\w+=[^,=\s]+)*$/

function isSignedWith(stripe: Stripe, secret: string, body: Buffer, signature: string | null, now: Date): boolean {
  if (signature === null || !signatureForm.test(signature)) return false
  try {
    const { signature: verifier } = stripe.webhooks
    return verifier?.verifyHeader(body, signature, secret, toleranceSeconds, undefined, now.getTime()) ?? false
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw error
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

function readSigned<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new SignatureError('an event in another form')
  return parsed.data
}

async function end(stripe: Stripe, id: string, why: Stripe.SubscriptionCancelParams): Promise<void> {
  const found = await callOrNull(() => stripe.subscriptions.retrieve(id))
  if (!found || read(objects.StripeSubscription, found).ended_at !== null) return
  await callOrNull(() => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false, ...why }))
}

async function cardOf(
  stripe: Stripe,
  chosen: string | null | undefined,
  theirs: StripeSubscriptions,
): Promise<PaymentCard | null> {
  const card = readCard(theirs, ({ ended_at }) => ended_at === null)
  if (card) return card
  const method = chosen ? await callOrNull(() => stripe.paymentMethods.retrieve(chosen)) : null
  return method ? readMethod(read(objects.StripePaymentMethod, method)) : readCard(theirs, () => true)
}

async function listed<T>(list: () => Promise<{ data: T[] }>): Promise<T[]> {
  return (await callOrNull(list))?.data ?? []
}

const remedy = "run the operator's command stripe-setup."

const costs = ({ active, unit_amount, currency }: Price, cents: number) =>
  active && unit_amount === cents && currency === 'usd'

/** Archived prices too: subscriptions to them continue. */
async function pricesOf(stripe: Stripe, keys: Record<PaidPlan, string>): Promise<PlanPrices> {
  const { data } = await callStripe(() => stripe.prices.list({ lookup_keys: Object.values(keys) }))
  const found = data.map((price) => read(objects.StripePrice, price))
  const priceOf = (plan: PaidPlan) => {
    const price = found.find(({ lookup_key }) => lookup_key === keys[plan])
    if (price) return price
    throw new PaymentsError('refused', `Stripe has no price with the lookup key ${keys[plan]}: ${remedy}`)
  }
  return { starter: priceOf('starter'), pro: priceOf('pro') }
}

async function refundInvoices(stripe: Stripe, subscription: string): Promise<void> {
  const { data } = await callStripe(() => stripe.invoices.list({ subscription, status: 'paid', limit: 100 }))
  for (const { id } of data.map((invoice) => read(objects.StripeInvoice, invoice)).filter(paidSomething)) {
    const payments = await callStripe(() => stripe.invoicePayments.list({ invoice: id, status: 'paid' }))
    for (const { payment } of payments.data.map((one) => read(objects.StripeInvoicePayment, one))) {
      const intent = payment.payment_intent
      if (intent === null) continue
      await callStripe(() =>
        stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund-${intent}` }),
      ).catch((error) => {
        if (!(error instanceof PaymentsError && error.cause === 'charge_already_refunded')) throw error
      })
    }
  }
}

const paidSomething = ({ amount_paid }: { amount_paid: number }) => amount_paid > 0

/** Failures are not cached, and concurrent callers share one request. */
function remembered<T>(life: number, ask: () => Promise<T>): () => Promise<T> {
  let cached: { until: number; answer: Promise<T> } | null = null
  return () => {
    if (cached && performance.now() < cached.until) return cached.answer
    const answer = ask()
    cached = { until: performance.now() + life, answer }
    answer.catch(() => {
      cached = null
    })
    return answer
  }
}
