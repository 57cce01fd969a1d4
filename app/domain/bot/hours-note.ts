import type { Week } from '#app/contract/settings.ts'
import { atText, modeAt, nextChange, nextWork, standardHours, untilText } from '#app/domain/bot/hours.ts'
import { placeOf } from '#app/domain/time.ts'

/** What the bot does outside its hours of work, and when it begins again; null: it works. `hours`: the user's choice. */
export function hoursNote(hours: Week | null, now: Date, timeZone: string): string | null {
  const week = hours ?? standardHours
  const mode = modeAt(week, now, timeZone)
  if (mode === 'work') return null
  if (mode === 'quiet')
    return `Quiet hours: the bot does nothing ${untilText(nextChange(week, now, timeZone), now, timeZone)}.`
  const why = hours ? 'Outside working hours' : `It’s night ${placeOf(timeZone)}`
  const at = atText(nextWork(week, now, timeZone), now, timeZone)
  return `${why}. The bot only replies to people who write to you, and starts with new posts ${at}.`
}
