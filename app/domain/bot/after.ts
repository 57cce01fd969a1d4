import type { NetworkError } from '#app/adapters/network/network.ts'
import { isAsleep, isDayDone, nextDue, type Pace, waking } from '#app/domain/bot/pace.ts'
import type { Performed } from '#app/domain/bot/perform.ts'
import type { PlannedAction } from '#app/domain/bot/plan.ts'
import { paceOf, type Scene, type StepDeps, type StepResult } from '#app/domain/bot/scene.ts'
import { closeConnection } from '#app/domain/connection/close.ts'
import { pauseConnection } from '#app/domain/connection/sync.ts'
import { minute } from '#app/domain/time.ts'

/** What comes after an action was tried: when the bot is due again, and what its user reads meanwhile. */
export async function after(scene: Scene, action: PlannedAction, performed: Performed): Promise<StepResult> {
  const now = scene.deps.clock.now()
  switch (performed.outcome) {
    case 'done':
      return { ...soon(scene, 1), note: restNote(paceOf(scene, now, 1)) }
    case 'open':
      return {
        ...soon(scene, 1),
        note: `${scene.deps.network.name}’s answer to the last ${action.kind} was lost; it is being looked up.`,
      }
    case 'already':
      return { due_at: now, note: 'Looking for the next post.' }
    case 'failed':
    case 'later':
      return troubled(scene.deps, action.user_id, scene.sealed, performed.error)
    case 'not_claimed': {
      const { code, retry_at } = performed.claim
      // The other kinds may still fit.
      if (code === 'reply_limit' || code === 'follow_limit') return { due_at: now, note: limitNote(code) }
      return { due_at: retry_at ?? now, note: retry_at ? limitNote(code) : 'Looking for the next post.' }
    }
  }
}

/** What a network error means for the bot; an error that ends the connection also stops it. */
export async function troubled(
  deps: StepDeps,
  userId: string,
  sealed: string,
  error: NetworkError,
): Promise<StepResult> {
  const now = deps.clock.now()
  const name = deps.network.name
  if (error.kind === 'unauthorized' || error.kind === 'suspended') {
    const reason =
      error.kind === 'suspended'
        ? `${name} has suspended or locked the account.`
        : `${name} no longer accepts the connection. Connect the account again.`
    await closeConnection(deps.db, deps.queue, userId, sealed, reason, now)
    return { due_at: now, note: reason }
  }
  if (error.kind === 'rate_limited') {
    const until = error.retryAt ?? new Date(now.getTime() + 15 * minute)
    await pauseConnection(deps.db, userId, until)
    return { due_at: until, note: `${name} asked for a pause. The bot goes on after it.` }
  }
  const due_at = new Date(now.getTime() + minute)
  if (error.kind === 'unavailable' || error.kind === 'unclear')
    return { due_at, note: `${name} does not answer as it should just now. The bot tries again every minute.` }
  return { due_at, note: `${name}: ${error.message}` }
}

/** When the bot goes on, `done` actions after the step began. */
export function soon(scene: Scene, done: 0 | 1): { due_at: Date; act_at: Date } {
  const at = nextDue(paceOf(scene, scene.deps.clock.now(), done), Math.random())
  return { due_at: at, act_at: at }
}

export const dayDone = 'Today’s actions are done; the bot goes on tomorrow.'
export const nightNote = `It is night where you are: until ${waking.from}:00 only people who write to you get a reaction.`

/** Why nothing comes soon after an action; null where something does. */
function restNote(pace: Pace): string | null {
  if (isDayDone(pace)) return dayDone
  return isAsleep(pace) ? nightNote : null
}

export function limitNote(code: string): string {
  if (code === 'hour_limit') return 'The hourly limit is reached; the bot goes on when the hour frees up.'
  return 'Today’s limit is reached; the bot goes on tomorrow.'
}
