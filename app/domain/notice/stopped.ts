import { type Db, inTransaction } from '#app/db/pool.ts'
import { addNotices } from '#app/domain/notice/notice.ts'
import type { JobPayload, Queue } from '#app/queue/queue.ts'

/** In the app and by mail; once a day for the same reason. */
export async function noticeStopped(
  db: Db,
  queue: Queue,
  userId: string,
  reason: string,
  mail: JobPayload<'mail.notice'>['notice'],
  now: Date,
): Promise<void> {
  const notice = {
    kind: 'bot_stopped' as const,
    key: `stopped:${now.toISOString().slice(0, 10)}:${reason}`,
    text: reason,
    url: '/dashboard',
  }
  await inTransaction(db, async (tx) => {
    if ((await addNotices(tx, userId, [notice], now)) === 0) return
    await queue.enqueue(tx, 'mail.notice', {
      user_id: userId,
      notice: mail,
      ...(mail === 'bot_stopped' && { about: { reason } }),
    })
  })
}
