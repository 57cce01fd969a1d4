import { type Db, inTransaction } from '#app/db/pool.ts'
import { clearMailTokens } from '#app/domain/account/mail-link/token.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { type Holder, requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import { endSessionsIn } from '#app/domain/account/session/session.ts'
import { isSsoManaged } from '#app/domain/account/user/sso.ts'
import { lockUser } from '#app/domain/account/user/user.ts'
import { fail } from '#app/domain/failure.ts'
import type { Queue } from '#app/queue/queue.ts'

/**
 * `identityId`: the user's id for address and password. Throws `single_identity_not_deletable`, `identity_not_found`,
 * `user_sso_managed`, and as `requireRecentProof` does.
 */
export function unlinkIdentity(
  { db, queue }: { db: Db; queue: Queue },
  holder: Holder,
  identityId: string,
  now: Date,
): Promise<void> {
  const user_id = holder.user.id
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user_id)
    await requireRecentProof(tx, holder, now)
    if (await isSsoManaged(tx, user_id)) fail('user_sso_managed')
    const { password_hash } = await tx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow()
    const external = await tx.selectFrom('identities').select('id').where('user_id', '=', user_id).execute()
    const byPassword = password_hash !== null || external.length === 0
    const known = identityId === user_id ? byPassword : external.some(({ id }) => id === identityId)
    if (!known) fail('identity_not_found')
    if (external.length + Number(byPassword) < 2) fail('single_identity_not_deletable')
    if (identityId === user_id)
      await tx.updateTable('users').set({ password_hash: null, updated_at: now }).where('id', '=', user_id).execute()
    else await tx.deleteFrom('identities').where('id', '=', identityId).execute()
    await recordSecurityEvent(tx, { user_id, kind: 'identity_removed', session_id: holder.session_id }, now)
    await clearMailTokens(tx, user_id)
    await endSessionsIn(tx, user_id, holder.session_id, 'others', now)
    await queue.enqueue(tx, 'mail.notice', { user_id, notice: 'sign_in_method_changed', about: { what: 'removed' } })
  })
}
