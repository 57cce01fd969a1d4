/** A moment on the user's own calendar. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  day: string
  /** 0 to 23 */
  hour: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function format(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const options = {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  } as const
  const made = new Intl.DateTimeFormat('en-CA', options)
  formats.set(timeZone, made)
  return made
}

export function localTime(now: Date, timeZone: string): LocalTime {
  // "2026-06-15, 09"
  const [day = '', hour] = format(timeZone).format(now).split(', ')
  return { day, hour: Number(hour) }
}

export function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  return localTime(one, timeZone).day === localTime(other, timeZone).day
}

/** `day` moved by whole days on the calendar. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** The first moment of the next local day, to the minute: found by halving, so that daylight saving needs no rule here. */
export function nextLocalDay(now: Date, timeZone: string): Date {
  const today = localTime(now, timeZone).day
  let before = now.getTime()
  let after = before + 26 * hour
  while (after - before > 1000) {
    const middle = (before + after) / 2
    if (localTime(new Date(middle), timeZone).day === today) before = middle
    else after = middle
  }
  return new Date(after)
}

/** The first moment of a local day. */
export function startOfDay(date: string, timeZone: string): Date {
  let before = new Date(`${addDays(date, -1)}T12:00:00Z`)
  // Far east of UTC the day has begun by then.
  while (localTime(before, timeZone).day >= date) before = new Date(before.getTime() - day / 2)
  const after = nextLocalDay(before, timeZone).getTime()
  return new Date(after - (after % minute))
}

export function isTimeZone(value: string): boolean {
  try {
    format(value)
    return true
  } catch {
    return false
  }
}
