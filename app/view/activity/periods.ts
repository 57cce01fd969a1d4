import type { Period } from '#app/domain/activity/timeline.ts'
import type { Tab } from '#app/ui/tabs.tsx'

/** The timeline shows either what the bot did, or the posts it read and skipped. */
export type Show = 'done' | 'left'

export const periodLabels: Record<Period, string> = {
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  all: 'All time',
}

export const timelineAddress = (period: Period, show: Show) =>
  `/dashboard/activity?period=${period}${show === 'left' ? '&show=left' : ''}`

export function periodTabs(chosen: Period, show: Show): Tab[] {
  return (['today', 'week', 'month', 'all'] as const).map((period) => ({
    label: periodLabels[period],
    to: timelineAddress(period, show),
    current: period === chosen,
  }))
}

export function showTabs(period: Period, chosen: Show): Tab[] {
  return [
    { label: 'Done', to: timelineAddress(period, 'done'), current: chosen === 'done' },
    { label: 'Left alone', to: timelineAddress(period, 'left'), current: chosen === 'left' },
  ]
}
