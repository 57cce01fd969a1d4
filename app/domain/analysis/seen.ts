import { sql } from 'kysely'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { isOfConnectedAccount } from '#app/domain/analysis/connected.ts'
import { publish } from '#app/live/publish.ts'

/** SQL condition on `users`: their connected account's analysis is complete, and its result was never looked at. */
export const hasUnseenResult = sql<boolean>`exists (select from connections join account_analyses using (user_id)
  where user_id = users.id and status = 'complete' and seen_at is null and ${isOfConnectedAccount})`

export async function markResultSeen(db: Db, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const seen = await tx
      .updateTable('account_analyses')
      .set({ seen_at: now })
      .where('user_id', '=', userId)
      .where('status', '=', 'complete')
      .where('seen_at', 'is', null)
      .executeTakeFirst()
    if (seen.numUpdatedRows > 0n) await publish(tx, userId, 'onboarding', {}, now)
  })
}
