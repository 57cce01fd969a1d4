import { sql } from 'kysely'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { changeCredits } from '#app/domain/bot/claim.ts'
import { publish } from '#app/live/publish.ts'

export type Result =
  | { state: 'success'; result_id: string | null; response_ms: number | null }
  | { state: 'failed'; code: string; response_ms: number | null }
  | { state: 'unknown' }
  /** It certainly did not happen: the slot and the credit are given back, and it may be sent later. */
  | { state: 'planned' }

/** Which claim of which action. */
export interface ClaimOf {
  id: string
  claimed_at: Date
}

/**
 * Writes down what came of a claimed action, together with the hourly roll-up. Does nothing when that claim is settled
 * already: a late answer must not settle a later claim of the same action.
 */
export async function settle(db: Db, claim: ClaimOf, result: Result, now: Date): Promise<void> {
  const actionId = claim.id
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('actions')
      .select(['user_id', 'kind', 'local_day', 'local_hour', 'used_credit'])
      .where('id', '=', actionId)
      .where('state', '=', 'sending')
      .where('claimed_at', '=', claim.claimed_at)
      .forUpdate()
      .executeTakeFirst()
    if (!before?.local_day || before.local_hour === null) return
    const { user_id, kind, local_day, local_hour } = before
    const gaveBack = result.state === 'failed' || result.state === 'planned'
    await tx
      .updateTable('actions')
      .set({
        state: result.state,
        code: 'code' in result ? result.code : null,
        result_id: 'result_id' in result ? result.result_id : null,
        response_ms: 'response_ms' in result ? result.response_ms : null,
        call_deadline: null,
        finished_at: result.state === 'planned' ? null : now,
        ...(result.state === 'planned' ? { claimed_at: null, local_day: null, local_hour: null } : {}),
        ...(gaveBack ? { used_credit: false } : {}),
      })
      .where('id', '=', actionId)
      .execute()
    if (gaveBack && before.used_credit) await changeCredits(tx, user_id, 1)
    if (result.state === 'planned') return
    const count = { success: 0, failed: 0, unknown: 0, [result.state]: 1 }
    const heard = 'response_ms' in result ? result.response_ms : null
    const answer = { answered: heard === null ? 0 : 1, response_ms: heard ?? 0 }
    await tx
      .insertInto('action_hours')
      .values({ user_id, local_day, local_hour, kind, ...count, ...answer })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'local_day', 'local_hour', 'kind']).doUpdateSet({
          success: sql`action_hours.success + excluded.success`,
          failed: sql`action_hours.failed + excluded.failed`,
          unknown: sql`action_hours.unknown + excluded.unknown`,
          answered: sql`action_hours.answered + excluded.answered`,
          response_ms: sql`action_hours.response_ms + excluded.response_ms`,
        }),
      )
      .execute()
    await publish(tx, user_id, 'action', { id: actionId, kind, state: result.state }, now)
  })
}
