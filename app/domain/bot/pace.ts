import { hour, localTime, minute } from '#app/domain/time.ts'

/** When people are up and answer, and a stream of deeds does not look like a machine's: 8:00 to 22:00 where the user lives. */
export const waking = { from: 8, to: 22 } as const
const wakingHours = waking.to - waking.from
/** So many actions after a start come at once, at any time of day: whoever wakes the bot up sees it work. */
export const promptActions = 3
/** Trial credits a day that the pace counts on, so that fifty last for five days; after a start they may be used faster. */
export const creditsADay = 10
/** How often a sleeping bot looks for people who wrote to the user. */
const nightWait = 45 * minute
/** Of the even distance; the same distance each time would look like a machine's. */
export const jitter = { least: 0.6, most: 1.4 } as const
const quarter = 15 * minute

export interface Pace {
  now: Date
  time_zone: string
  /** The hourly limit in force. */
  per_hour: number
  /** The plan's daily limit, without credits. */
  per_day: number
  /** What is still meant for today, credits included. */
  left_today: number
  /** Actions since the bot was started, counted up to `promptActions`. */
  since_start: number
}

export function isAwake(at: Date, timeZone: string): boolean {
  const local = localTime(at, timeZone).hour
  return local >= waking.from && local < waking.to
}

/**
 * Whether the day's actions are spread. Where the hourly limit cannot use the day's up within the waking hours, spreading
 * would only take away what the user pays for: such a bot works around the clock.
 */
export function isSpread({ per_hour, per_day, since_start }: Pace): boolean {
  return per_day < per_hour * wakingHours && since_start >= promptActions
}

/** Only people who wrote to the user are answered now. */
export function isAsleep(pace: Pace): boolean {
  return isSpread(pace) && !isAwake(pace.now, pace.time_zone)
}

/** Whether nothing more is meant for today, though the limits may allow it. */
export function isDayDone(pace: Pace): boolean {
  return isSpread(pace) && pace.left_today <= 0
}

/** When the bot is due after an action, or after a look at night; `luck` is from 0 to 1. */
export function nextDue(pace: Pace, luck: number): Date {
  const { now, time_zone, per_hour, left_today } = pace
  const varied = jitter.least + luck * (jitter.most - jitter.least)
  const hourly = (hour / per_hour) * varied
  const after = (wait: number) => new Date(now.getTime() + wait)
  if (!isSpread(pace)) return after(hourly)
  const turn = nextTurn(now, time_zone)
  const rest = turn - now.getTime()
  if (!isAwake(now, time_zone)) return after(Math.max(hourly, Math.min(nightWait * varied, rest + hourly)))
  if (isDayDone(pace)) return new Date(nextTurn(new Date(turn), time_zone) + hourly)
  // One distance more than there are actions, so that the last one still falls into the day.
  return after(Math.max(hourly, (rest / (left_today + 1)) * varied))
}

/** When waking turns into sleeping or back. Zones differ by quarters of an hour, so that turns fall on them. */
function nextTurn(now: Date, timeZone: string): number {
  const awake = isAwake(now, timeZone)
  let at = Math.floor(now.getTime() / quarter) * quarter + quarter
  while (isAwake(new Date(at), timeZone) === awake) at += quarter
  return at
}
