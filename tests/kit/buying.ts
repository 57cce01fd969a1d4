import type { PaidPlan } from '#app/adapters/payments/payments.ts'
import * as billing from '#app/domain/billing/checkout.ts'
import { buyerOf } from '#app/http/request/sign-in/buyer.ts'
import { signedInAs } from './accounts.ts'

type Deps = billing.BillingDeps & Parameters<typeof signedInAs>[0]
interface Buyer {
  id: string
  email: string
}

/** By somebody who has just signed in. */
export const startCheckout = async (deps: Deps, user: Buyer, plan: PaidPlan, now: Date) =>
  billing.startCheckout(deps, buyerOf(deps, await signedInAs(deps, user)), plan, now)

/** By somebody who has just signed in. */
export const openPortal = async (deps: Deps, user: Buyer, now: Date) =>
  billing.openPortal(deps, buyerOf(deps, await signedInAs(deps, user)), now)
