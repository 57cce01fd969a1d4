import { type Db, inTransaction } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { endSessionsIn } from '#app/domain/session/session.ts'
import { lockUser } from '#app/domain/user/lock.ts'
import { isSsoManaged } from '#app/domain/user/sso.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Unlinking {
  user_id: string
  session_id: string
  /** The row's id; the user's own for address and password. */
  identity_id: string
}

/**
 * Takes a way in away, ends the other sessions, and tells the user by mail. Throws `single_identity_not_deletable`, `identity_not_found`,
 * `user_sso_managed`.
 */
export function unlinkIdentity(
  { db, queue }: { db: Db; queue: Queue },
  { user_id, session_id, identity_id }: Unlinking,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user_id)
    if (await isSsoManaged(tx, user_id)) fail('user_sso_managed')
    const { password_hash } = await tx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow()
    const external = await tx.selectFrom('identities').select('id').where('user_id', '=', user_id).execute()
    const byPassword = password_hash !== null || external.length === 0
    const known = identity_id === user_id ? byPassword : external.some(({ id }) => id === identity_id)
    if (!known) fail('identity_not_found')
    if (external.length + Number(byPassword) < 2) fail('single_identity_not_deletable')
    if (identity_id === user_id)
      await tx.updateTable('users').set({ password_hash: null, updated_at: now }).where('id', '=', user_id).execute()
    else await tx.deleteFrom('identities').where('id', '=', identity_id).execute()
    await endSessionsIn(tx, user_id, session_id, 'others', now)
    await queue.enqueue(tx, 'mail.notice', { user_id, notice: 'way_changed', about: { what: 'removed' } })
  })
}
