import { capability, type NetworkClient, NetworkError } from '#app/adapters/network/network.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { endSentence } from '#app/domain/activity/end-codes.ts'
import { optedOutCode, optOutReason } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { onNetworkError } from '#app/domain/bot/schedule/step-result.ts'
import { heldText } from '#app/domain/bot/send/limit-texts.ts'
import { endUnclaimed, isPostGone, type Performed, perform, postGone } from '#app/domain/bot/send/perform.ts'
import { askUser, type PlannedAction, planWaiting } from '#app/domain/bot/send/planned-actions.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { isBotRunning, wakeBot } from '#app/domain/bot-state.ts'
import { type OpenConnection, openConnectionTo } from '#app/domain/connection/open.ts'
import { pauseOf } from '#app/domain/connection/pause.ts'
import { type Decision, keepText, requireSeen, requireSendable } from '#app/domain/drafts/text.ts'
import { fail } from '#app/domain/failure.ts'
import { ifAffordable } from '#app/domain/metering/network-usage.ts'
import { publish } from '#app/live/publish.ts'

/** `scheduled`: the bot sends it later. `kept`: still waits. `decided`: another tab or the bot was faster. */
export type Sent = { outcome: 'sent' | 'decided' } | { outcome: 'lost' | 'scheduled' | 'kept' | 'ended'; why: string }

/**
 * Throws `invalid`, `draft_changed`, `not_connected`, and `tap_elsewhere` if the network wants the click on its own
 * page.
 */
export async function sendDraft(deps: StepDeps, user: SessionUser, draft: Decision): Promise<Sent> {
  const { db, clock } = deps
  const waiting = await waitingDraft(db, user.id, draft.id)
  if (!waiting) return { outcome: 'decided' }
  const connection = await openConnectionTo(deps, { user_id: user.id, ...waiting })
  if (!connection) return fail('not_connected')
  const { network } = connection
  const { permission, clickUrl } = capability(network, waiting.kind, waiting.situation)
  if (clickUrl) fail('tap_elsewhere')
  requireSeen(waiting.text, draft)
  const written = { ...draft, text: waiting.text === null ? null : (draft.text ?? waiting.text).trim() }
  await requireSendable(db, network, user.id, written, clock.now())
  await keepText(db, user.id, written, clock.now())
  const action = await planWaiting(db, user.id, written, permission === 'click' ? 'tap' : 'approved')
  if (!action) return { outcome: 'decided' }
  return send(deps, user, connection, action)
}

export async function kindOf(db: Db, userId: string, id: string) {
  const row = await db
    .selectFrom('actions')
    .select('kind')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.kind ?? 'reply'
}

function waitingDraft(db: Db, userId: string, id: string) {
  return db
    .selectFrom('actions')
    .select(['kind', 'situation', 'text', 'network', 'network_account_id'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

async function send(
  deps: StepDeps,
  user: SessionUser,
  connection: OpenConnection,
  action: PlannedAction,
): Promise<Sent> {
  const { db, clock } = deps
  const { network, client } = connection
  const now = clock.now()
  const pause = pauseOf(connection, now)
  if (pause) return hold(deps, user, action, pause.why)
  try {
    if (await endIfPostGone(db, client, action, now)) return ended(endSentence(postGone))
    return await resultOf(
      deps,
      user,
      connection,
      action,
      await perform({ db, network, clock }, client, action, undefined, 'user'),
    )
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return onTrouble(deps, user, connection, action, error)
  }
}

async function endIfPostGone(db: Db, client: NetworkClient, action: PlannedAction, now: Date): Promise<boolean> {
  // The network itself refuses a reply to a deleted post.
  if (!(await ifAffordable(isPostGone(client, action), false))) return false
  await endUnclaimed(db, action, 'expired', postGone, now)
  return true
}

async function resultOf(
  deps: StepDeps,
  user: SessionUser,
  connection: OpenConnection,
  action: PlannedAction,
  performed: Performed,
): Promise<Sent> {
  const { clock } = deps
  const { network } = connection
  switch (performed.outcome) {
    case 'done':
      return { outcome: 'sent' }
    case 'already_done':
      return ended(endSentence('already_done'))
    case 'lost':
      return { outcome: 'lost', why: `${network.name} didn’t confirm. We’re checking whether it went through.` }
    case 'later':
      return onTrouble(deps, user, connection, action, performed.error)
    case 'failed': {
      const { why } = await onNetworkError(deps, user.id, connection, performed.error)
      return { outcome: 'ended', why }
    }
    case 'not_claimed': {
      const { claim } = performed
      if (claim.retry_at)
        return hold(deps, user, action, await heldText(deps.db, user, claim.code, claim.retry_at, clock.now()))
      if (claim.code === 'not_planned' || claim.code === 'stopped') return { outcome: 'decided' }
      if (claim.code === 'needs_click') return fail('tap_elsewhere')
      const why = claim.code === optedOutCode ? optOutReason(action.author_handle) : endSentence(claim.code)
      return ended(why)
    }
  }
}

const ended = (why: string | null): Sent => ({ outcome: 'ended', why: why ?? '' })

/** Not sent; the network may accept it later. If the connection has ended, the user must act first. */
async function onTrouble(
  deps: StepDeps,
  user: SessionUser,
  connection: OpenConnection,
  action: PlannedAction,
  error: NetworkError,
): Promise<Sent> {
  const { why, is_closed } = await onNetworkError(deps, user.id, connection, error)
  if (!is_closed) await wakeBot(deps.db, user.id, deps.clock.now())
  return hold(deps, user, action, why)
}

/** A running bot sends it later; else it waits for the user again. */
async function hold(
  { db, clock }: StepDeps,
  user: SessionUser,
  { id, kind }: PlannedAction,
  why: string,
): Promise<Sent> {
  await db
    .updateTable('drafts')
    .set({ shown_from: clock.now(), note: `Not sent yet: ${why}` })
    .where('action_id', '=', id)
    .execute()
  if (!(await isBotRunning(db, user.id))) {
    await putBack(db, user.id, id, clock.now())
    return { outcome: 'kept', why }
  }
  await inTransaction(db, (tx) => publish(tx, user.id, 'action', { id, kind, state: 'planned' }, clock.now()))
  return { outcome: 'scheduled', why }
}

/** Undoes an approval that was not sent yet. false: too late. */
export async function putBack(db: Db, userId: string, actionId: string, now: Date): Promise<boolean> {
  const approved = await db
    .selectFrom('actions')
    .select('id')
    .where('id', '=', actionId)
    .where('user_id', '=', userId)
    .where('state', '=', 'planned')
    .where('source', '!=', 'auto')
    .executeTakeFirst()
  return approved ? askUser(db, approved.id, now) : false
}
