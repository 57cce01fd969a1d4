import { zonedFormat, zonedText } from '#app/time-zones.ts'

export interface LocalTime {
  readonly day: string
  readonly hour: number
}

const dayAndHour = { hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const

/** Cached by quarter of an hour and time zone. */
const localTimes = new Map<string, LocalTime>()
const maxCached = 20_000

export function localTime(now: Date, timeZone: string): LocalTime {
  const key = `${Math.floor(now.getTime() / quarter)} ${timeZone}`
  const known = localTimes.get(key)
  if (known) return known
  const [day = '', hour] = zonedFormat(timeZone, dayAndHour, 'en-CA').format(now).split(', ')
  if (localTimes.size >= maxCached) localTimes.clear()
  const made = { day, hour: Number(hour) }
  localTimes.set(key, made)
  return made
}

export function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  return localTime(one, timeZone).day === localTime(other, timeZone).day
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export const second = 1_000
export const minute = 60 * second
/** Time zone offsets are multiples of it. */
export const quarter = 15 * minute
export const hour = 60 * minute
export const day = 24 * hour

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

export const spanUntil = (at: Date, now: Date) => waitText(at.getTime() - now.getTime())

/** Rounded up. */
export function waitText(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / minute))
  if (minutes === 1) return 'a minute'
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** By bisection, which handles daylight saving. */
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

export function startOfDay(date: string, timeZone: string): Date {
  let before = new Date(`${addDays(date, -1)}T12:00:00Z`)
  // Far east of UTC the day has already begun.
  while (localTime(before, timeZone).day >= date) before = new Date(before.getTime() - day / 2)
  return nextLocalDay(before, timeZone)
}

/** Local time less UTC, in ms. */
export function offsetAt(at: number, timeZone: string): number {
  const { day: date, hour: local } = localTime(new Date(at), timeZone)
  const minutes = Number(zonedFormat(timeZone, { minute: 'numeric' }).format(at))
  return Date.parse(`${date}T00:00:00Z`) + local * hour + minutes * minute - (at - (at % minute))
}

/** When the clocks showed the same time on the day before. */
export function dayBefore(now: Date, timeZone: string): Date {
  const shown = now.getTime() + offsetAt(now.getTime(), timeZone) - day
  const guess = shown - offsetAt(now.getTime() - day, timeZone)
  return new Date(shown - offsetAt(guess, timeZone))
}

/** "10:05 AM", rounded up to the next full minute: before it there may be no room. */
export function clockText(at: Date, timeZone: string): string {
  const full = new Date(Math.ceil(at.getTime() / minute) * minute)
  return zonedText(full, timeZone, { hour: 'numeric', minute: '2-digit' })
}

/** "8 AM", "10:05 AM", "8 AM tomorrow", "8 AM on Monday". */
export function momentText(at: Date, now: Date, timeZone: string): string {
  const clock = clockText(at, timeZone).replace(':00', '')
  const { day: date } = localTime(at, timeZone)
  const today = localTime(now, timeZone).day
  if (date === today) return clock
  const name = date === addDays(today, 1) ? 'tomorrow' : `on ${zonedText(at, timeZone, { weekday: 'long' })}`
  return `${clock} ${name}`
}

/** "10:05 AM", "10:05 AM tomorrow". */
export function soonText(at: Date, now: Date, timeZone: string): string {
  return `${clockText(at, timeZone)}${isSameDay(at, now, timeZone) ? '' : ' tomorrow'}`
}

export function dateText(at: Date, timeZone: string): string {
  return zonedText(at, timeZone, { dateStyle: 'long' })
}

export function shortDateText(at: Date | string, timeZone: string): string {
  return zonedText(new Date(at), timeZone, { dateStyle: 'medium' })
}

/** "in Berlin"; if the zone names no place, "in your time zone". */
export function placeOf(timeZone: string): string {
  const [region, ...places] = timeZone.split('/')
  const place = region === 'Etc' ? undefined : places.at(-1)
  return place ? `in ${place.replaceAll('_', ' ')}` : 'in your time zone'
}

export const hourText = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`
