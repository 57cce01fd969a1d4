import type { Week } from '#app/contract/settings.ts'
import { afterWork, modeAt, nextChange, nextWork, standardHours, workHours, workLeft } from '#app/domain/bot/hours.ts'
import { hour, localTime, minute, nextLocalDay } from '#app/domain/time.ts'

/**
 * So many actions come without delay in the first minutes after a start, so that the user sees the bot work. Those of
 * the last hour count, so that starting again and again brings no more of them.
 */
export const promptActions = { most: 3, within: 30 * minute } as const
/** How often a bot checks for mentions at night. */
const nightInterval = 45 * minute
/**
 * Random factor on the interval between actions. It spreads the load: bots that begin together, as at eight in the
 * morning, would otherwise call the network all at once, again and again. It hides nothing, and is meant to hide nothing.
 */
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
  /** Until then the daily limit allows nothing; null: it has room now. */
  full_until: Date | null
  /** Actions of the last hour. */
  this_hour: number
  started_at: Date | null
  /** When the bot last did something by itself; null: not within the last day. */
  acted_at: Date | null
}

/** Whether an action at this moment would be one of the first after a start, which come without delay. */
function isPrompt({ started_at, this_hour, left_today, ...pace }: Pace, at: Date): boolean {
  return (
    started_at !== null &&
    at.getTime() - started_at.getTime() <= promptActions.within &&
    this_hour < promptActions.most &&
    left_today > 0 &&
    !isOffHours({ ...pace, now: at })
  )
}

/**
 * Whether the day's actions are spread out. If the hourly limit is too low to use up the day's actions within working
 * hours, spreading would only cost the user actions.
 */
function isSpread({ now, time_zone, hours, per_hour, per_day }: Pace): boolean {
  return per_day < per_hour * workHours(hours ?? standardHours, localTime(now, time_zone).day)
}

/** Only people who wrote to the user are answered now. */
export function isOffHours({ now, time_zone, hours }: Pick<Pace, 'now' | 'time_zone' | 'hours'>): boolean {
  return modeAt(hours ?? standardHours, now, time_zone) !== 'work'
}

/** Whether today's actions are done, even if the limits would allow more. */
export function isDayDone(pace: Pace): boolean {
  return isSpread(pace) && pace.left_today <= 0
}

/** Until when the bot does nothing because of the day's limit; null: it has room, or the limits decide alone. */
export function heldUntil(pace: Pace): Date | null {
  if (!isSpread(pace)) return null
  return isDayDone(pace) ? (pace.full_until ?? nextLocalDay(pace.now, pace.time_zone)) : pace.full_until
}

const later = (one: Date, other: Date) => (one > other ? one : other)

/** The time between two actions if the rest of the day's are spread; one interval more, so that the last one fits in. */
function spreadInterval({ now, time_zone, hours, left_today }: Pace): number {
  return workLeft(hours ?? standardHours, now, time_zone) / (left_today + 1)
}

/**
 * Not before this moment may the bot look for something to do, even if it was started again, or woken, since its last
 * action: otherwise each start would bring one action more than the pace.
 */
export function earliest(pace: Pace): Date {
  const { now, acted_at } = pace
  if (!isSpread(pace)) return now
  const room = later(now, heldUntil(pace) ?? now)
  if (acted_at === null || isPrompt(pace, now) || isOffHours(pace)) return room
  return later(room, new Date(acted_at.getTime() + spreadInterval(pace) * jitter.min))
}

/** When the bot is due after an action, or after a check at night; `random` is from 0 to 1. */
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
  if (held && isDayDone(pace)) return new Date(nextWork(hours, held, time_zone).getTime() + hourly)
  const mode = modeAt(hours, now, time_zone)
  if (mode !== 'work') {
    const rest = nextChange(hours, now, time_zone).getTime() - now.getTime()
    return after(Math.max(hourly, mode === 'quiet' ? rest : Math.min(nightInterval * varied, rest + hourly)))
  }
  if (!isSpread(pace)) return after(hourly)
  return new Date(
    Math.max(now.getTime() + hourly, afterWork(hours, now, time_zone, spreadInterval(pace) * varied).getTime()),
  )
}
