import { counted } from '#app/content/counted.ts'
import type { FoundPosts } from '#app/contract/bots.ts'
import { allowedKinds, isEnabled, isQueueFull, withWaiting } from '#app/domain/bot/decide/choose.ts'
import { maxAgeDaysOf } from '#app/domain/bot/find/widened.ts'
import { foundText } from '#app/domain/bot/schedule/found-text.ts'
import { hoursNote } from '#app/domain/bot/schedule/hours-rest.ts'
import type { StepResult } from '#app/domain/bot/schedule/lease.ts'
import { queueFull } from '#app/domain/bot/schedule/note.ts'
import { schedule } from '#app/domain/bot/schedule/step-result.ts'
import { usedByKind } from '#app/domain/bot/send/action-limits.ts'
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
  return { due_at: new Date(now.getTime() + mentionCheckEvery), note: shareNote(context) }
}

/** Without more replies, more of the other kinds would look like a machine's. */
function shareNote({ budget, bot }: StepContext): string {
  const today = usedByKind(withWaiting(budget).usage)
  const others = (['like', 'follow', 'view'] as const).filter((kind) => today[kind] > 0)
  const done = list.format(others.map((kind) => counted(today[kind], kindNames[kind])))
  const beside = today.reply > 0 ? `with ${counted(today.reply, 'reply', 'replies')}` : 'without replies'
  const most = done && `${done} today. That’s the most the bot does ${beside}.`
  const remedy = isEnabled('reply', bot) ? '' : 'Switch on replies in Settings > Bot for more.'
  return [most, 'The bot meets new people again tomorrow.', remedy].filter(Boolean).join(' ')
}

const kindNames = { like: 'like', follow: 'follow', view: 'profile view' }
const list = new Intl.ListFormat('en-GB')

export function budgetResult({ network }: StepContext, now: Date): StepResult {
  const note = `The budget for reading ${network.name} is used up for now. Until there’s more, the bot only responds to people who write to you.`
  return { due_at: new Date(now.getTime() + mentionCheckEvery), note }
}

export function noWorkResult({ bot }: StepContext, now: Date, found: FoundPosts): StepResult {
  const due_at = new Date(now.getTime() + idleInterval)
  const why = foundText(found, maxAgeDaysOf(bot))
  return { due_at, note: `${why} The bot looks again at ${momentText(due_at, now, bot.time_zone)}.`, found }
}
