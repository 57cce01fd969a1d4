import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'

export type InsightsData = Extract<AnalyticsTab, { tab: 'insights' }>
