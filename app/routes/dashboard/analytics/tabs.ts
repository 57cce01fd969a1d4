import { plans } from '#app/content/plans.ts'
import type { ActivityQuery } from '#app/domain/activity/activity.ts'
import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'
import type { Tab } from '#app/ui/tabs.tsx'
import { parametersOf } from '#app/view/activity/address.ts'

const tabs: readonly { key: AnalyticsTab['tab']; label: string }[] = [
  { key: 'performance', label: 'Performance' },
  { key: 'activity', label: 'Activity Feed' },
  { key: 'insights', label: 'Insights' },
]

const labels = { 1: 'Today', 7: '7 days', 30: '30 days', 90: '90 days' } as const

const planWith = (days: number) => Object.values(plans).find(({ analytics_days }) => analytics_days >= days)?.name

/** Periods beyond the plan's reach link to the plans; those beyond every plan's are left out. */
export function chartTabs(chosen: number, reach: number): Tab[] {
  const periods = ([1, 7, 30, 90] as const).filter((days) => planWith(days))
  return periods.map((days) => ({
    label: days <= reach ? labels[days] : `${labels[days]} (${planWith(days)})`,
    to: days <= reach ? `/dashboard/analytics?tab=performance&period=${days}` : '/dashboard/plan',
    current: days === chosen,
  }))
}

export function analyticsTabs(chosen: AnalyticsTab['tab']): Tab[] {
  return tabs.map(({ key, label }) => ({
    label,
    to: `/dashboard/analytics?tab=${key}`,
    current: key === chosen,
  }))
}

type Shown = ({ tab: 'activity' } & ActivityQuery) | { tab: 'performance'; days: number } | { tab: 'insights' }

export function analyticsAddress(shown: Shown, form = ''): string {
  const parameters =
    shown.tab === 'activity'
      ? parametersOf('analytics', shown)
      : [['tab', shown.tab], ...(shown.tab === 'performance' ? [['period', `${shown.days}`]] : [])]
  return `/dashboard/analytics${form}?${new URLSearchParams(parameters)}`
}
