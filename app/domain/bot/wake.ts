import { sql } from 'kysely'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { botsChannel } from '#app/domain/bot/bot.ts'

/** A running bot that waits takes its next step now: what it waited for may not hold any more. */
export function wakeBot(db: Db, userId: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const woken = await tx
      .updateTable('bots')
      .set({ due_at: now, act_at: null })
      .where('user_id', '=', userId)
      .where('state', '=', 'running')
      .returning('user_id')
      .executeTakeFirst()
    if (woken) await sql`select pg_notify(${botsChannel}, '')`.execute(tx)
  })
}
