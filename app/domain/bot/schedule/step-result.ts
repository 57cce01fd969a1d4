import type { ActionKind, NetworkError } from '#app/adapters/network/network.ts'
import { inTransaction } from '#app/db/pool.ts'
import { isRefusedInARow } from '#app/domain/bot/schedule/circuit-breaker.ts'
import { resumeText } from '#app/domain/bot/schedule/hours.ts'
import { hoursNote } from '#app/domain/bot/schedule/hours-rest.ts'
import type { StepResult } from '#app/domain/bot/schedule/lease.ts'
import { type BotNote, untilRoom } from '#app/domain/bot/schedule/note.ts'
import { heldUntil, isDayDone, nextDue, type Pace } from '#app/domain/bot/schedule/pace.ts'
import { limitNote, limitTexts } from '#app/domain/bot/send/limit-texts.ts'
import type { Performed } from '#app/domain/bot/send/perform.ts'
import type { PlannedAction } from '#app/domain/bot/send/planned-actions.ts'
import { paceOf, type StepContext, type StepDeps } from '#app/domain/bot/step-context.ts'
import { isBotRunning, stopRunningBot } from '#app/domain/bot-state.ts'
import { closeConnection, refusals } from '#app/domain/connection/close.ts'
import type { OpenConnection } from '#app/domain/connection/open.ts'
import { pauseCodeOf, pauseConnection, pauseText } from '#app/domain/connection/pause.ts'
import { usedUpText } from '#app/domain/metering/llm-usage.ts'
import { notifyStopped } from '#app/domain/notification/stopped.ts'
import { hour, minute, spanText } from '#app/domain/time.ts'

export async function stepResultOf(
  context: StepContext,
  action: PlannedAction,
  performed: Performed,
): Promise<StepResult> {
  const now = context.deps.clock.now()
  switch (performed.outcome) {
    case 'done':
      return { ...schedule(context, action.kind), ...idleNote(paceOf(context, now, action.kind)) }
    case 'lost':
      return {
        ...schedule(context, action.kind),
        note: `${context.network.name} didn’t confirm the last ${action.kind}. Checking whether it went through.`,
      }
    case 'already_done':
      return { due_at: now, note: 'Looking for the next post.' }
    case 'failed': {
      const trouble = await onNetworkError(context.deps, action.user_id, context.connection, performed.error)
      return performed.error.kind === 'refused' ? { ...trouble, ...(await afterRefusal(context)) } : trouble
    }
    case 'later':
      return onNetworkError(context.deps, action.user_id, context.connection, performed.error)
    case 'not_claimed': {
      const { claim } = performed
      if (claim.code === 'needs_click') return { due_at: now, note: null }
      if (claim.retry_at === null) return { due_at: now, note: 'Looking for the next post.' }
      const due_at = limitTexts[claim.code].refuses === 'all' ? claim.retry_at : now
      return { due_at, ...limitNote(claim, context.bot, now) }
    }
  }
}

/** The next action comes at the usual pace; after too many refusals none does. */
async function afterRefusal(context: StepContext): Promise<Partial<StepResult>> {
  const { deps, bot, network } = context
  if (!(await isRefusedInARow(deps.db, bot))) return schedule(context, null)
  const stop_reason = `${network.name} refused three actions in a row. Check your account there before you wake the bot up.`
  return { note: null, stop_reason }
}

interface Trouble extends StepResult {
  note: string
  /** What happened, as a sentence; the note also says what the bot does next. */
  why: string
  is_closed: boolean
}

export const afterPause = 'The bot continues when that’s over.'

/** `wait`: how long after an outage the bot tries again, in ms. */
export async function onNetworkError(
  deps: StepDeps,
  userId: string,
  connection: OpenConnection,
  error: NetworkError,
  wait = minute,
): Promise<Trouble> {
  const now = deps.clock.now()
  const { name } = connection.network
  const soon = new Date(now.getTime() + minute)
  const trouble = (due_at: Date, why: string, next = '', is_closed = false): Trouble => ({
    due_at,
    note: `${why} ${next}`.trim(),
    why,
    is_closed,
  })
  const close = async (reason: string) => {
    await closeConnection(deps.db, deps.queue, userId, connection.sealed, reason, now)
    return trouble(now, reason, '', true)
  }
  switch (error.kind) {
    case 'suspended':
    case 'unauthorized':
      return close(refusals[error.kind](name))
    case 'rate_limited': {
      const until = error.retryAt ?? new Date(now.getTime() + 15 * minute)
      await pauseConnection(deps.db, userId, connection, until, error)
      return trouble(until, pauseText(name, pauseCodeOf(error)), afterPause)
    }
    case 'automated': {
      await pauseConnection(deps.db, userId, connection, error.retryAt ?? new Date(now.getTime() + hour), error)
      const reason = `${pauseText(name, 'automated')} So the bot stopped, to keep your account safe. Check your account there before you wake the bot up.`
      await stopBot(deps, userId, reason)
      return trouble(now, reason)
    }
    case 'unavailable':
    case 'unknown_outcome': {
      const next = wait > minute ? `in ${spanText(wait)}` : 'every minute'
      const at = new Date(now.getTime() + wait)
      return trouble(at, `${name} isn’t responding properly.`, `The bot tries again ${next}.`)
    }
    case 'refused':
    case 'needs_user':
    case 'already_done':
      return trouble(soon, `${name}: ${error.message}`)
  }
}

/** A running step of the bot ends without effect on its row. */
function stopBot({ db, queue, clock }: StepDeps, userId: string, reason: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await isBotRunning(tx, userId))) return
    await stopRunningBot(tx, userId, reason, clock.now())
    await notifyStopped(tx, queue, userId, reason, 'bot_stopped', clock.now())
  })
}

export function schedule(context: StepContext, done: ActionKind | null): { due_at: Date; act_at: Date } {
  const at = nextDue(paceOf(context, context.deps.clock.now(), done), Math.random())
  return { due_at: at, act_at: at }
}

export function withShareNote(result: StepResult, now: Date, timeZone: string): StepResult {
  if (result.stop_reason || result.note_code === 'day_done') return result
  const used = `${usedUpText(now, timeZone)} Until then, the bot continues with likes and thanks.`
  return { ...result, note: [result.note, used].filter(Boolean).join(' ') }
}

export function idleNote(pace: Pace): BotNote {
  const { now, hours, time_zone } = pace
  const held = heldUntil(pace)
  if (held && isDayDone(pace)) return untilRoom('day_done', resumeText(held, hours, now, time_zone))
  if (held) return limitNote({ code: 'day_limit', retry_at: held }, pace, now)
  return { note: hoursNote(hours, now, time_zone) }
}
