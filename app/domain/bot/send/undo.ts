import type { Clock } from '#app/adapters/clock.ts'
import { NetworkError, type NetworkId, type UndoTarget, undoableKinds } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { atServer } from '#app/domain/connection/at-server.ts'
import { openConnectionTo } from '#app/domain/connection/open.ts'
import { pauseConnection, pauseOf } from '#app/domain/connection/pause.ts'
import { fail } from '#app/domain/failure.ts'
import { bounded } from '#app/domain/text.ts'
import { hour, minute } from '#app/domain/time.ts'
import { publish } from '#app/live/publish.ts'
import type { Attempt, Queue } from '#app/queue/queue.ts'

/** The job's last attempt is over by then. */
const finishedAfter = 6 * hour

/** Idempotent. Throws `not_found` if there is nothing to undo. */
export async function requestUndo(
  { db, queue }: { db: Db; queue: Queue },
  userId: string,
  actionId: string,
  now: Date,
): Promise<UndoTarget['kind']> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('actions')
      .select(['kind', 'state', 'undo_asked_at', 'undo_error'])
      .where('id', '=', actionId)
      .where('user_id', '=', userId)
      .where('state', 'in', ['success', 'undone'])
      .forUpdate()
      .executeTakeFirst()
    const kind = undoableKinds.find((one) => one === row?.kind)
    if (!row || !kind) fail('not_found')
    const underWay =
      row.undo_asked_at && row.undo_error === null && row.undo_asked_at.getTime() > now.getTime() - finishedAfter
    if (row.state === 'undone' || underWay) return kind
    await tx.updateTable('actions').set({ undo_asked_at: now, undo_error: null }).where('id', '=', actionId).execute()
    await queue.enqueue(tx, 'action.undo', { action_id: actionId })
    await publish(tx, userId, 'action', { id: actionId, kind, state: 'undoing' }, now)
    return kind
  })
}

interface Deps {
  db: Db
  networks: Networks
  seals: Seals
  clock: Clock
}

type UndoResult = { outcome: 'undone' } | { outcome: 'impossible'; why: string } | { outcome: 'later'; why: string }

/** Throws to be retried unless it is the last attempt, which records why it failed. */
export async function undoAction(deps: Deps, actionId: string, { isLast, signal }: Attempt): Promise<void> {
  const action = await deps.db
    .selectFrom('actions')
    .select(['id', 'user_id', 'network', 'network_account_id', 'kind', 'target_id', 'text', 'result_id', 'claimed_at'])
    .where('id', '=', actionId)
    .where('state', '=', 'success')
    .where('undo_asked_at', 'is not', null)
    .where('undo_error', 'is', null)
    .executeTakeFirst()
  const kind = undoableKinds.find((one) => one === action?.kind)
  if (!action || !kind) return
  const result = await tryUndo(deps, { ...action, kind }, signal)
  if (result.outcome === 'later' && !isLast) throw new Error(`The action could not be undone yet: ${result.why}`)
  await recordUndo(deps, { ...action, kind }, result.outcome === 'undone' ? null : result.why)
}

interface SentAction extends UndoTarget {
  id: string
  user_id: string
  network: NetworkId
  network_account_id: string
  text: string | null
  claimed_at: Date | null
}

async function tryUndo(deps: Deps, action: SentAction, signal: AbortSignal): Promise<UndoResult> {
  const { db, clock } = deps
  const { user_id, network_account_id: account } = action
  const connection = await openConnectionTo(deps, action)
  if (!connection) return { outcome: 'impossible', why: 'The account that did this is no longer connected.' }
  const { network, client } = connection
  if (action.kind === 'reply' && action.result_id === null)
    return { outcome: 'impossible', why: `${network.name} didn’t tell us which post it was.` }
  const pause = pauseOf(connection, clock.now())
  if (pause) return { outcome: 'later', why: pause.why }
  try {
    await atServer(db, 'action.undo', connection, signal, () => client.undo(account, action, signal))
    return { outcome: 'undone' }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    switch (error.kind) {
      case 'already_done':
        return { outcome: 'undone' }
      case 'unknown_outcome': {
        const since = new Date((action.claimed_at ?? clock.now()).getTime() - minute)
        // Where posts are listed late, not being listed proves nothing.
        const left = network.lists_after ? null : await client.find(account, action, since, signal).catch(() => null)
        return left?.happened === 'no' ? { outcome: 'undone' } : { outcome: 'later', why: error.message }
      }
      case 'rate_limited':
      case 'automated':
        if (error.retryAt) await pauseConnection(db, user_id, connection, error.retryAt, error)
        return { outcome: 'later', why: error.message }
      case 'unavailable':
        return { outcome: 'later', why: error.message }
      case 'refused':
      case 'needs_user':
      case 'unauthorized':
      case 'suspended':
        return { outcome: 'impossible', why: error.message }
    }
  }
}

/** Slot, credit and roll-up stay: it was sent on that day. */
async function recordUndo({ db, clock }: Deps, action: SentAction, error: string | null): Promise<void> {
  const now = clock.now()
  const result = error === null ? { state: 'undone' as const, undone_at: now } : { undo_error: bounded(error, 300) }
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('actions')
      .set(result)
      .where('id', '=', action.id)
      .where('state', '=', 'success')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const state = error === null ? 'undone' : 'success'
    await publish(tx, action.user_id, 'action', { id: action.id, kind: action.kind, state }, now)
  })
}
