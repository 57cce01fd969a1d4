import Stripe from 'stripe'
import type { PaymentsState, PortalSetUp, WebhookSetUp } from '#app/adapters/payments/payments.ts'

/** Kinds of events that change what a customer has. */
const events = [
  'checkout.session.completed',
  'charge.refunded',
  'customer.created',
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'invoice.updated',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

const webhookUrl = (origin: string) => `${origin}/webhooks/stripe`

async function endpointOf(stripe: Stripe, origin: string): Promise<Stripe.WebhookEndpoint | null> {
  const all = await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
  const own = all.filter(({ url }) => url === webhookUrl(origin))
  return own.find(({ status }) => status === 'enabled') ?? own[0] ?? null
}

const missingEvents = ({ enabled_events: enabled }: Stripe.WebhookEndpoint): string[] =>
  enabled.includes('*') ? [] : events.filter((kind) => !enabled.includes(kind))

/** Idempotent. Throws Stripe's errors, which name the secret only when the endpoint is new. */
export async function setUpWebhook(stripe: Stripe, origin: string): Promise<WebhookSetUp> {
  const found = await endpointOf(stripe, origin)
  const url = webhookUrl(origin)
  if (!found) {
    const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events: [...events] })
    return { url, outcome: 'made', secret: secret ?? null }
  }
  const missing = missingEvents(found)
  if (missing.length === 0 && found.status === 'enabled') return { url, outcome: 'kept', secret: null }
  const kinds = [...new Set([...found.enabled_events, ...missing])] as Stripe.WebhookEndpointUpdateParams.EnabledEvent[]
  await stripe.webhookEndpoints.update(found.id, { disabled: false, enabled_events: kinds })
  return { url, outcome: 'changed', secret: null }
}

/** Marks the portal's configuration that we made; one made by the operator is never changed. */
const mark = { warble: 'portal' }

async function configurationOf(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const own = data.find(({ metadata }) => metadata?.warble === mark.warble)
  return own ?? data.find(({ is_default }) => is_default) ?? null
}

/** null: Stripe's own default, if there is one, or the key may not read them. Throws Stripe's errors. */
export async function portalConfiguration(stripe: Stripe): Promise<string | null> {
  const found = await configurationOf(stripe).catch((error) => {
    if (error instanceof Stripe.errors.StripePermissionError) return null
    throw error
  })
  return found && !found.is_default ? found.id : null
}

/** Idempotent. Throws Stripe's errors. */
export async function setUpPortal(stripe: Stripe, origin: string, priceIds: readonly string[]): Promise<PortalSetUp> {
  const params = {
    name: 'Warble',
    metadata: mark,
    default_return_url: `${origin}/dashboard/plan`,
    business_profile: { privacy_policy_url: `${origin}/privacy`, terms_of_service_url: `${origin}/terms` },
    features: {
      customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: await productsOf(stripe, priceIds),
      },
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const own = data.find(({ metadata }) => metadata?.warble === mark.warble)
  if (!own) await stripe.billingPortal.configurations.create(params)
  else await stripe.billingPortal.configurations.update(own.id, params)
  return { outcome: own ? 'kept' : 'made' }
}

async function productsOf(stripe: Stripe, priceIds: readonly string[]) {
  const prices = await Promise.all(priceIds.map((id) => stripe.prices.retrieve(id)))
  return prices.map(({ id, product }) => ({
    product: typeof product === 'string' ? product : product.id,
    prices: [id],
  }))
}

interface Sold {
  lookup_key: string
  unit_amount: number
}

/** What the key may do and what the account holds; changes nothing. Throws if Stripe can't be reached or knows no such key. */
export async function stateOf(stripe: Stripe, origin: string, sold: readonly Sold[]): Promise<PaymentsState> {
  const refused: string[] = []
  async function asked<T>(right: string, ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripePermissionError)) throw error
      refused.push(right)
      return null
    }
  }
  const one = { limit: 1 }
  const keys = sold.map(({ lookup_key }) => lookup_key)
  const prices = await asked('Prices', () => stripe.prices.list({ lookup_keys: keys }))
  const endpoint = await asked('Webhook Endpoints', () => endpointOf(stripe, origin))
  const configuration = await asked('Customer portal', () => configurationOf(stripe))
  await asked('Customers', () => stripe.customers.list(one))
  await asked('Subscriptions', () => stripe.subscriptions.list(one))
  await asked('Invoices', () => stripe.invoices.list(one))
  await asked('Charges and Refunds', () => stripe.charges.list(one))
  await asked('Checkout Sessions', () => stripe.checkout.sessions.list(one))
  const isRight = ({ lookup_key, unit_amount }: Sold) =>
    prices?.data.some(
      (price) => price.lookup_key === lookup_key && price.unit_amount === unit_amount && price.currency === 'usd',
    )
  return {
    refused,
    wrong_prices: prices === null ? [] : sold.filter((price) => !isRight(price)).map(({ lookup_key }) => lookup_key),
    webhook: endpoint && { is_enabled: endpoint.status === 'enabled', missing: missingEvents(endpoint) },
    has_portal: configuration !== null,
  }
}
