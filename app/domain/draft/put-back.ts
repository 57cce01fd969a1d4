import type { Db } from '#app/db/pool.ts'
import { askUser } from '#app/domain/bot/planned-actions.ts'

/** Takes an approval back before the bot has sent it: the draft waits for the user again. false: it was too late. */
export async function putBack(db: Db, userId: string, actionId: string, now: Date): Promise<boolean> {
  const approved = await db
    .selectFrom('actions')
    .select('id')
    .where('id', '=', actionId)
    .where('user_id', '=', userId)
    .where('state', '=', 'planned')
    .where('source', '!=', 'auto')
    .executeTakeFirst()
  return approved ? askUser(db, approved.id, now) : false
}
