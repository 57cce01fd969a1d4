import { type Db, inTransaction } from '#app/db/pool.ts'
import { haltBot } from '#app/domain/bot/halt.ts'
import { publish } from '#app/live/publish.ts'
import type { Queue } from '#app/queue/queue.ts'

/**
 * The network refused the account: nothing more is sent, the bot stops, and the user is told once. `sealed` names the
 * credentials that were refused (null: whichever there are): newer ones, given meanwhile, stay.
 */
export async function closeConnection(
  db: Db,
  queue: Queue,
  userId: string,
  sealed: string | null,
  reason: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const closed = await tx
      .updateTable('connections')
      .set({ state: 'closed', closed_reason: reason, credentials: null })
      .where('user_id', '=', userId)
      .where('state', '=', 'connected')
      .$if(sealed !== null, (query) => query.where('credentials', '=', sealed))
      .executeTakeFirst()
    if (closed.numUpdatedRows === 0n) return
    await haltBot(tx, userId, reason, now)
    await queue.enqueue(tx, 'mail.notice', { user_id: userId, notice: 'connection_closed' })
    await publish(tx, userId, 'connection', { is_connected: false, reason }, now)
  })
}
