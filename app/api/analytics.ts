import { GetActions, GetDashboardAnalytics, GetPerformance } from '#app/contract/analytics.ts'
import { loadActionsPage, loadPerformanceSeries, pollDashboardAnalytics } from '#app/domain/activity/for-api-clients.ts'
import { handler } from '#app/http/doors/api.ts'

export const analyticsCalls = [
  handler(GetDashboardAnalytics, ({ session }, services) =>
    pollDashboardAnalytics(services, session, services.clock.now()),
  ),
  handler(GetActions, ({ user, query }, { db, networks, clock }) =>
    loadActionsPage(db, networks, user, query, clock.now()),
  ),
  handler(GetPerformance, ({ user, query }, { db, network, clock }) =>
    loadPerformanceSeries(db, network, user, query.days, clock.now()),
  ),
]
