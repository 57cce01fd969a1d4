import type { Week } from '#app/contract/settings.ts'
import { atText, modeAt, nextChange, nextWork, standardHours, untilText } from '#app/domain/bot/hours.ts'
import { pauseText } from '#app/domain/connection/pause.ts'
import { placeOf } from '#app/domain/time.ts'

interface Gauge {
  used: number
  most: number
}

interface Sleeping {
  network: string
  time_zone: string
  /** The hours that the user chose; null: none. */
  hours: Week | null
  /** The end of a pause that the network asked for. */
  paused_until: Date | null
  paused_unpaid: boolean
  limits: { actions: Gauge; replies: Gauge }
  /** Whether actions beyond a limit would use trial credits. */
  has_credits: boolean
}

/** What would restrict a stopped bot if it were started now; null: nothing would. */
export function startNote(sleeping: Sleeping, now: Date) {
  const { network, time_zone, hours, paused_until, paused_unpaid, limits, has_credits } = sleeping
  const isFull = ({ used, most }: Gauge) => used >= most && !has_credits
  const week = hours ?? standardHours
  const mode = modeAt(week, now, time_zone)
  if (paused_until && paused_until > now)
    return `${pauseText(network, paused_unpaid)} Wake the bot up now and it starts when that’s over.`
  if (isFull(limits.actions)) return 'You’ve used all of today’s actions. Wake the bot up now and it starts tomorrow.'
  if (mode === 'quiet')
    return `It’s quiet hours. If you wake the bot up, it does nothing ${untilText(nextChange(week, now, time_zone), now, time_zone)}.`
  if (mode === 'answer') {
    const why = hours ? 'It’s outside working hours' : `It’s night ${placeOf(time_zone)}`
    const at = atText(nextWork(week, now, time_zone), now, time_zone)
    return `${why}. If you wake the bot up, it only replies to people who write to you, and starts with new posts ${at}.`
  }
  if (isFull(limits.replies))
    return 'You’ve used all of today’s replies. Wake the bot up and it continues with likes and follows.'
  return null
}
