import { allowedKinds, isQueueFull, withWaiting } from '#app/domain/bot/choose.ts'
import { hoursNote } from '#app/domain/bot/hours-note.ts'
import type { StepResult } from '#app/domain/bot/lease.ts'
import { queueFull } from '#app/domain/bot/note.ts'
import type { StepContext } from '#app/domain/bot/step-context.ts'
import { schedule } from '#app/domain/bot/step-result.ts'
import { minute } from '#app/domain/time.ts'

const idleInterval = 3 * minute

/** How often a bot reads its mentions while it may do nothing else. */
export const mentionCheckEvery = 15 * minute

export function nightResult(context: StepContext): StepResult {
  const { bot, deps } = context
  return { ...schedule(context, null), note: hoursNote(bot.hours, deps.clock.now(), bot.time_zone) }
}

export function nothingAllowedResult(context: StepContext, now: Date): StepResult {
  const { budget, bot } = context
  if (isQueueFull(budget) || allowedKinds(withWaiting(budget), bot, now).refusal)
    return { ...schedule(context, null), ...queueFull }
  const note = 'The bot has reached its limit for new people for now.'
  return { due_at: new Date(now.getTime() + mentionCheckEvery), note }
}

/** Mentions may still be answered, so the bot is due again when it next reads them. */
export function budgetResult({ network }: StepContext, now: Date): StepResult {
  const note = `The budget for reading ${network.name} is used up for now. Until there’s more, the bot only replies to people who write to you.`
  return { due_at: new Date(now.getTime() + mentionCheckEvery), note }
}

export function noWorkResult(now: Date, judgedCount: number): StepResult {
  const note =
    judgedCount > 0
      ? `Read ${judgedCount} ${judgedCount === 1 ? 'post' : 'posts'}, none worth a reply. Looking again in a few minutes.`
      : 'No new posts on your topics. Looking again in a few minutes.'
  return { due_at: new Date(now.getTime() + idleInterval), note }
}
