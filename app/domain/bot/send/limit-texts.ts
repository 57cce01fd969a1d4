import type { Plan } from '#app/content/plans.ts'
import type { LimitCode } from '#app/domain/bot/send/action-limits.ts'
import { isSameDay } from '#app/domain/time.ts'

interface LimitText {
  /** The actions that it refuses: the others may still be allowed. */
  refuses: 'all' | 'its kind' | 'strangers'
  /** The bot's note on the dashboard. */
  note: string
  /** Why an action cannot be sent now. */
  reason(plan: Plan): string
}

export const limitTexts: Record<LimitCode, LimitText> = {
  quiet_hours: {
    refuses: 'strangers',
    note: 'The bot is waiting for its working hours.',
    reason: () => 'The bot’s hours do not allow it now.',
  },
  hour_limit: {
    refuses: 'all',
    note: 'The hourly limit is reached; the bot continues as soon as there is room.',
    reason: () => 'The hourly limit is reached.',
  },
  day_limit: {
    refuses: 'all',
    note: 'Today’s limit is reached; the bot continues tomorrow.',
    reason: (plan) => `Today’s ${plan.actions_per_day} actions of the ${plan.name} plan are used.`,
  },
  reply_limit: {
    refuses: 'its kind',
    note: 'Today’s replies are used up; the bot continues with likes and follows.',
    reason: (plan) => `Today’s ${plan.replies_per_day} replies of the ${plan.name} plan are used.`,
  },
  follow_limit: {
    refuses: 'its kind',
    note: 'Today’s follows are used up; the bot continues with replies and likes.',
    reason: () => 'Today’s limit of follows is reached.',
  },
  view_limit: {
    refuses: 'its kind',
    note: 'Today’s profile views are used up; the bot continues with replies, likes and follows.',
    reason: (plan) => `Today’s ${plan.actions_per_day} profile views of the ${plan.name} plan are used.`,
  },
}

/** Why an action cannot be sent now, and from when on it can. */
export function heldText(
  code: LimitCode,
  { plan, time_zone }: { plan: Plan; time_zone: string },
  from: Date,
  now: Date,
): string {
  const weekday = isSameDay(from, now, time_zone) ? {} : ({ weekday: 'long' } as const)
  const at = from.toLocaleTimeString('en-US', { ...weekday, hour: 'numeric', minute: '2-digit', timeZone: time_zone })
  return `${limitTexts[code].reason(plan)} It can be sent from ${at}.`
}
