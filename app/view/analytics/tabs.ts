import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'
import type { Tab } from '#app/ui/tabs.tsx'

const tabs: readonly { key: AnalyticsTab['tab']; label: string }[] = [
  { key: 'performance', label: 'Performance' },
  { key: 'activity', label: 'Activity Feed' },
  { key: 'insights', label: 'Insights' },
]

export function analyticsTabs(chosen: AnalyticsTab['tab']): Tab[] {
  return tabs.map(({ key, label }) => ({
    label,
    to: `/dashboard/analytics?tab=${key}`,
    current: key === chosen,
  }))
}
