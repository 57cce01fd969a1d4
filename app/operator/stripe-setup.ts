import { PaymentsError, type PriceSetUp } from '#app/adapters/payments/payments.ts'
import { plans } from '#app/content/plans.ts'
import type { Command } from '#app/operator/command.ts'

const outcomes: Record<PriceSetUp['outcome'], string> = {
  made: 'was made',
  kept: 'is there',
  changed: 'was created with a new amount; existing subscribers keep the old one',
}

export const stripeSetupCommand: Command = {
  usage: [
    [
      'stripe-setup',
      'makes the products and prices of the plans in your Stripe account; it may be run again at any time',
    ],
  ],
  async run({ payments }, args) {
    if (args.length > 0) return null
    if (!payments) return { lines: ['STRIPE_SECRET_KEY is missing: it names the account to set up.'], ok: false }
    try {
      const { live, prices } = await payments.setUpPrices(plans)
      const lines = prices.map(({ lookup_key, price, outcome }) => `  ${lookup_key}: ${price} ${outcomes[outcome]}`)
      return { lines: [`In the ${live ? 'live' : 'test'} account:`, ...lines], ok: true }
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error
      return { lines: [`It could not be done. ${error.message}`], ok: false }
    }
  },
}
