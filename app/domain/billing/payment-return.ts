import type { Db } from '#app/db/pool.ts'
import type { Plan } from '#app/domain/billing/entitlements.ts'
import { onboardingOf } from '#app/domain/onboarding/onboarding.ts'

/** What is known of a payment when somebody comes back from the checkout. */
export type Payment =
  /** A paid plan is in force. */
  | { state: 'confirmed'; plan: Plan }
  /** The checkout sent them here, but nothing is booked yet: the provider's own word may take a moment. */
  | { state: 'awaited' }
  | { state: 'none' }

/** The id of a checkout, as the payment provider writes it into the address it leads back to. */
const checkoutId = /^cs_[A-Za-z0-9_]{8,250}$/

/** An address alone proves no payment: only the booked plan does. */
export function paymentOf(plan: Plan | null, checkout: string | null): Payment {
  if (plan && plan.type !== 'free') return { state: 'confirmed', plan }
  return checkout !== null && checkoutId.test(checkout) ? { state: 'awaited' } : { state: 'none' }
}

/** Whether the setup is still to be finished, so that the way back leads there. */
export async function isInSetup(db: Db, userId: string): Promise<boolean> {
  return (await onboardingOf(db, userId)).screen < 4
}
