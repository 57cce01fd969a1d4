import type Stripe from 'stripe'
import * as objects from '#app/adapters/payments/objects.ts'
import { type Payments, PaymentsError, type PlanChange } from '#app/adapters/payments/payments.ts'
import { callStripe, read } from '#app/adapters/payments/stripe-errors.ts'
import { type PlanPrices, planOfPrice } from '#app/adapters/payments/stripe-reading.ts'

export function planChanges(
  stripe: Stripe,
  pricesNow: () => Promise<PlanPrices>,
  portalNow: () => Promise<string | null>,
): Pick<Payments, 'openPlanChange' | 'costOfChange'> {
  return {
    async openPlanChange(change, return_url) {
      const { customer_id: customer, subscription_id: subscription } = change
      const items = await itemsAfter(stripe, change, await pricesNow())
      const configuration = await portalNow()
      const session = await callStripe(() =>
        stripe.billingPortal.sessions.create({
          customer,
          return_url,
          ...(configuration && { configuration }),
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: { subscription, items },
            after_completion: { type: 'redirect', redirect: { return_url } },
          },
        }),
      )
      return read(objects.StripePortal, session).url
    },
    async costOfChange(change) {
      const { customer_id: customer, subscription_id: subscription } = change
      const items = await itemsAfter(stripe, change, await pricesNow())
      const preview = await callStripe(() =>
        stripe.invoices.createPreview({
          customer,
          subscription,
          subscription_details: { items, proration_behavior: 'always_invoice' },
        }),
      )
      const { total, amount_due, currency } = read(objects.StripePreview, preview)
      return { due: amount_due, credit: Math.max(0, -total), currency }
    },
  }
}

async function itemsAfter(stripe: Stripe, { subscription_id, plan }: PlanChange, prices: PlanPrices) {
  const found = await callStripe(() => stripe.subscriptions.retrieve(subscription_id))
  const { items } = read(objects.StripeSubscription, found)
  const item = items.data.find(({ price }) => planOfPrice(prices, price) !== null)
  if (!item) throw new PaymentsError('refused', 'The subscription is to nothing that we sell.')
  return [{ id: item.id, price: prices[plan].id, quantity: 1 }]
}
