import type { Db } from '#app/db/pool.ts'
import { isOfConnectedAccount } from '#app/domain/analysis/connected.ts'
import { type Portrait, portraitOf } from '#app/domain/analysis/portrait.ts'

/** Of the newest finished analysis; null: there is none. */
export async function loadPortrait(db: Db, userId: string): Promise<Portrait | null> {
  const row = await db
    .selectFrom('account_analyses')
    .select('profile')
    .where('user_id', '=', userId)
    .where('status', '=', 'complete')
    .where(isOfConnectedAccount)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.profile ? portraitOf(row.profile) : null
}
