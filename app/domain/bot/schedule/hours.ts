import type { Span, Week } from '#app/contract/settings.ts'
import { addDays, clockText, day, hour, hourText, localTime, minute, quarter, startOfDay } from '#app/domain/time.ts'

/** `answer`: only people who write to the user. */
export type Mode = 'work' | 'answer' | 'quiet'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** For users who chose no hours: no contact with strangers at night. */
export const standardHours: Week = {
  work: weekdays.map(() => ({ from: 8, to: 22 })),
  quiet: weekdays.map(() => null),
}

/** Weekly hours change within a week or never. */
const lookahead = 8 * day

function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

function covers(spans: (Span | null)[], weekday: number, at: number): boolean {
  const today = spans[weekday]
  if (today && (today.to > today.from ? at >= today.from && at < today.to : at >= today.from)) return true
  const yesterday = spans[(weekday + 6) % 7]
  return Boolean(yesterday && yesterday.to <= yesterday.from && at < yesterday.to)
}

export function modeOf(hours: Week, weekday: number, at: number): Mode {
  if (covers(hours.quiet, weekday, at)) return 'quiet'
  return covers(hours.work, weekday, at) ? 'work' : 'answer'
}

export function modeAt(hours: Week, at: Date, timeZone: string): Mode {
  const local = localTime(at, timeZone)
  return modeOf(hours, weekdayOf(local.day), local.hour)
}

/** The working hours of this local day; null: none. */
export const workSpan = (hours: Week | null, at: Date, timeZone: string): Span | null =>
  (hours ?? standardHours).work[weekdayOf(localTime(at, timeZone).day)] ?? null

function workHoursOn(hours: Week, weekday: number): number {
  return Array.from({ length: 24 }, (_, at) => modeOf(hours, weekday, at)).filter((mode) => mode === 'work').length
}

export const workHours = (hours: Week, date: string) => workHoursOn(hours, weekdayOf(date))

export const maxWorkHours = (hours: Week) => Math.max(...weekdays.map((_, weekday) => workHoursOn(hours, weekday)))

/** The most actions that the pace and the working hours of this local day leave room for. */
export function reachOn(hours: Week | null, date: string, limit: number, pace: number): number {
  const open = workHours(hours ?? standardHours, date)
  return open === 0 ? limit : Math.min(limit, pace * open)
}

function nextQuarter(at: number): number {
  return Math.floor(at / quarter) * quarter + quarter
}

/** `now + lookahead` if nothing fits. */
function first(now: Date, fits: (at: Date) => boolean): Date {
  const last = now.getTime() + lookahead
  let at = nextQuarter(now.getTime())
  while (at < last && !fits(new Date(at))) at += quarter
  return new Date(at)
}

export function nextChange(hours: Week, now: Date, timeZone: string): Date {
  const mode = modeAt(hours, now, timeZone)
  return first(now, (at) => modeAt(hours, at, timeZone) !== mode)
}

export function nextWork(hours: Week, from: Date, timeZone: string): Date {
  if (modeAt(hours, from, timeZone) === 'work') return from
  return first(from, (at) => modeAt(hours, at, timeZone) === 'work')
}

/** In ms. */
export function workLeft(hours: Week, now: Date, timeZone: string): number {
  const today = localTime(now, timeZone).day
  let sum = 0
  let at = now.getTime()
  while (localTime(new Date(at), timeZone).day === today) {
    const next = nextQuarter(at)
    if (modeAt(hours, new Date(at), timeZone) === 'work') sum += next - at
    at = next
  }
  return sum
}

export function afterWork(hours: Week, now: Date, timeZone: string, ms: number): Date {
  let left = ms
  let at = now.getTime()
  const last = at + lookahead
  while (at < last) {
    const next = nextQuarter(at)
    if (modeAt(hours, new Date(at), timeZone) === 'work') {
      if (left < next - at) return new Date(at + left)
      left -= next - at
    }
    at = next
  }
  return new Date(at)
}

/** When the hours of work begin, as "at 8 AM"; null: they have, or never do. `hours`: the user's choice. */
export function startsText(hours: Week | null, now: Date, timeZone: string): string | null {
  const week = hours ?? standardHours
  if (modeAt(week, now, timeZone) === 'work' || maxWorkHours(week) === 0) return null
  return atText(nextWork(week, now, timeZone), now, timeZone)
}

/** "at 10:05 AM", "at 10:05 AM tomorrow", "tomorrow", "on Monday". `hours`: the user's choice. */
export function resumeText(from: Date, hours: Week | null, now: Date, timeZone: string): string {
  const week = hours ?? standardHours
  const begin = (at: Date) => (maxWorkHours(week) > 0 ? nextWork(week, at, timeZone) : at)
  const at = begin(from)
  const { day: date } = localTime(at, timeZone)
  const today = localTime(now, timeZone).day
  const clock = `at ${clockText(at, timeZone)}`
  if (date === today) return clock
  const name = date === addDays(today, 1) ? 'tomorrow' : `on ${weekdays[weekdayOf(date)]}`
  return at.getTime() - begin(startOfDay(date, timeZone)).getTime() < minute ? name : `${clock} ${name}`
}

function timeText(at: Date, now: Date, timeZone: string) {
  const { day: date, hour: local } = localTime(at, timeZone)
  const isSoon = date <= addDays(localTime(now, timeZone).day, 1) && at.getTime() - now.getTime() < 24 * hour
  return { time: local === 0 ? 'midnight' : hourText(local), weekday: isSoon ? null : weekdays[weekdayOf(date)] }
}

/** "until 8 AM", with the day if more than a day away. */
export function untilText(at: Date, now: Date, timeZone: string): string {
  const { time, weekday } = timeText(at, now, timeZone)
  return weekday ? `until ${weekday}, ${time}` : `until ${time}`
}

/** "at 8 AM", with the day if more than a day away. */
export function atText(at: Date, now: Date, timeZone: string): string {
  const { time, weekday } = timeText(at, now, timeZone)
  return weekday ? `on ${weekday} at ${time}` : `at ${time}`
}
