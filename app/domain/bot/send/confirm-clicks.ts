import { type Finding, NetworkError } from '#app/adapters/network/network.ts'
import { type Db, inTransaction, isUniqueViolation } from '#app/db/pool.ts'
import { zoneInForce } from '#app/domain/account/user/time-zone.ts'
import { settle } from '#app/domain/bot/send/settle.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { clickOnlyOfAction } from '#app/domain/connection/click-only.ts'
import { type OpenConnection, openConnection } from '#app/domain/connection/open.ts'
import { pauseOf } from '#app/domain/connection/pause.ts'
import { ifAffordable } from '#app/domain/metering/network-usage.ts'
import { localTime, minute } from '#app/domain/time.ts'

const maxLookups = 5
const lookMs = 5_000

/** Looks on the network for what the user did on its own pages. Returns how many it found. */
export async function confirmOpened(deps: StepDeps, userId: string): Promise<number> {
  const connection = await openConnection(deps, userId)
  if (!connection) return 0
  const opened = await clickDrafts(deps.db, userId, deps.clock.now())
    .where('opened_at', 'is not', null)
    .where('actions.network', '=', connection.network.id)
    .orderBy('opened_at', 'desc')
    .limit(maxLookups)
    .execute()
  let found = 0
  for (const draft of opened) {
    const finding = await lookForClick(deps, connection, draft)
    if (finding?.happened === 'yes' && (await recordClick(deps.db, draft, finding.result_id, deps.clock.now())))
      found += 1
  }
  return found
}

export type ClickDraft = NonNullable<Awaited<ReturnType<ReturnType<typeof clickDrafts>['executeTakeFirst']>>>

export function clickDrafts(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('actions')
    .innerJoin('drafts', 'drafts.action_id', 'actions.id')
    .innerJoin('users', 'users.id', 'actions.user_id')
    .select(['actions.id', 'actions.network', 'network_account_id', 'kind', 'situation', 'target_id', 'text'])
    .select(['actions.created_at', 'opened_at', zoneInForce(now).as('time_zone'), clickOnlyOfAction.as('click_only')])
    .where('actions.user_id', '=', userId)
    .where('actions.state', '=', 'waiting')
}

/** null: the network can't tell, or not now. */
export async function lookForClick(
  { clock }: StepDeps,
  connection: OpenConnection,
  draft: ClickDraft,
): Promise<Finding | null> {
  const { client, network_account_id: account } = connection
  if (!client.seen || pauseOf(connection, clock.now())) return null
  const since = new Date((draft.opened_at ?? draft.created_at).getTime() - minute)
  try {
    return await ifAffordable(client.seen(account, draft, since, AbortSignal.timeout(lookMs)), null)
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return null
  }
}

export async function recordClick(
  db: Db,
  { id, time_zone }: ClickDraft,
  result_id: string | null,
  now: Date,
): Promise<boolean> {
  const local = localTime(now, time_zone)
  try {
    return await inTransaction(db, async (tx) => {
      const sent = await tx
        .updateTable('actions')
        .set({ state: 'sending', source: 'tap', claimed_at: now, local_day: local.day, local_hour: local.hour })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      if (sent.numUpdatedRows === 0n) return false
      await settle(tx, { id, claimed_at: now }, { state: 'success', result_id, response_ms: null }, now)
      return true
    })
  } catch (error) {
    if (isUniqueViolation(error, 'actions_one_reply_per_author')) return false
    throw error
  }
}
