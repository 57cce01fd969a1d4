import type { ActivityItem } from '#app/domain/activity/recent.ts'
import type { BarSeries } from '#app/ui/chart-bars.tsx'
import type { Hue } from '#app/ui/tone.ts'

/** Each kind of action looks the same on every screen. */
export const kindHues: Record<ActivityItem['type'], Hue> = {
  reply: 'pine',
  like: 'clay',
  follow: 'marigold',
  view: 'slate',
}

export const kindSeries: readonly BarSeries[] = [
  { key: 'reply', label: 'Replies', hue: 'pine', pattern: 'solid' },
  { key: 'like', label: 'Likes', hue: 'clay', pattern: 'stripes' },
  { key: 'follow', label: 'Follows', hue: 'marigold', pattern: 'dots' },
  { key: 'view', label: 'Views', hue: 'slate', pattern: 'lines' },
]
