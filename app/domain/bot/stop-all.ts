import { type Db, inTransaction } from '#app/db/pool.ts'
import { stopRunningBot } from '#app/domain/bot/bot.ts'
import { noticeStopped } from '#app/domain/notice/stopped.ts'
import { deleteUnsentMails, type Queue } from '#app/queue/queue.ts'

/** Stops every bot. Returns the ids of their users. */
export async function stopAllBots(db: Db, reason: string, now: Date): Promise<string[]> {
  const running = await db.selectFrom('bots').select('user_id').where('state', '=', 'running').execute()
  for (const { user_id } of running) await inTransaction(db, (tx) => stopRunningBot(tx, user_id, reason, now))
  return running.map(({ user_id }) => user_id)
}

const restored =
  'Warble was restored from a backup and does not know what your bot did since. Wait a day before you start it, or it may answer the same posts again.'

/**
 * The database was restored from a backup. What has been sent since is not in it and must not be sent again: stops
 * every bot and tells its user, expires what was planned or drafted, and drops the mails that were waiting. Returns how
 * many bots and mails.
 */
export async function settleRestored(
  { db, queue }: { db: Db; queue: Queue },
  now: Date,
): Promise<{ bots: number; mails: number }> {
  const mails = await deleteUnsentMails(db)
  await db
    .updateTable('actions')
    .set({ state: 'expired', code: 'stopped', finished_at: now })
    .where('state', 'in', ['waiting', 'planned'])
    .execute()
  const users = await stopAllBots(db, restored, now)
  for (const user_id of users) await noticeStopped(db, queue, user_id, restored, 'bot_stopped', now)
  return { bots: users.length, mails }
}
