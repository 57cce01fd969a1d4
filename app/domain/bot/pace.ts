import type { Week } from '#app/contract/settings.ts'
import { afterWork, modeAt, nextChange, nextWork, standardHours, workHours, workLeft } from '#app/domain/bot/hours.ts'
import { hour, localTime, minute, nextLocalDay } from '#app/domain/time.ts'

/**
 * This many actions after a start come without delay, so that the user sees the bot work; at any time of day, unless
 * the user has chosen the bot's hours.
 */
export const immediateActions = 3
/** How often a bot checks for mentions at night. */
const nightInterval = 45 * minute
/** Random factor on the interval between actions: equal intervals would look automated. */
export const jitter = { min: 0.6, max: 1.4 } as const

export interface Pace {
  now: Date
  time_zone: string
  /** The hours that the user chose; null: none. */
  hours: Week | null
  /** The hourly limit in force. */
  per_hour: number
  /** The plan's daily limit, without credits. */
  per_day: number
  /** What may still be done today, credits included. */
  left_today: number
  since_start: number
}

/** Whether the next action comes without delay, as one of the first after a start. */
function isPrompt({ now, time_zone, hours, since_start }: Pace): boolean {
  return since_start < immediateActions && (hours === null || modeAt(hours, now, time_zone) === 'work')
}

/**
 * Whether the day's actions are spread out. If the hourly limit is too low to use up the day's actions within working
 * hours, spreading would only cost the user actions.
 */
function isSpread({ now, time_zone, hours, per_hour, per_day }: Pace): boolean {
  return per_day < per_hour * workHours(hours ?? standardHours, localTime(now, time_zone).day)
}

/** Only people who wrote to the user are answered now. */
export function isOffHours(pace: Pace): boolean {
  const { now, time_zone, hours } = pace
  return !isPrompt(pace) && modeAt(hours ?? standardHours, now, time_zone) !== 'work'
}

/** Whether today's actions are done, even if the limits would allow more. */
export function isDayDone(pace: Pace): boolean {
  return !isPrompt(pace) && isSpread(pace) && pace.left_today <= 0
}

/** When the bot is due after an action, or after a check at night; `random` is from 0 to 1. */
export function nextDue(pace: Pace, random: number): Date {
  const { now, time_zone, per_hour, left_today } = pace
  const hours = pace.hours ?? standardHours
  const varied = jitter.min + random * (jitter.max - jitter.min)
  const hourly = (hour / per_hour) * varied
  const after = (wait: number) => new Date(now.getTime() + wait)
  if (isPrompt(pace)) return after(hourly)
  if (isDayDone(pace)) return new Date(nextWork(hours, nextLocalDay(now, time_zone), time_zone).getTime() + hourly)
  const mode = modeAt(hours, now, time_zone)
  if (mode !== 'work') {
    const rest = nextChange(hours, now, time_zone).getTime() - now.getTime()
    return after(Math.max(hourly, mode === 'quiet' ? rest : Math.min(nightInterval * varied, rest + hourly)))
  }
  if (!isSpread(pace)) return after(hourly)
  // One interval more than there are actions, so that the last one still falls within the day.
  const interval = (workLeft(hours, now, time_zone) / (left_today + 1)) * varied
  return new Date(Math.max(now.getTime() + hourly, afterWork(hours, now, time_zone, interval).getTime()))
}
