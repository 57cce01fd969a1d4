import { GetDashboardAnalytics } from '#app/contract/analytics.ts'
import { dashboardAnalytics } from '#app/domain/activity/dashboard.ts'
import { api, on } from '#app/http/api.ts'

const door = api([
  on(GetDashboardAnalytics, ({ user }, { db, network, clock }) => dashboardAnalytics(db, network, user, clock.now())),
])

export const loader = door.loader
export const action = door.action
