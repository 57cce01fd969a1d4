import { zonedText } from '#app/time-zones.ts'

type Instant = Date | string | number

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface Zone {
  timeZone?: string
}

const styles = {
  day: { month: 'short', day: 'numeric' },
  dayOfYear: { month: 'short', day: 'numeric', year: 'numeric' },
  exact: {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  zoneless: { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  year: { year: 'numeric' },
  weekday: { weekday: 'long', month: 'short', day: 'numeric' },
  clock: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** 'Just now', minutes, hours; after 24 hours, and for the future, the date. */
export function formatAgo(at: Instant, now: Instant, { timeZone = 'UTC' }: Zone = {}): string {
  const then = new Date(at)
  const present = new Date(now)
  const age = present.getTime() - then.getTime()
  // Clocks of two machines differ a little: a minute ahead is still now.
  if (age < minute && age > -minute) return 'Just now'
  if (age > 0 && age < hour) return count(Math.floor(age / minute), 'minute')
  if (age > 0 && age < day) return count(Math.floor(age / hour), 'hour')
  const year = (date: Date) => zonedText(date, timeZone, styles.year)
  return zonedText(then, timeZone, year(then) === year(present) ? styles.day : styles.dayOfYear)
}

function count(n: number, unit: string) {
  return `${n} ${unit}${n === 1 ? '' : 's'} ago`
}

function formatExact(at: Instant, { timeZone = 'UTC' }: Zone = {}, zoneless = false): string {
  return zonedText(new Date(at), timeZone, zoneless ? styles.zoneless : styles.exact)
}

/** "Mar 9", of a date such as 2026-03-09. */
export const formatDay = (date: string) => zonedText(new Date(`${date}T00:00:00Z`), 'UTC', styles.day)

interface TimeProps extends Zone {
  at: Instant
  /** The server's time, so that server and browser render the same text. */
  now: Instant
  exact?: boolean
  /** The page names the time zone. */
  zoneless?: boolean
  inSentence?: boolean
  className?: string
}

export function Time({ at, now, exact = false, zoneless, inSentence = false, className, ...zone }: TimeProps) {
  const full = formatExact(at, zone)
  const ago = formatAgo(at, now, zone)
  return (
    // The server's text stays: engines name a zone differently, and some lack it.
    <time dateTime={new Date(at).toISOString()} title={full} className={className} suppressHydrationWarning>
      {exact ? formatExact(at, zone, zoneless) : inSentence ? ago.replace('Just now', 'just now') : ago}
    </time>
  )
}

/** "1:58 PM", under a heading with the day. */
export function Clock({ at, timeZone, className }: { at: Instant; timeZone: string; className?: string }) {
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={formatExact(at, { timeZone })}
      className={className}
      suppressHydrationWarning
    >
      {zonedText(new Date(at), timeZone, styles.clock)}
    </time>
  )
}

/** "Today", "Yesterday", "Monday, Jun 15". */
export function dayHeading(at: Instant, now: Instant, timeZone: string): string {
  const text = (instant: number) => zonedText(new Date(instant), timeZone, styles.weekday)
  const [then, present] = [new Date(at).getTime(), new Date(now).getTime()]
  const named = text(then)
  if (named === text(present)) return 'Today'
  return named === text(present - day) ? 'Yesterday' : named
}
