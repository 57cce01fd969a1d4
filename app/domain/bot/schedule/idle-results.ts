import type { FoundPosts } from '#app/contract/bots.ts'
import { allowedKinds, isQueueFull, withWaiting } from '#app/domain/bot/decide/choose.ts'
import { maxAgeDaysOf } from '#app/domain/bot/find/widened.ts'
import { foundText } from '#app/domain/bot/schedule/found-text.ts'
import { hoursNote } from '#app/domain/bot/schedule/hours-note.ts'
import type { StepResult } from '#app/domain/bot/schedule/lease.ts'
import { queueFull } from '#app/domain/bot/schedule/note.ts'
import { schedule } from '#app/domain/bot/schedule/step-result.ts'
import type { StepContext } from '#app/domain/bot/step-context.ts'
import { minute, momentText } from '#app/domain/time.ts'

const idleInterval = 3 * minute

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

export function budgetResult({ network }: StepContext, now: Date): StepResult {
  const note = `The budget for reading ${network.name} is used up for now. Until there’s more, the bot only replies to people who write to you.`
  return { due_at: new Date(now.getTime() + mentionCheckEvery), note }
}

export function noWorkResult({ bot }: StepContext, now: Date, found: FoundPosts): StepResult {
  const due_at = new Date(now.getTime() + idleInterval)
  const why = foundText(found, maxAgeDaysOf(bot))
  return { due_at, note: `${why} The bot looks again at ${momentText(due_at, now, bot.time_zone)}.`, found }
}
