import type { DashboardHome } from '#app/domain/activity/home.ts'

/** What the dashboard's pieces show. */
export type Home = DashboardHome & { user_id: string; now: Date; network: string; time_zone: string }
