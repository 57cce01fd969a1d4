import Stripe from 'stripe'
import { z } from 'zod'
import { type SetUp, setUpCatalogue } from '#app/adapters/payments/catalogue.ts'
import { plans } from '#app/domain/billing/entitlements.ts'
import { paymentSettings } from '#app/env-payments.ts'
import type { CommandOutput } from '#app/operator/commands.ts'

const { STRIPE_SECRET_KEY, STRIPE_URL, STRIPE_PRICE_STARTER, STRIPE_PRICE_PRO } = paymentSettings

/** The database and all else may still be to come. */
const settings = z.object({ STRIPE_SECRET_KEY, STRIPE_URL, STRIPE_PRICE_STARTER, STRIPE_PRICE_PRO })

const words: Record<SetUp['outcome'], string> = {
  made: 'was made',
  kept: 'is there',
  changed: 'was made, with another amount; whoever has subscribed goes on at the old one',
}

/** Creates the products and prices in the account that the key names. It may be run again at any time. */
export async function stripeSetup(source: Record<string, string | undefined>): Promise<CommandOutput> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${String(path[0])} has a wrong value: ${message}.`)
    return { lines, ok: false }
  }
  const { STRIPE_SECRET_KEY: key, ...env } = parsed.data
  if (!key) return { lines: ['STRIPE_SECRET_KEY is missing: it names the account to set up.'], ok: false }
  const wanted = [
    { plan: plans.starter, lookup_key: env.STRIPE_PRICE_STARTER },
    { plan: plans.pro, lookup_key: env.STRIPE_PRICE_PRO },
  ].map(({ plan, lookup_key }) => ({
    plan: plan.type,
    name: `Warble ${plan.name}`,
    lookup_key,
    unit_amount: plan.price * 100,
    currency: 'usd',
  }))
  try {
    const done = await setUpCatalogue(clientFor(key, env.STRIPE_URL), wanted)
    const account = key.includes('_live_') ? 'the live account' : 'the test account'
    return { lines: [`In ${account}:`, ...done.map(lineOf)], ok: true }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    return { lines: [`Stripe says: ${error.message}`], ok: false }
  }
}

const lineOf = ({ lookup_key, price, outcome }: SetUp) => `  ${lookup_key}: ${price} ${words[outcome]}`

function clientFor(key: string, url: string): Stripe {
  const { protocol, hostname, port } = new URL(url)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return new Stripe(key, {
    host: hostname,
    port: port || (scheme === 'http' ? 80 : 443),
    protocol: scheme,
    telemetry: false,
  })
}
