import type { Span, Week } from '#app/contract/settings.ts'
import { addDays, clockText, day, hour, hourText, localTime, minute, quarter, startOfDay } from '#app/domain/time.ts'

/** What the bot may do at a given time: everything, only answer people who write to the user, or nothing. */
export type Mode = 'work' | 'answer' | 'quiet'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** For users who have not chosen any hours: strangers are left in peace at night. */
export const standardHours: Week = {
  work: weekdays.map(() => ({ from: 8, to: 22 })),
  quiet: weekdays.map(() => null),
}

/** How far ahead to search: hours that repeat weekly change within a week or never. */
const longest = 8 * day

/** 0 for Monday. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

function covers(spans: (Span | null)[], weekday: number, at: number): boolean {
  const today = spans[weekday]
  if (today && (today.to > today.from ? at >= today.from && at < today.to : at >= today.from)) return true
  const yesterday = spans[(weekday + 6) % 7]
  return Boolean(yesterday && yesterday.to <= yesterday.from && at < yesterday.to)
}

function modeOf(hours: Week, weekday: number, at: number): Mode {
  if (covers(hours.quiet, weekday, at)) return 'quiet'
  return covers(hours.work, weekday, at) ? 'work' : 'answer'
}

export function modeAt(hours: Week, at: Date, timeZone: string): Mode {
  const local = localTime(at, timeZone)
  return modeOf(hours, weekdayOf(local.day), local.hour)
}

function workHoursOn(hours: Week, weekday: number): number {
  return Array.from({ length: 24 }, (_, at) => modeOf(hours, weekday, at)).filter((mode) => mode === 'work').length
}

/** The number of working hours on a local date. */
export const workHours = (hours: Week, date: string) => workHoursOn(hours, weekdayOf(date))

/** The number of working hours of the longest day. */
export const maxWorkHours = (hours: Week) => Math.max(...weekdays.map((_, weekday) => workHoursOn(hours, weekday)))

function nextQuarter(at: number): number {
  return Math.floor(at / quarter) * quarter + quarter
}

/** The first moment after `now` that fits; `longest` later if none does. */
function first(now: Date, fits: (at: Date) => boolean): Date {
  const last = now.getTime() + longest
  let at = nextQuarter(now.getTime())
  while (at < last && !fits(new Date(at))) at += quarter
  return new Date(at)
}

/** When the next quiet or working hours begin or end. */
export function nextChange(hours: Week, now: Date, timeZone: string): Date {
  const mode = modeAt(hours, now, timeZone)
  return first(now, (at) => modeAt(hours, at, timeZone) !== mode)
}

/** When working hours next begin; `from`: not before this moment. */
export function nextWork(hours: Week, from: Date, timeZone: string): Date {
  if (modeAt(hours, from, timeZone) === 'work') return from
  return first(from, (at) => modeAt(hours, at, timeZone) === 'work')
}

/** What is left of today's working hours, in ms. */
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

/** The moment after `ms` of working time. */
export function afterWork(hours: Week, now: Date, timeZone: string, ms: number): Date {
  let left = ms
  let at = now.getTime()
  const last = at + longest
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

/**
 * When the bot works again if it has room from that moment on: "at 10:05 AM", "at 10:05 AM tomorrow"; if that is when
 * the work of another day begins, "tomorrow", "on Monday". `hours`: the user's choice.
 */
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

/** "until 8 AM", or with the day if that is more than a day away. */
export function untilText(at: Date, now: Date, timeZone: string): string {
  const { time, weekday } = timeText(at, now, timeZone)
  return weekday ? `until ${weekday}, ${time}` : `until ${time}`
}

/** "at 8 AM", or with the day if that is more than a day away. */
export function atText(at: Date, now: Date, timeZone: string): string {
  const { time, weekday } = timeText(at, now, timeZone)
  return weekday ? `on ${weekday} at ${time}` : `at ${time}`
}
