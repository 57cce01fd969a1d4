/** A moment in the user's time zone. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** 0 to 23 */
  readonly hour: number
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

/** By quarter of an hour and time zone: pages and bots ask for the same moments again and again. */
const localTimes = new Map<string, LocalTime>()
const mostKept = 20_000

export function localTime(now: Date, timeZone: string): LocalTime {
  const key = `${Math.floor(now.getTime() / quarter)} ${timeZone}`
  const known = localTimes.get(key)
  if (known) return known
  // "2026-06-15, 09"
  const [day = '', hour] = format(timeZone).format(now).split(', ')
  if (localTimes.size >= mostKept) localTimes.clear()
  const made = { day, hour: Number(hour) }
  localTimes.set(key, made)
  return made
}

export function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  return localTime(one, timeZone).day === localTime(other, timeZone).day
}

/** `day` plus whole calendar days. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export const second = 1_000
export const minute = 60 * second
/** Time zone offsets are multiples of it, so every local hour starts on one. */
export const quarter = 15 * minute
export const hour = 60 * minute
export const day = 24 * hour

/** A duration in words: "one hour", "10 minutes". */
export function spanText(ms: number): string {
  const [name, unit] = (
    [
      ['hour', hour],
      ['minute', minute],
    ] as const
  ).find(([, unit]) => ms % unit === 0) ?? ['second', second]
  const count = Math.round(ms / unit)
  return count === 1 ? `one ${name}` : `${count} ${name}s`
}

/** The time until then: "a minute", "12 minutes", "9 hours". */
export const spanUntil = (at: Date, now: Date) => waitText(at.getTime() - now.getTime())

/** A wait in words, rounded up. */
export function waitText(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / minute))
  if (minutes === 1) return 'a minute'
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** The first moment of the next local day: found by bisection, which handles daylight saving. */
export function nextLocalDay(now: Date, timeZone: string): Date {
  const today = localTime(now, timeZone).day
  let before = now.getTime()
  let after = before + 26 * hour
  while (after - before > 1000) {
    const middle = (before + after) / 2
    if (localTime(new Date(middle), timeZone).day === today) before = middle
    else after = middle
  }
  return new Date(after - (after % minute))
}

/** The first moment of a local day. */
export function startOfDay(date: string, timeZone: string): Date {
  let before = new Date(`${addDays(date, -1)}T12:00:00Z`)
  // Far east of UTC the day has already begun.
  while (localTime(before, timeZone).day >= date) before = new Date(before.getTime() - day / 2)
  return nextLocalDay(before, timeZone)
}

/** "10:05 AM", the next full minute: before it there may be no room yet. */
export function clockText(at: Date, timeZone: string): string {
  const full = new Date(Math.ceil(at.getTime() / minute) * minute)
  return full.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
}

/** The same within the next day: "10:05 AM", "10:05 AM tomorrow". */
export function soonText(at: Date, now: Date, timeZone: string): string {
  return `${clockText(at, timeZone)}${isSameDay(at, now, timeZone) ? '' : ' tomorrow'}`
}

/** "June 22, 2026" */
export function dateText(at: Date, timeZone: string): string {
  return at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone })
}

/** "Jun 22, 2026" */
export function shortDateText(at: Date | string, timeZone: string): string {
  return new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone })
}

export function isTimeZone(value: string): boolean {
  try {
    format(value)
    return true
  } catch {
    return false
  }
}

/** "in Berlin"; zones that name no place: "in your time zone". */
export function placeOf(timeZone: string): string {
  const [region, ...places] = timeZone.split('/')
  const place = region === 'Etc' ? undefined : places.at(-1)
  return place ? `in ${place.replaceAll('_', ' ')}` : 'in your time zone'
}

/** An hour of the day, in the format of every screen: "9 AM". */
export const hourText = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`
