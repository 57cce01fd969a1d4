import { zonedText } from '#app/time-zones.ts'

const day = 86_400_000

const dateOf = (at: Date, zone: string) => zonedText(at, zone, { year: 'numeric', month: '2-digit', day: '2-digit' })

export const isSameDate = (one: Date, other: Date, zone: string) => dateOf(one, zone) === dateOf(other, zone)

/** Above what happened that day. */
export function dayText(at: Date, now: Date, zone: string): string {
  if (isSameDate(at, now, zone)) return 'Today'
  if (isSameDate(at, new Date(now.getTime() - day), zone)) return 'Yesterday'
  return zonedText(at, zone, { weekday: 'long', month: 'long', day: 'numeric' })
}
