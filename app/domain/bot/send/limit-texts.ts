import type { Plan } from '#app/content/plans.ts'
import type { Week } from '#app/contract/settings.ts'
import { resumeText } from '#app/domain/bot/schedule/hours.ts'
import { type BotNote, untilRoom } from '#app/domain/bot/schedule/note.ts'
import type { LimitCode, LimitRefusal } from '#app/domain/bot/send/action-limits.ts'
import { clockText, isSameDay } from '#app/domain/time.ts'
import { zonedText } from '#app/time-zones.ts'

interface LimitText {
  refuses: 'all' | 'its kind' | 'strangers'
  /** `resumes`: as "at 10:05 AM". null: the note is stored as a code (`untilRoom`). */
  note: ((resumes: string) => string) | null
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
    note: null,
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

export function limitNote(
  { code, retry_at }: LimitRefusal,
  { hours, time_zone }: { hours: Week | null; time_zone: string },
  now: Date,
): BotNote {
  const resumes = resumeText(retry_at, hours, now, time_zone)
  const { note } = limitTexts[code]
  return note ? { note: note(resumes) } : untilRoom('day_limit', resumes)
}

export function heldText(
  code: LimitCode,
  { plan, time_zone }: { plan: Plan; time_zone: string },
  from: Date,
  now: Date,
): string {
  const weekday = zonedText(from, time_zone, { weekday: 'long' })
  const at = clockText(from, time_zone)
  return `${limitTexts[code].reason(plan)} It can go out after ${isSameDay(from, now, time_zone) ? at : `${weekday} ${at}`}.`
}
