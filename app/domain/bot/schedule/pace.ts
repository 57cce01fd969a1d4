import type { Week } from '#app/contract/settings.ts'
import { afterWork, modeAt, nextChange, standardHours, workHours, workLeft } from '#app/domain/bot/schedule/hours.ts'
import { hour, localTime, minute, nextLocalDay } from '#app/domain/time.ts'

/** Immediate actions after a start. Those of the last hour count, so restarts bring no more. */
export const promptActions = { most: 3, within: 30 * minute } as const
const nightInterval = 45 * minute
/** Spreads the load of bots that start together, as at 8 AM; not meant to hide automation. */
export const jitter = { min: 0.6, max: 1.4 } as const

export interface Pace {
  now: Date
  time_zone: string
  /** null: the standard hours. */
  hours: Week | null
  per_hour: number
  /** Without credits. */
  per_day: number
  /** With credits. */
  left_today: number
  full_until: Date | null
  this_hour: number
  started_at: Date | null
  /** The bot's last own action; null: none within a day. */
  acted_at: Date | null
}

function isPrompt({ started_at, this_hour, left_today, ...pace }: Pace, at: Date): boolean {
  return (
    started_at !== null &&
    at.getTime() - started_at.getTime() <= promptActions.within &&
    this_hour < promptActions.most &&
    left_today > 0 &&
    !isOffHours({ ...pace, now: at })
  )
}

/** If the hourly limit is too low to use up the day's actions anyway, spreading would only cost the user actions. */
function isSpread({ now, time_zone, hours, per_hour, per_day }: Pace): boolean {
  return per_day < per_hour * workHours(hours ?? standardHours, localTime(now, time_zone).day)
}

export function isOffHours({ now, time_zone, hours }: Pick<Pace, 'now' | 'time_zone' | 'hours'>): boolean {
  return modeAt(hours ?? standardHours, now, time_zone) !== 'work'
}

export function isDayDone(pace: Pace): boolean {
  return isSpread(pace) && pace.left_today <= 0
}

export function heldUntil(pace: Pace): Date | null {
  if (!isSpread(pace)) return null
  return isDayDone(pace) ? (pace.full_until ?? nextLocalDay(pace.now, pace.time_zone)) : pace.full_until
}

const later = (one: Date, other: Date) => (one > other ? one : other)

/** In ms; one interval more, so that the last action fits in. */
function spreadInterval({ now, time_zone, hours, left_today }: Pace): number {
  return workLeft(hours ?? standardHours, now, time_zone) / (left_today + 1)
}

/** Counts from the last action even after a start or wake-up: otherwise each restart would add an action. */
export function earliest(pace: Pace): Date {
  const { now, acted_at } = pace
  if (!isSpread(pace)) return now
  const room = later(now, heldUntil(pace) ?? now)
  if (acted_at === null || isPrompt(pace, now) || isOffHours(pace)) return room
  return later(room, new Date(acted_at.getTime() + spreadInterval(pace) * jitter.min))
}

/** `random` is from 0 to 1. */
export function nextDue(pace: Pace, random: number): Date {
  const due = dueByPace(pace, random)
  return later(due, heldUntil(pace) ?? due)
}

function dueByPace(pace: Pace, random: number): Date {
  const { now, time_zone, per_hour } = pace
  const hours = pace.hours ?? standardHours
  const varied = jitter.min + random * (jitter.max - jitter.min)
  const hourly = (hour / per_hour) * varied
  const after = (wait: number) => new Date(now.getTime() + wait)
  if (isPrompt(pace, after(hourly))) return after(hourly)
  const held = heldUntil(pace)
  // Not the next morning: whoever writes at night is to get an answer.
  if (held && isDayDone(pace)) return new Date(held.getTime() + hourly)
  const mode = modeAt(hours, now, time_zone)
  if (mode !== 'work') {
    const rest = nextChange(hours, now, time_zone).getTime() - now.getTime()
    return after(Math.max(hourly, mode === 'quiet' ? rest : Math.min(nightInterval * varied, rest + hourly)))
  }
  if (!isSpread(pace)) return after(hourly)
  const spread = afterWork(hours, now, time_zone, spreadInterval(pace) * varied)
  const evening = nextChange(hours, now, time_zone).getTime() + hourly
  return new Date(Math.max(now.getTime() + hourly, Math.min(spread.getTime(), evening)))
}
