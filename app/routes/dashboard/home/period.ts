import { zonedText } from '#app/time-zones.ts'
import type { Home } from './home-data.ts'

/** The figures' period, or since when there is anything in it. */
export function periodOf({ actions_by_day }: Home['figures'], since: Date | null, time_zone: string): string {
  const days = actions_by_day.length
  if (days >= 7 || !since) return 'In the last 7 days'
  return days === 1 ? 'Today' : `Since ${zonedText(new Date(since), time_zone, { weekday: 'long' })}`
}
