import { counted } from '#app/content/counted.ts'
import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'

export type InsightsData = Extract<AnalyticsTab, { tab: 'insights' }>

export const lastDays = (days: number) => `in the last ${counted(days, 'day')}`
