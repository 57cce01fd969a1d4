import type { Plan } from '#app/content/plans.ts'
import type { Week } from '#app/contract/settings.ts'
import type { Db } from '#app/db/pool.ts'
import { resumeText } from '#app/domain/bot/schedule/hours.ts'
import { type BotNote, untilRoom } from '#app/domain/bot/schedule/note.ts'
import type { LimitCode, LimitRefusal } from '#app/domain/bot/send/action-limits.ts'
import { planUsageOf, type UsageOwner } from '#app/domain/bot/send/plan-usage.ts'
import { clockText, isSameDay } from '#app/domain/time.ts'
import { zonedText } from '#app/time-zones.ts'

interface LimitText {
  refuses: 'all' | 'its kind' | 'strangers'
  /** `resumes`: as "at 10:05 AM". null: the note is stored as a code (`untilRoom`). */
  note: ((resumes: string) => string) | null
  /** `source`: what sets the plan's limits now. */
  reason(plan: Plan, source: string): string
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
    reason: (plan, source) => `Today’s ${plan.actions_per_day} actions ${source} are used up.`,
  },
  reply_limit: {
    refuses: 'its kind',
    note: () => 'Today’s replies are used up. The bot continues with likes and follows.',
    reason: (plan, source) => `Today’s ${plan.replies_per_day} replies ${source} are used up.`,
  },
  follow_limit: {
    refuses: 'its kind',
    note: () => 'Today’s follows are used up. The bot continues with replies and likes.',
    reason: () => 'Today’s follows are used up.',
  },
  view_limit: {
    refuses: 'its kind',
    note: () => 'Today’s profile views are used up. The bot continues with replies, likes and follows.',
    reason: (plan, source) => `Today’s ${plan.actions_per_day} profile views ${source} are used up.`,
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

/** Why nothing was sent, with the limits as they are today. */
export async function refusedText(db: Db, user: UsageOwner, code: LimitCode, now: Date): Promise<string> {
  const { allows, warm_up } = await planUsageOf(db, user, now)
  return limitTexts[code].reason(allows, warm_up ? 'of the warm-up' : `on the ${allows.name} plan`)
}

export async function heldText(db: Db, user: UsageOwner, code: LimitCode, from: Date, now: Date): Promise<string> {
  const { time_zone } = user
  const weekday = zonedText(from, time_zone, { weekday: 'long' })
  const at = clockText(from, time_zone)
  return `${await refusedText(db, user, code, now)} It can go out after ${isSameDay(from, now, time_zone) ? at : `${weekday} ${at}`}.`
}
