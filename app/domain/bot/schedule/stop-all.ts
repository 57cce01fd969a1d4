import { type Db, inTransaction } from '#app/db/pool.ts'
import { userNamed } from '#app/domain/account/user/user.ts'
import { stopRunningBot } from '#app/domain/bot-state.ts'
import { notifyStopped } from '#app/domain/notification/stopped.ts'
import { deleteUnsentMails, type Queue } from '#app/queue/queue.ts'

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

export async function stopBotsAndTell(deps: Deps, users: string[], reason: string, now: Date): Promise<void> {
  const { db, queue } = deps
  await stopBots(db, users, reason, now)
  for (const userId of users) await notifyStopped(db, queue, userId, reason, 'bot_stopped', now)
}

type StoppedByName = { id: string; email: string; stopped: boolean } | null

/** By address or id; null: no one has it. */
export async function stopBotOf(deps: Deps, name: string, reason: string, now: Date): Promise<StoppedByName> {
  const user = await userNamed(deps.db, name)
  if (!user) return null
  const stopped = (await runningBots(deps.db)).includes(user.id)
  if (stopped) await stopBotsAndTell(deps, [user.id], reason, now)
  return { ...user, stopped }
}

const restored =
  'We restored Warble from a backup, so it doesn’t know what your bot did since then. Wait a day before you wake it up, or it may reply to the same posts twice.'

/** What was sent since the backup must not be sent again. Returns the numbers of bots and mails. */
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
