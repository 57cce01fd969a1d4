import { sql } from 'kysely'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Queue } from '#app/queue/queue.ts'

const mailInterval = '1 hour'
const batchSize = 200

export function sendAnswerMails({ db, queue }: { db: Db; queue: Queue }, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ user_id: string; since: Date }>`
      with due as materialized (
        select preferences.user_id, coalesce(preferences.answers_mailed_at, '-infinity') as since
        from notification_preferences as preferences
        where preferences.email and preferences.answers
          and (preferences.answers_mailed_at is null
            or preferences.answers_mailed_at <= ${now}::timestamptz - ${sql.lit(mailInterval)}::interval)
          and exists (select from notices where notices.user_id = preferences.user_id and read_at is null
            and kind in ('answer', 'mention')
            and (preferences.answers_mailed_at is null or created_at > preferences.answers_mailed_at))
        limit ${batchSize} for update of preferences skip locked
      )
      update notification_preferences set answers_mailed_at = ${now} from due
      where notification_preferences.user_id = due.user_id
      returning notification_preferences.user_id, greatest(due.since, ${now}::timestamptz - interval '1 day') as since`.execute(
      tx,
    )
    const until = now.toISOString()
    const mails = rows.map(({ user_id, since }) => ({ user_id, since: since.toISOString(), until }))
    await queue.enqueueAll(tx, 'mail.answers', mails)
  })
}
