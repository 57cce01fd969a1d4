import type { Tx } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'

/**
 * One change of a user's ways in at a time. It is taken before any row of theirs, and lets rows that refer to the user be
 * written meanwhile. Throws `user_not_found`.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  const query = tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate()
  if (!(await query.executeTakeFirst())) fail('user_not_found')
}
