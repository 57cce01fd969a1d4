import { sql } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import { type Finding, NetworkError, type NetworkId, type Target } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import type { ActionSource } from '#app/db/schema.ts'
import type { Seals } from '#app/db/sealed.ts'
import { askUser } from '#app/domain/bot/send/planned-actions.ts'
import { type ActionResult, settle } from '#app/domain/bot/send/settle.ts'
import { isBotRunning } from '#app/domain/bot-state.ts'
import { atServer, NoSlot, slotsOf, waitAfterOutage } from '#app/domain/connection/at-server.ts'
import { openConnectionTo } from '#app/domain/connection/open.ts'
import { pauseConnection, pauseOf } from '#app/domain/connection/pause.ts'
import { minute, second } from '#app/domain/time.ts'

/** After the deadline: by then the network has either done it or never will. */
const lookUpAfterSeconds = 30
const batchSize = 50
/** A user's calls run in turn, since a pause also applies to the rest. */
const usersAtOnce = slotsOf.lost_call

interface Deps {
  db: Db
  networks: Networks
  seals: Seals
  clock: Clock
}

/** Asks the network; undetermined calls become `unknown` and are never repeated. Returns how many it settled. */
export async function settleLostCalls(deps: Deps): Promise<number> {
  const { db } = deps
  const late = db
    .selectFrom('actions')
    .select('id')
    .where('state', '=', 'sending')
    .where('call_deadline', '<', sql<Date>`now() - make_interval(secs => ${lookUpAfterSeconds})`)
    .orderBy('call_deadline')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
  const lost = await db
    .with(
      (cte) => cte('late').materialized(),
      () => late,
    )
    .updateTable('actions')
    .set({ call_deadline: sql<Date>`now()` })
    .where('id', 'in', (query) => query.selectFrom('late').select('id'))
    .returning(['id', 'user_id', 'network', 'network_account_id', 'kind', 'target_id', 'text', 'source', 'claimed_at'])
    .execute()
  const byUser = new Map<string, typeof lost>()
  for (const call of lost) byUser.set(call.user_id, [...(byUser.get(call.user_id) ?? []), call])
  const waiting = byUser.values()
  const settleInTurn = async () => {
    for (const calls of waiting) await settleOfUser(deps, calls)
  }
  await Promise.all(Array.from({ length: usersAtOnce }, settleInTurn))
  return lost.length
}

interface ClaimedCall extends LostCall {
  id: string
  source: ActionSource
  claimed_at: Date | null
}

/** Ends at the first one that has to wait. */
async function settleOfUser(deps: Deps, calls: ClaimedCall[]): Promise<void> {
  for (const [at, call] of calls.entries()) {
    const wait = await settleLostCall(deps, call)
    if (wait === 0) continue
    const ids = calls.slice(at).map(({ id }) => id)
    const deadline = sql<Date>`now() + make_interval(secs => ${wait / second})`
    await deps.db
      .updateTable('actions')
      .set({ call_deadline: deadline })
      .where('id', 'in', ids)
      .where('state', '=', 'sending')
      .execute()
    return
  }
}

/** Returns how long to wait, in ms. */
async function settleLostCall(deps: Deps, { claimed_at, source, ...action }: ClaimedCall): Promise<number> {
  const { db, clock } = deps
  const finding = claimed_at && (await lookUp(deps, action, claimed_at))
  if (typeof finding === 'number') return finding
  if (!finding) return 0
  const result = resultFrom(finding, source)
  await settle(db, { id: action.id, claimed_at }, result, clock.now())
  if (result.state === 'planned' && source !== 'auto' && !(await isBotRunning(db, action.user_id)))
    await askUser(db, action.id, clock.now())
  return 0
}

interface LostCall extends Target {
  user_id: string
  network: NetworkId
  network_account_id: string
}

/**
 * null: can't ask now; the action stays `sending` until the next attempt. A number: so much later, in ms, as the server is
 * silent or the network lists posts late. Where it does, not being listed proves nothing, so no reply is sent again.
 */
async function lookUp(deps: Deps, action: LostCall, claimedAt: Date): Promise<Finding | number | null> {
  const connection = await openConnectionTo(deps, action)
  if (!connection) return { happened: 'unknown' }
  if (pauseOf(connection, deps.clock.now())) return null
  const since = new Date(claimedAt.getTime() - minute)
  try {
    const end = AbortSignal.timeout(10_000)
    const finding = await atServer(deps.db, 'lost_call', connection, end, () =>
      connection.client.find(action.network_account_id, action, since, end),
    )
    const { lists_after = 0 } = connection.network
    if (finding.happened !== 'no' || action.kind !== 'reply' || lists_after === 0) return finding
    const wait = claimedAt.getTime() + lists_after - deps.clock.now().getTime()
    return wait > 0 ? wait : { happened: 'unknown' }
  } catch (error) {
    if (error instanceof NoSlot) return null
    if (!(error instanceof NetworkError)) throw error
    switch (error.kind) {
      case 'unauthorized':
      case 'suspended':
      case 'refused':
      case 'needs_user':
        return { happened: 'unknown' }
      case 'rate_limited':
      case 'automated':
        if (error.retryAt) await pauseConnection(deps.db, action.user_id, connection, error.retryAt, error)
        return null
      case 'unavailable':
      case 'unknown_outcome':
      case 'already_done':
        return connection.outages > 0 ? waitAfterOutage(connection) : null
    }
  }
}

/** What the user wrote by hand is not sent again automatically; they see that it failed. */
function resultFrom(finding: Finding, source: ActionSource): ActionResult {
  if (finding.happened === 'yes') return { state: 'success', result_id: finding.result_id, response_ms: null }
  if (finding.happened === 'no' && source === 'hand') return { state: 'failed', code: 'not_arrived', response_ms: null }
  return { state: finding.happened === 'no' ? 'planned' : 'unknown' }
}
