import {
  type Payments,
  PaymentsError,
  type PortalSetUp,
  type PriceSetUp,
  type WebhookSetUp,
} from '#app/adapters/payments/payments.ts'
import { plans } from '#app/content/plans.ts'
import type { Command } from '#app/operator/command.ts'

const priceOutcomes: Record<PriceSetUp['outcome'], string> = {
  made: 'was made',
  kept: 'is there',
  changed: 'was created with a new amount; existing subscribers keep the old one',
}

const portalOutcomes: Record<PortalSetUp['outcome'], string> = { made: 'was made', kept: 'is there' }

const webhookOutcomes: Record<WebhookSetUp['outcome'], string> = {
  made: 'was made',
  kept: 'is there',
  changed: 'was turned on for all the events that are needed',
}

export const stripeSetupCommand: Command = {
  usage: [
    [
      'stripe-setup',
      'makes the prices, the customer portal and the webhook in your Stripe account; it may be run again at any time',
    ],
  ],
  async run({ payments }, args) {
    if (args.length > 0) return null
    if (!payments) return { lines: ['STRIPE_SECRET_KEY is missing: it names the account to set up.'], ok: false }
    try {
      return { lines: await setUp(payments), ok: true }
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error
      return { lines: [`It could not be done. ${error.message}`], ok: false }
    }
  },
}

async function setUp(payments: Payments): Promise<string[]> {
  const { prices, portal, webhook } = await payments.setUp(plans)
  return [
    `In the ${payments.live ? 'live' : 'test'} account:`,
    ...prices.map(({ lookup_key, price, outcome }) => `  ${lookup_key}: ${price} ${priceOutcomes[outcome]}`),
    `  customer portal: ${portalOutcomes[portal.outcome]}`,
    `  webhook ${webhook.url}: ${webhookOutcomes[webhook.outcome]}`,
    ...(webhook.secret === null
      ? []
      : [`Set STRIPE_WEBHOOK_SECRETS to its signing secret, which Stripe shows only now: ${webhook.secret}`]),
  ]
}
