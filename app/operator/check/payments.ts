import { PaymentsError } from '#app/adapters/payments/payments.ts'
import { plans } from '#app/content/plans.ts'
import { type Check, type Finding, fault, ok, warning } from '#app/operator/check/finding.ts'

const setUp = 'Run the command stripe-setup.'

export const checkPayments: Check = async ({ env, services: { payments } }) => {
  if (!payments)
    return [warning('STRIPE_SECRET_KEY is missing: nothing can be bought.', 'Set it, then run stripe-setup.')]
  try {
    const { refused, wrong_prices, webhook, has_portal } = await payments.state(plans)
    const findings: Finding[] = [
      ...refused.map((right) =>
        fault(`The key of Stripe may not use ${right}.`, `Give the restricted key write access to ${right}.`),
      ),
      ...wrong_prices.map((key) => fault(`Stripe doesn’t sell ${key} at the plan’s price.`, setUp)),
      ...(refused.includes('Webhook Endpoints') ? [] : webhookFindings(webhook)),
      ...(has_portal || refused.includes('Customer portal')
        ? []
        : [fault('Stripe’s customer portal is not set up.', setUp)]),
    ]
    if (!env.STRIPE_WEBHOOK_SECRETS)
      findings.push(
        fault('STRIPE_WEBHOOK_SECRETS is missing: the servers won’t start.', `${setUp} It shows the secret.`),
      )
    if (!payments.live && env.WARBLE_ENV === 'production')
      findings.push(warning('The key is for Stripe’s test mode: no money is taken.', 'Use a live key.'))
    return findings.length > 0 ? findings : [ok('The account has key, prices, portal and webhook.')]
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    const remedy =
      error.kind === 'away' ? 'Look whether this machine reaches it.' : 'Make a new key in Stripe’s dashboard.'
    return [fault(`Stripe can’t be used: ${error.message}.`, remedy)]
  }
}

function webhookFindings(webhook: { is_enabled: boolean; missing: string[] } | null): Finding[] {
  if (!webhook) return [fault('Stripe has no webhook with this installation’s address.', setUp)]
  if (!webhook.is_enabled) return [fault('Stripe has turned the webhook off.', setUp)]
  return webhook.missing.length > 0 ? [fault(`The webhook lacks events: ${webhook.missing.join(', ')}.`, setUp)] : []
}
