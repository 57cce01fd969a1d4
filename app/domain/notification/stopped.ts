import { type Db, inTransaction } from '#app/db/pool.ts'
import { addNotifications } from '#app/domain/notification/notification.ts'
import type { JobPayload, Queue } from '#app/queue/queue.ts'

/** In the app and by mail; once a day for the same reason. */
export async function notifyStopped(
  db: Db,
  queue: Queue,
  userId: string,
  reason: string,
  mail: JobPayload<'mail.notice'>['notice'],
  now: Date,
): Promise<void> {
  const notification = {
    kind: 'bot_stopped' as const,
    key: `stopped:${now.toISOString().slice(0, 10)}:${reason}`,
    text: reason,
    url: '/dashboard',
  }
  await inTransaction(db, async (tx) => {
    if ((await addNotifications(tx, userId, [notification], now)) === 0) return
    await queue.enqueue(tx, 'mail.notice', {
      user_id: userId,
      notice: mail,
      ...(mail === 'bot_stopped' && { about: { reason } }),
    })
  })
}
