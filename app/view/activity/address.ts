import type { ActivityQuery } from '#app/domain/activity/activity.ts'
import type { ActivityFilter, Outcome } from '#app/domain/activity/filter.ts'
import type { Period } from '#app/domain/activity/timeline.ts'
import type { Tab } from '#app/ui/tabs.tsx'

export type Show = ActivityQuery['show']

export const periodLabels: Record<Period, string> = {
  today: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  all: 'All time',
}

export const outcomeLabels: Record<Outcome, string> = {
  answered: 'Got a reply',
  liked: 'Got a like',
  followed_back: 'Followed back',
  unwelcome: 'Unwelcome',
  done: 'Done',
  failed: 'Failed',
  open: 'In progress',
  not_sent: 'Not sent',
  undone: 'Undone',
}

export type ActivityPage = 'activity' | 'analytics'

const paths: Record<ActivityPage, string> = { activity: '/dashboard/activity', analytics: '/dashboard/analytics' }

export const pathOf = (page: ActivityPage) => paths[page]

/** Without defaults. */
export function parametersOf(page: ActivityPage, { show, period, filter }: ActivityQuery): [string, string][] {
  const named: [string, string | undefined][] = [
    ['tab', page === 'analytics' ? 'activity' : undefined],
    ['period', period],
    ['show', show === 'left' ? show : undefined],
    ...Object.entries(filter),
  ]
  return named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string]]))
}

export function activityAddress(page: ActivityPage, query: ActivityQuery): string {
  return `${paths[page]}?${new URLSearchParams(parametersOf(page, query))}`
}

export const personAddress = (handle: string) =>
  activityAddress('activity', { show: 'done', period: 'all', filter: { person: handle.replace(/^@/, '') } })

export function showTabs(page: ActivityPage, { show, period, filter }: ActivityQuery): Tab[] {
  const { text, person } = filter
  return (['done', 'left'] as const).map((one) => ({
    label: one === 'done' ? 'Done' : 'Skipped',
    to: activityAddress(page, { show: one, period, filter: { text, person } }),
    current: one === show,
  }))
}

export function periodTabs(page: ActivityPage, query: ActivityQuery): Tab[] {
  return (['today', 'week', 'month', 'all'] as const).map((period) => ({
    label: periodLabels[period],
    to: activityAddress(page, { ...query, period }),
    current: period === query.period,
  }))
}

const kinds: [label: string, kind: ActivityFilter['kind']][] = [
  ['All', undefined],
  ['Likes', 'like'],
  ['Follows', 'follow'],
  ['Replies', 'reply'],
  ['Views', 'view'],
]

/** Views only where the network has them, or a link asks for them. */
export function kindTabs(page: ActivityPage, query: ActivityQuery, hasViews: boolean): Tab[] {
  const offered = kinds.filter(([, kind]) => kind !== 'view' || hasViews || query.filter.kind === 'view')
  return offered.map(([label, kind]) => ({
    label,
    to: activityAddress(page, { ...query, filter: { ...query.filter, kind } }),
    current: kind === query.filter.kind,
  }))
}

export const entryId = (action: string) => `entry-${action}`

export const isFiltered = ({ filter }: ActivityQuery) => Object.values(filter).some((value) => value !== undefined)
