import type { Route } from './call.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { customerRoutes } from './customer-routes.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { eventRoutes, portalRoutes } from './portal-and-event-routes.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

export const routes: readonly Route[] = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...portalRoutes,
  ...eventRoutes,
]
