import { type Db, inTransaction } from '#app/db/pool.ts'
import { openOrNull, type Seals } from '#app/db/sealed.ts'
import { stopRunningBot } from '#app/domain/bot-state.ts'
import { credentialsPlace } from '#app/domain/connection/credentials.ts'
import { lossTexts } from '#app/domain/connection/loss.ts'
import { notifyStopped } from '#app/domain/notification/stopped.ts'
import { publish } from '#app/live/publish.ts'
import type { Queue } from '#app/queue/queue.ts'

/** What ends a connection, as the user is told. */
export const refusals = {
  suspended: (network: string) => `${network} says your account is suspended, locked or deactivated.`,
  unauthorized: (network: string) => `${network} no longer accepts this connection. Connect your account again.`,
}

/** Notifies the user once. `sealed`: the rejected credentials (null: any); newer ones stay. */
export async function closeConnection(
  db: Db,
  queue: Queue,
  userId: string,
  sealed: string | null,
  reason: string,
  now: Date,
  code: 'tokens_lost' | null = null,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const closed = await tx
      .updateTable('connections')
      .set({ state: 'closed', closed_reason: code ? null : reason, closed_code: code, credentials: null })
      .where('user_id', '=', userId)
      .where('state', '=', 'connected')
      .$if(sealed !== null, (query) => query.where('credentials', '=', sealed))
      .executeTakeFirst()
    if (closed.numUpdatedRows === 0n) return
    await stopRunningBot(tx, userId, reason, now, code)
    await notifyStopped(tx, queue, userId, reason, 'connection_closed', now)
    await publish(tx, userId, 'connection', { is_connected: false, reason }, now)
  })
}

/** For credentials that can't be decrypted anymore. Returns whether it closed. */
export async function closeUnreadable(
  { db, seals, queue }: { db: Db; seals: Seals; queue: Queue },
  userId: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('connections')
    .select(['id', 'credentials'])
    .where('user_id', '=', userId)
    .where('state', '=', 'connected')
    .executeTakeFirst()
  if (!row?.credentials || openOrNull(seals, row.credentials, credentialsPlace(row.id)) !== null) return false
  await closeConnection(db, queue, userId, row.credentials, lossTexts.tokens_lost, now, 'tokens_lost')
  return true
}
