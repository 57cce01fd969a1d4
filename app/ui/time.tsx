type Instant = Date | string | number

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface Zone {
  locale?: string
  timeZone?: string
}

const styles = {
  day: { month: 'short', day: 'numeric' },
  dayOfYear: { month: 'short', day: 'numeric', year: 'numeric' },
  exact: {
    ...{ month: 'short', day: 'numeric', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  },
  zoneless: { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Creating a format costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(style: keyof typeof styles, locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${locale} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone })
  formats.set(key, format)
  return format
}

/** 'Just now', minutes, hours; after 24 hours, and for the future, the date. */
export function formatAgo(at: Instant, now: Instant, { locale = 'en-US', timeZone = 'UTC' }: Zone = {}): string {
  const then = new Date(at)
  const present = new Date(now)
  const age = present.getTime() - then.getTime()
  // Clocks of two machines differ a little: a minute ahead is still now.
  if (age < minute && age > -minute) return 'Just now'
  if (age > 0 && age < hour) return count(Math.floor(age / minute), 'minute')
  if (age > 0 && age < day) return count(Math.floor(age / hour), 'hour')
  const year = formatOf('year', 'en-US', timeZone)
  return formatOf(year.format(then) === year.format(present) ? 'day' : 'dayOfYear', locale, timeZone).format(then)
}

function count(n: number, unit: string) {
  return `${n} ${unit}${n === 1 ? '' : 's'} ago`
}

function formatExact(at: Instant, { locale = 'en-US', timeZone = 'UTC' }: Zone = {}, zoneless = false): string {
  return formatOf(zoneless ? 'zoneless' : 'exact', locale, timeZone).format(new Date(at))
}

/** "Mar 9", of a date such as 2026-03-09. */
export const formatDay = (date: string) => formatOf('day', 'en-US', 'UTC').format(new Date(`${date}T00:00:00Z`))

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
    <time dateTime={new Date(at).toISOString()} title={full} className={className}>
      {exact ? formatExact(at, zone, zoneless) : inSentence ? ago.replace('Just now', 'just now') : ago}
    </time>
  )
}
