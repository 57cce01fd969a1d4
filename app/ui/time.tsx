export type Instant = Date | string | number

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface Zone {
  locale?: string
  timeZone?: string
}

/** 'Just now', minutes, hours; from 24 hours on, and for what lies ahead, the date. */
export function formatAgo(at: Instant, now: Instant, { locale = 'en-US', timeZone = 'UTC' }: Zone = {}): string {
  const then = new Date(at)
  const present = new Date(now)
  const age = present.getTime() - then.getTime()
  // Clocks of two machines differ a little: a minute ahead is still now.
  if (age < minute && age > -minute) return 'Just now'
  if (age > 0 && age < hour) return count(Math.floor(age / minute), 'minute')
  if (age > 0 && age < day) return count(Math.floor(age / hour), 'hour')
  const year = (date: Date) => date.toLocaleDateString('en-US', { year: 'numeric', timeZone })
  return then.toLocaleDateString(locale, {
    month: 'short',
    day: 'numeric',
    year: year(then) === year(present) ? undefined : 'numeric',
    timeZone,
  })
}

function count(n: number, unit: string) {
  return `${n} ${unit}${n === 1 ? '' : 's'} ago`
}

/** Date and time in full, with the zone it is told in. */
export function formatExact(at: Instant, { locale = 'en-US', timeZone = 'UTC' }: Zone = {}): string {
  return new Date(at).toLocaleString(locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
}

interface TimeProps extends Zone {
  at: Instant
  /** The server's present moment: server and browser then write the same text. */
  now: Instant
  exact?: boolean
  className?: string
}

export function Time({ at, now, exact = false, className, ...zone }: TimeProps) {
  const full = formatExact(at, zone)
  return (
    <time dateTime={new Date(at).toISOString()} title={full} className={className}>
      {exact ? full : formatAgo(at, now, zone)}
    </time>
  )
}
