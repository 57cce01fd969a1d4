import { type Db, inTransaction } from '#app/db/pool.ts'
import { endSessionsIn } from '#app/domain/session/session.ts'
import { lockUser } from '#app/domain/user/user.ts'
import type { Queue } from '#app/queue/queue.ts'

/**
 * Removes the apps and recovery codes of a user who has lost both, and ends all their sessions. The owner is notified.
 */
export async function removeFactors({ db, queue }: { db: Db; queue: Queue }, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    await endSessionsIn(tx, userId, null, 'global', now)
    await tx.deleteFrom('factors').where('user_id', '=', userId).execute()
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await tx.updateTable('users').set({ updated_at: now }).where('id', '=', userId).execute()
    const about = { what: 'removed', by: 'support' }
    await queue.enqueue(tx, 'mail.notice', { user_id: userId, notice: 'factor_changed', about })
  })
}
