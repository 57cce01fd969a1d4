import type { Week } from '#app/contract/settings.ts'
import { atText, modeAt, nextChange, nextWork, standardHours, untilText } from '#app/domain/bot/schedule/hours.ts'
import { placeOf } from '#app/domain/time.ts'

/** `does` continues "the bot …". */
export interface Rest {
  cause: 'pause' | 'limit' | 'queue' | 'hours' | 'replies'
  why: string
  does: string
}

export const restText = ({ why, does }: Rest) => `${why} The bot ${does}.`

/** null during working hours. `hours`: the user's choice. */
export function hoursRest(hours: Week | null, now: Date, timeZone: string): Rest | null {
  const week = hours ?? standardHours
  const mode = modeAt(week, now, timeZone)
  if (mode === 'work') return null
  if (mode === 'quiet') {
    const until = untilText(nextChange(week, now, timeZone), now, timeZone)
    return { cause: 'hours', why: 'It’s quiet hours.', does: `does nothing ${until}` }
  }
  const why = hours ? 'It’s outside working hours.' : `It’s night ${placeOf(timeZone)}.`
  const at = atText(nextWork(week, now, timeZone), now, timeZone)
  return {
    cause: 'hours',
    why,
    does: `only responds to people who write to you, and starts searching ${at}`,
  }
}

/** For the bot's status line. */
export function hoursNote(hours: Week | null, now: Date, timeZone: string): string | null {
  const rest = hoursRest(hours, now, timeZone)
  return rest && restText(rest)
}
