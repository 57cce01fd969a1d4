import type { Plan } from '#app/content/plans.ts'
import type { Week } from '#app/contract/settings.ts'
import type { LimitCode, LimitRefusal } from '#app/domain/bot/action-limits.ts'
import { resumeText } from '#app/domain/bot/hours.ts'
import { clockText, isSameDay } from '#app/domain/time.ts'

interface LimitText {
  /** The actions that it refuses: the others may still be allowed. */
  refuses: 'all' | 'its kind' | 'strangers'
  /** The bot's note on the dashboard; `resumes`: when it works again, as "at 10:05 AM". */
  note(resumes: string): string
  /** Why an action cannot be sent now. */
  reason(plan: Plan): string
}

export const limitTexts: Record<LimitCode, LimitText> = {
  quiet_hours: {
    refuses: 'strangers',
    note: () => 'The bot is waiting for its working hours.',
    reason: () => 'The bot’s hours do not allow it now.',
  },
  hour_limit: {
    refuses: 'all',
    note: (resumes) => `The hourly limit is reached; the bot continues ${resumes}.`,
    reason: () => 'The hourly limit is reached.',
  },
  day_limit: {
    refuses: 'all',
    note: (resumes) => `Today’s limit is reached; the bot continues ${resumes}.`,
    reason: (plan) => `Today’s ${plan.actions_per_day} actions of the ${plan.name} plan are used.`,
  },
  reply_limit: {
    refuses: 'its kind',
    note: () => 'Today’s replies are used up; the bot continues with likes and follows.',
    reason: (plan) => `Today’s ${plan.replies_per_day} replies of the ${plan.name} plan are used.`,
  },
  follow_limit: {
    refuses: 'its kind',
    note: () => 'Today’s follows are used up; the bot continues with replies and likes.',
    reason: () => 'Today’s limit of follows is reached.',
  },
  view_limit: {
    refuses: 'its kind',
    note: () => 'Today’s profile views are used up; the bot continues with replies, likes and follows.',
    reason: (plan) => `Today’s ${plan.actions_per_day} profile views of the ${plan.name} plan are used.`,
  },
}

/** The note of a bot that a limit holds up until then. */
export function limitNote(
  { code, retry_at }: LimitRefusal,
  { hours, time_zone }: { hours: Week | null; time_zone: string },
  now: Date,
): string {
  return limitTexts[code].note(resumeText(retry_at, hours, now, time_zone))
}

/** Why an action cannot be sent now, and from when on it can. */
export function heldText(
  code: LimitCode,
  { plan, time_zone }: { plan: Plan; time_zone: string },
  from: Date,
  now: Date,
): string {
  const weekday = from.toLocaleDateString('en-US', { weekday: 'long', timeZone: time_zone })
  const at = clockText(from, time_zone)
  return `${limitTexts[code].reason(plan)} It can be sent from ${isSameDay(from, now, time_zone) ? at : `${weekday} ${at}`}.`
}
