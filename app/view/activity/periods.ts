import type { Period } from '#app/domain/activity/timeline.ts'
import type { Tab } from '#app/ui/tabs.tsx'

const labels: Record<Period, string> = {
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  all: 'All time',
}

export function periodTabs(chosen: Period): Tab[] {
  return (['today', 'week', 'month', 'all'] as const).map((period) => ({
    label: labels[period],
    to: `/dashboard/activity?period=${period}`,
    current: period === chosen,
  }))
}
