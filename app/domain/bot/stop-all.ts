import { type Db, inTransaction } from '#app/db/pool.ts'
import { stopRunningBot } from '#app/domain/bot/bot.ts'
import { noticeStopped } from '#app/domain/notice/stopped.ts'
import { deleteUnsentMails, type Queue } from '#app/queue/queue.ts'

/** The users whose bots are running. */
export async function runningBots(db: Db): Promise<string[]> {
  const running = await db.selectFrom('bots').select('user_id').where('state', '=', 'running').execute()
  return running.map(({ user_id }) => user_id)
}

export async function stopBots(db: Db, users: string[], reason: string, now: Date): Promise<void> {
  for (const userId of users) await inTransaction(db, (tx) => stopRunningBot(tx, userId, reason, now))
}

interface Deps {
  db: Db
  queue: Queue
}

/** Stops these users' bots and tells each user why, in the app and by mail. */
export async function stopBotsAndTell(deps: Deps, users: string[], reason: string, now: Date): Promise<void> {
  const { db, queue } = deps
  await stopBots(db, users, reason, now)
  for (const userId of users) await noticeStopped(db, queue, userId, reason, 'bot_stopped', now)
}

const restored =
  'We restored Warble from a backup, so it doesn’t know what your bot did since then. Wait a day before you wake it up, or it may reply to the same posts twice.'

/**
 * The database was restored from a backup. What has been sent since is not in it and must not be sent again: stops
 * every bot and tells its user, expires what was planned or drafted, and drops the mails that were waiting. Returns how
 * many bots and mails.
 */
export async function settleRestored(deps: Deps, now: Date): Promise<{ bots: number; mails: number }> {
  const { db } = deps
  const mails = await deleteUnsentMails(db)
  await db
    .updateTable('actions')
    .set({ state: 'expired', code: 'stopped', finished_at: now })
    .where('state', 'in', ['waiting', 'planned'])
    .execute()
  const users = await runningBots(db)
  await stopBotsAndTell(deps, users, restored, now)
  return { bots: users.length, mails }
}
