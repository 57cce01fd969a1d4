import { CreateCheckout, CreatePortalSession } from '#app/contract/billing.ts'
import { openPortal, startCheckout } from '#app/domain/billing/checkout.ts'
import { handler } from '#app/http/doors/api.ts'

export const billingCalls = [
  handler(CreateCheckout, async ({ body, user }, services) => ({
    url: await startCheckout(services, user, body.plan_type, services.clock.now()),
  })),
  handler(CreatePortalSession, async ({ user }, services) => ({
    url: await openPortal(services, user.id, services.clock.now()),
  })),
]
