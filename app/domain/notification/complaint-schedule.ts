import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { hour } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'

const batchSize = 200

/** The first complaint is mailed at once, later ones together, at most once an hour. */
export async function queueComplaintMail(tx: Tx, queue: Queue, userId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ complaints_mailed_at: now })
    .where('id', '=', userId)
    .where(({ or, eb }) =>
      or([eb('complaints_mailed_at', 'is', null), eb('complaints_mailed_at', '<=', anHourBefore(now))]),
    )
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await queue.enqueue(tx, 'mail.notice', { user_id: userId, notice: 'complaint' })
}

export function sendComplaintMails({ db, queue }: { db: Db; queue: Queue }, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      with due as materialized (
        select id from users where complaints_mailed_at <= ${anHourBefore(now)}
          and id in (select user_id from notices where mail = 'due')
        limit ${batchSize} for update skip locked
      )
      update users set complaints_mailed_at = ${now} from due where users.id = due.id returning users.id`.execute(tx)
    const mails = rows.map(({ id }) => ({ user_id: id, notice: 'complaint' as const }))
    await queue.enqueueAll(tx, 'mail.notice', mails)
  })
}

const anHourBefore = (now: Date) => new Date(now.getTime() - hour)
