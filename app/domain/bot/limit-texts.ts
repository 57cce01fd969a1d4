import type { Plan } from '#app/content/plans.ts'
import type { LimitCode } from '#app/domain/bot/action-limits.ts'
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
    note: 'Waiting for working hours.',
    reason: () => 'It’s outside the bot’s hours.',
  },
  hour_limit: {
    refuses: 'all',
    note: 'Hourly limit reached. The bot continues as soon as there’s room.',
    reason: () => 'You’ve reached the hourly limit.',
  },
  day_limit: {
    refuses: 'all',
    note: 'Daily limit reached. The bot continues tomorrow.',
    reason: (plan) => `You’ve used all ${plan.actions_per_day} actions for today on the ${plan.name} plan.`,
  },
  reply_limit: {
    refuses: 'its kind',
    note: 'Today’s replies are used up. The bot continues with likes and follows.',
    reason: (plan) => `You’ve used all ${plan.replies_per_day} replies for today on the ${plan.name} plan.`,
  },
  follow_limit: {
    refuses: 'its kind',
    note: 'Today’s follows are used up. The bot continues with replies and likes.',
    reason: () => 'You’ve used all your follows for today.',
  },
  view_limit: {
    refuses: 'its kind',
    note: 'Today’s profile views are used up. The bot continues with replies, likes and follows.',
    reason: (plan) => `You’ve used all ${plan.actions_per_day} profile views for today on the ${plan.name} plan.`,
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
  return `${limitTexts[code].reason(plan)} It can go out after ${at}.`
}
