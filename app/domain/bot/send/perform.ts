import type { Clock } from '#app/adapters/clock.ts'
import { type Network, type NetworkClient, NetworkError } from '#app/adapters/network/network.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { optedOutCode, optOutReasonOf } from '#app/domain/bot/opt-outs/opt-outs.ts'
import {
  type ClaimResult,
  callSeconds,
  claimAction,
  isPermanentRefusal,
  type Sender,
} from '#app/domain/bot/send/claim.ts'
import { askUser, type PlannedAction } from '#app/domain/bot/send/planned-actions.ts'
import { settle } from '#app/domain/bot/send/settle.ts'
import { publishUnsent } from '#app/domain/bot/send/unsent.ts'
import { leaveToUser } from '#app/domain/connection/click-only.ts'

/** An older claim is checked against the bot's row again, so that a stop takes effect within a second. */
const staleClaimMs = 500

const checkMs = 10_000
export const alreadyDone = 'already_done'
export const postGone = 'post_gone'

export type Performed =
  | { outcome: 'done' }
  | { outcome: 'failed'; error: NetworkError }
  /** No response; `settleLostCalls` asks the network later. */
  | { outcome: 'lost' }
  | { outcome: 'later'; error: NetworkError }
  /** A like or follow that the user had done by hand; counts against no limit. */
  | { outcome: 'already_done' }
  | { outcome: 'not_claimed'; claim: NotClaimed }

type NotClaimed = Extract<ClaimResult, { claimed: false }>

interface Deps {
  db: Db
  network: Network
  clock: Clock
}

/** Throws `NetworkError` if the check can't be made, and the signal's reason; then nothing was claimed. */
export async function perform(
  { db, network, clock }: Deps,
  client: NetworkClient,
  action: PlannedAction,
  signal = AbortSignal.timeout(checkMs),
  sender: Sender = 'bot',
): Promise<Performed> {
  const end = await endByCheck(client, action, signal)
  if (end) {
    const code = end.outcome === 'failed' ? end.error.message : alreadyDone
    if (await endUnclaimed(db, action, 'failed', code, clock.now())) return end
    return { outcome: 'not_claimed', claim: { claimed: false, code: 'not_planned', retry_at: null } }
  }
  // After its time another attempt may be under way.
  signal.throwIfAborted()
  const begun = performance.now()
  const claim = await claimAction(db, network, action, clock.now(), sender)
  if (!claim.claimed) return notClaimed(db, action, claim, clock.now())
  const sent = { id: action.id, claimed_at: claim.claimed_at }
  const used = performance.now() - begun
  if (sender === 'bot' && used > staleClaimMs && !(await stillRunning(db, action.user_id, claim.generation))) {
    await settle(db, sent, { state: 'planned' }, clock.now())
    return { outcome: 'not_claimed', claim: { claimed: false, code: 'stopped', retry_at: null } }
  }
  const called = performance.now()
  const elapsed = () => Math.round(performance.now() - called)
  try {
    const inTime = AbortSignal.timeout(Math.max(1, Math.floor(callSeconds * 1000 - used)))
    const result_id = await client.perform(action.network_account_id, action, inTime)
    await settle(db, sent, { state: 'success', result_id, response_ms: elapsed() }, clock.now())
    return { outcome: 'done' }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const fail = (code: string) => settle(db, sent, { state: 'failed', code, response_ms: elapsed() }, clock.now())
    switch (error.kind) {
      case 'unknown_outcome':
        return { outcome: 'lost' }
      case 'rate_limited':
      case 'unavailable':
        await settle(db, sent, { state: 'planned' }, clock.now())
        return { outcome: 'later', error }
      case 'needs_user': {
        // First, so that whatever happens next it isn't sent again without a click.
        await leaveToUser(db, network, action, clock.now())
        await settle(db, sent, { state: 'planned' }, clock.now())
        const code = action.kind === 'view' ? 'forbidden' : 'needs_click'
        return notClaimed(db, action, { claimed: false, code, retry_at: null }, clock.now())
      }
      case 'already_done':
        await fail(alreadyDone)
        return { outcome: 'already_done' }
      case 'refused':
        await fail((await isPostGone(client, action).catch(unanswered)) ? postGone : error.message)
        return { outcome: 'failed', error }
      case 'automated':
      case 'unauthorized':
      case 'suspended':
        await fail(error.message)
        return { outcome: 'failed', error }
    }
  }
}

async function endByCheck(client: NetworkClient, action: PlannedAction, signal: AbortSignal) {
  try {
    const isDone = await client.isDone(action.network_account_id, action, signal)
    return isDone ? ({ outcome: 'already_done' } as const) : null
  } catch (error) {
    if (error instanceof NetworkError && error.kind === 'refused') return { outcome: 'failed', error } as const
    throw error
  }
}

export async function isPostGone(client: NetworkClient, { kind, target_id }: PlannedAction): Promise<boolean> {
  if (kind !== 'reply' && kind !== 'like') return false
  return !(await client.outcomes([target_id], AbortSignal.timeout(checkMs))).has(target_id)
}

function unanswered(error: unknown): false {
  if (error instanceof NetworkError) return false
  throw error
}

async function notClaimed(db: Db, action: PlannedAction, claim: NotClaimed, now: Date): Promise<Performed> {
  if (claim.code === 'needs_click') await askUser(db, action.id, now)
  if (isPermanentRefusal(claim.code)) await endUnclaimed(db, action, 'expired', claim.code, now)
  return { outcome: 'not_claimed', claim }
}

async function stillRunning(db: Db, userId: string, generation: number): Promise<boolean> {
  const bot = await db
    .selectFrom('bots')
    .select('state')
    .where('user_id', '=', userId)
    .where('generation', '=', generation)
    .executeTakeFirst()
  return bot?.state === 'running'
}

/** false: it has been claimed. */
export async function endUnclaimed(
  db: Db,
  action: PlannedAction,
  state: 'expired' | 'failed',
  code: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ended = await tx
      .updateTable('actions')
      .set({ state, code, finished_at: now })
      .$if(code === optedOutCode, (update) =>
        update.set((row) => ({ reason: optOutReasonOf(row.ref('author_handle')) })),
      )
      .where('id', '=', action.id)
      .where('state', '=', 'planned')
      .executeTakeFirst()
    if (ended.numUpdatedRows === 0n) return false
    await publishUnsent(tx, action, state, now)
    return true
  })
}
