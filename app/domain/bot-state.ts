import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { Bots } from '#app/db/schema-bots.ts'
import { publish } from '#app/live/publish.ts'

/** The workers listen on it for due bots. */
export const botsChannel = 'warble_bots'

export async function isBotRunning(db: Db, userId: string): Promise<boolean> {
  const bot = await db.selectFrom('bots').select('state').where('user_id', '=', userId).executeTakeFirst()
  return bot?.state === 'running'
}

/** For a change that may end the bot's wait. */
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

/** `reason`: null if the user stopped it. Raising the generation keeps running steps from sending more. */
export async function stopRunningBot(
  tx: Tx,
  userId: string,
  reason: string | null,
  now: Date,
  code: Bots['stopped_code'] = null,
): Promise<void> {
  const stopped = await tx
    .updateTable('bots')
    .set((column) => ({
      state: 'stopped',
      generation: column('generation', '+', 1),
      due_at: null,
      act_at: null,
      started_at: null,
      stopped_reason: code ? null : reason,
      stopped_code: code,
      note: null,
      note_code: null,
      found: null,
    }))
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (stopped.numUpdatedRows > 0n) await publish(tx, userId, 'bot', { state: 'stopped', reason }, now)
}
