import { sql } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import { type Finding, type Network, NetworkError } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { settle } from '#app/domain/bot/settle.ts'
import { openConnection } from '#app/domain/connection/connection.ts'
import { day, minute } from '#app/domain/time.ts'

/** How long after its deadline an unanswered call is asked about: by then the network has done it or never will. */
const patience = 30
const atOnce = 50

interface Deps {
  db: Db
  network: Network
  seals: Seals
  clock: Clock
}

/**
 * Settles calls whose answer was lost, whether or not the bot still runs: asks the network what happened. What cannot be
 * told becomes `unknown` and is never repeated. Answers how many it settled.
 */
export async function sweepOpen({ db, network, seals, clock }: Deps): Promise<number> {
  const open = await db
    .updateTable('actions')
    .set({ call_deadline: sql<Date>`now()` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('actions')
        .select('id')
        .where('state', '=', 'sending')
        .where('call_deadline', '<', sql<Date>`now() - make_interval(secs => ${patience})`)
        .orderBy('call_deadline')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id', 'network_account_id', 'kind', 'target_id', 'text', 'claimed_at'])
    .execute()
  for (const action of open) {
    const connection = await openConnection(db, seals, action.user_id)
    if (connection?.paused_until && connection.paused_until > clock.now()) continue
    const since = new Date((action.claimed_at ?? clock.now()).getTime() - minute)
    const finding: Finding | null =
      connection?.network_account_id === action.network_account_id
        ? await network
            .reach(connection.credentials)
            .find(action.network_account_id, action, since, AbortSignal.timeout(10_000))
            .catch(notNow)
        : { happened: 'unknown' }
    if (!finding) continue
    const now = clock.now()
    if (finding.happened === 'yes')
      await settle(db, action.id, { state: 'success', result_id: finding.result_id, response_ms: null }, now)
    else await settle(db, action.id, finding.happened === 'no' ? { state: 'planned' } : { state: 'unknown' }, now)
  }
  return open.length
}

/** What waits or was planned a day ago has lost its moment. */
export async function expireOld(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('actions')
    .set({ state: 'expired', code: 'too_old', finished_at: now })
    .where('state', 'in', ['waiting', 'planned'])
    .where('created_at', '<', new Date(now.getTime() - day))
    .execute()
}

/** The network cannot be asked at the moment: the action stays open and the next sweep asks again. */
function notNow(error: unknown): Finding | null {
  if (!(error instanceof NetworkError)) throw error
  return error.kind === 'unauthorized' || error.kind === 'suspended' ? { happened: 'unknown' } : null
}
