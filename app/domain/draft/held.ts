import type { LimitCode } from '#app/domain/bot/limits.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import { isSameDay } from '#app/domain/time.ts'

/** Why a draft cannot be sent now, and from when on it can. */
export function heldText(code: LimitCode, { plan, time_zone }: SessionUser, from: Date, now: Date): string {
  const reasons: Record<LimitCode, string> = {
    quiet_hours: 'The bot’s hours do not allow it now.',
    hour_limit: 'The hourly limit is reached.',
    day_limit: `Today’s ${plan.actions_per_day} actions of the ${plan.name} plan are used.`,
    reply_limit: `Today’s ${plan.replies_per_day} replies of the ${plan.name} plan are used.`,
    follow_limit: 'Today’s limit of follows is reached.',
  }
  const today = isSameDay(from, now, time_zone)
  const weekday = today ? {} : ({ weekday: 'long' } as const)
  const at = from.toLocaleTimeString('en-US', { ...weekday, hour: 'numeric', minute: '2-digit', timeZone: time_zone })
  return `${reasons[code]} It can be sent from ${at}.`
}
