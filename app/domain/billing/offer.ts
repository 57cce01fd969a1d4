import type { PaidPlan } from '#app/adapters/payments/payments.ts'
import { trial } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import { type BillingDeps, isTrialUsed } from '#app/domain/billing/checkout.ts'

export interface Offer {
  on_sale: boolean
  requested: { type: PaidPlan; name: string; price: number } | null
  trial_days: number
}

export async function offerOf(
  deps: BillingDeps,
  user: { id: string; email: string },
  requested: string | null,
): Promise<Offer> {
  const used = await isTrialUsed(deps, user)
  const type = deps.payments && (requested === 'starter' || requested === 'pro') ? requested : null
  return {
    on_sale: deps.payments !== null,
    requested: type && { type, name: plans[type].name, price: plans[type].price },
    trial_days: used ? 0 : trial.days,
  }
}

/** What a visitor is offered: no trial to someone who has had theirs. */
export async function trialFor(
  deps: BillingDeps,
  user: { id: string; email: string } | null,
): Promise<{ days: number; credits: number; credits_a_day: number }> {
  const used = user !== null && (await isTrialUsed(deps, user))
  return used ? { ...trial, days: 0 } : trial
}
