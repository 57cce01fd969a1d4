import { hour, localTime, minute } from '#app/domain/time.ts'

/** When people are awake: 8:00 to 22:00 in the user's time zone. Actions outside these hours would look automated. */
export const waking = { from: 8, to: 22 } as const
const wakingHours = waking.to - waking.from
/** This many actions after a start come without delay, at any time of day, so that the user sees the bot work. */
export const immediateActions = 3
/** Trial credits per day in the pace, so that fifty last for five days; right after a start they may be used faster. */
export const creditsPerDay = 10
/** How often a bot checks for mentions at night. */
const nightInterval = 45 * minute
/** Random factor on the interval between actions: equal intervals would look automated. */
export const jitter = { min: 0.6, max: 1.4 } as const
const quarter = 15 * minute

export interface Pace {
  now: Date
  time_zone: string
  /** The hourly limit in force. */
  per_hour: number
  /** The plan's daily limit, without credits. */
  per_day: number
  /** What may still be done today, credits included. */
  left_today: number
  since_start: number
}

export function isAwake(at: Date, timeZone: string): boolean {
  const local = localTime(at, timeZone).hour
  return local >= waking.from && local < waking.to
}

/**
 * Whether the day's actions are spread out. Where the hourly limit is too low to use up the day's within the waking
 * hours, spreading would only cost the user actions: such a bot works around the clock.
 */
function isSpread({ per_hour, per_day, since_start }: Pace): boolean {
  return per_day < per_hour * wakingHours && since_start >= immediateActions
}

/** Only people who wrote to the user are answered now. */
export function isQuietHours(pace: Pace): boolean {
  return isSpread(pace) && !isAwake(pace.now, pace.time_zone)
}

/** Whether today's actions are done, even if the limits would allow more. */
export function isDayDone(pace: Pace): boolean {
  return isSpread(pace) && pace.left_today <= 0
}

/** When the bot is due after an action, or after a check at night; `luck` is from 0 to 1. */
export function nextDue(pace: Pace, random: number): Date {
  const { now, time_zone, per_hour, left_today } = pace
  const varied = jitter.min + random * (jitter.max - jitter.min)
  const hourly = (hour / per_hour) * varied
  const after = (wait: number) => new Date(now.getTime() + wait)
  if (!isSpread(pace)) return after(hourly)
  const change = nextWakingChange(now, time_zone)
  const rest = change - now.getTime()
  if (!isAwake(now, time_zone)) return after(Math.max(hourly, Math.min(nightInterval * varied, rest + hourly)))
  if (isDayDone(pace)) return new Date(nextWakingChange(new Date(change), time_zone) + hourly)
  // One interval more than there are actions, so that the last one still falls within the day.
  return after(Math.max(hourly, (rest / (left_today + 1)) * varied))
}

/** When waking hours begin or end next. Time zones differ by quarters of an hour, so that the changes fall on them. */
function nextWakingChange(now: Date, timeZone: string): number {
  const awake = isAwake(now, timeZone)
  let at = Math.floor(now.getTime() / quarter) * quarter + quarter
  while (isAwake(new Date(at), timeZone) === awake) at += quarter
  return at
}
