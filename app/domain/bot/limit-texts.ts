import type { Plan } from '#app/content/plans.ts'
import type { Week } from '#app/contract/settings.ts'
import type { LimitCode, LimitRefusal } from '#app/domain/bot/action-limits.ts'
import { resumeText } from '#app/domain/bot/hours.ts'
import { type BotNote, untilRoom } from '#app/domain/bot/note.ts'
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
    note: () => 'Waiting for working hours.',
    reason: () => 'It’s outside the bot’s hours.',
  },
  hour_limit: {
    refuses: 'all',
    note: (resumes) => `Hourly limit reached. The bot continues ${resumes}.`,
    reason: () => 'You’ve reached the hourly limit.',
  },
  day_limit: {
    refuses: 'all',
    note: (resumes) => `Daily limit reached. The bot continues ${resumes}.`,
    reason: (plan) => `Today’s ${plan.actions_per_day} actions on the ${plan.name} plan are used up.`,
  },
  reply_limit: {
    refuses: 'its kind',
    note: () => 'Today’s replies are used up. The bot continues with likes and follows.',
    reason: (plan) => `Today’s ${plan.replies_per_day} replies on the ${plan.name} plan are used up.`,
  },
  follow_limit: {
    refuses: 'its kind',
    note: () => 'Today’s follows are used up. The bot continues with replies and likes.',
    reason: () => 'Today’s follows are used up.',
  },
  view_limit: {
    refuses: 'its kind',
    note: () => 'Today’s profile views are used up. The bot continues with replies, likes and follows.',
    reason: (plan) => `Today’s ${plan.actions_per_day} profile views on the ${plan.name} plan are used up.`,
  },
}

/** The note of a bot that a limit holds up until then. */
export function limitNote(
  { code, retry_at }: LimitRefusal,
  { hours, time_zone }: { hours: Week | null; time_zone: string },
  now: Date,
): BotNote {
  const resumes = resumeText(retry_at, hours, now, time_zone)
  return code === 'day_limit' ? untilRoom(code, resumes) : { note: limitTexts[code].note(resumes) }
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
