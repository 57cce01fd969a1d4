import { GetActions, GetDashboardAnalytics, GetPerformance } from '#app/contract/analytics.ts'
import { loadActionsPage, loadDashboardAnalytics, loadPerformanceSeries } from '#app/domain/activity/for-api-clients.ts'
import { api, handler } from '#app/http/api.ts'

const handlers = api([
  handler(GetDashboardAnalytics, ({ user }, { db, network, clock }) =>
    loadDashboardAnalytics(db, network, user, clock.now()),
  ),
  handler(GetActions, ({ user, query }, { db, network, clock }) =>
    loadActionsPage(db, network, user, query, clock.now()),
  ),
  handler(GetPerformance, ({ user, query }, { db, network, clock }) =>
    loadPerformanceSeries(db, network, user, query.days, clock.now()),
  ),
])

export const loader = handlers.loader
export const action = handlers.action
