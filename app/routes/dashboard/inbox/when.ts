import { zonedText } from '#app/time-zones.ts'
import { isSameDate } from '#app/view/days.ts'

const day = 86_400_000

export const clock = (at: Date, zone: string) => zonedText(at, zone, { hour: 'numeric', minute: '2-digit' })

/** In a list: today the time, this week the weekday, else the date. */
export function listTime(at: Date, now: Date, zone: string): string {
  if (isSameDate(at, now, zone)) return clock(at, zone)
  if (Math.abs(now.getTime() - at.getTime()) < 6 * day) return zonedText(at, zone, { weekday: 'short' })
  return zonedText(at, zone, { month: 'short', day: 'numeric' })
}

/** "9:52 AM", "Wed, 9:52 AM", "Nov 24, 9:52 AM": in a sentence. */
export function sinceText(at: Date, now: Date, zone: string): string {
  const when = listTime(at, now, zone)
  return isSameDate(at, now, zone) ? when : `${when}, ${clock(at, zone)}`
}
