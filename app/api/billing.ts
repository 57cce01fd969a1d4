import { CreateCheckout, CreatePortalSession } from '#app/contract/billing.ts'
import { openPortal, startCheckout } from '#app/domain/billing/checkout.ts'
import { handler } from '#app/http/doors/api.ts'
import { buyerOf } from '#app/http/request/sign-in/buyer.ts'

export const billingCalls = [
  handler(CreateCheckout, async ({ body, session }, services) => ({
    url: await startCheckout(services, buyerOf(services, session), body.plan_type, services.clock.now()),
  })),
  handler(CreatePortalSession, async ({ session }, services) => ({
    url: await openPortal(services, buyerOf(services, session), services.clock.now()),
  })),
]
