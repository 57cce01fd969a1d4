import { inTransaction } from '#app/db/pool.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import { fail } from '#app/domain/failure.ts'
import { endSessionsIn } from '#app/domain/session/session.ts'
import { clearMailTokens } from '#app/domain/user/mail-token.ts'
import { checkPassword, hashPassword, requireStrong } from '#app/domain/user/password.ts'
import type { MailDeps } from '#app/domain/user/sign-up.ts'
import { googleOf, requireOwnAccount } from '#app/domain/user/sso.ts'

export interface NewPassword {
  user_id: string
  session_id: string
  password: string
  /** Checked where it is given, unless the session came about by a mailed link. */
  current?: string | undefined
}

const byMail: ReadonlySet<AuthMethod['method']> = new Set(['recovery', 'otp', 'magiclink'])

/** Whether the session shows that its owner reads the account's mail: then the old password need not be known. */
export const cameByMail = (amr: readonly AuthMethod[]) => amr.some(({ method }) => byMail.has(method))

/**
 * Sets a password, ends all other sessions and mailed links, and tells the owner by mail. Throws
 * `current_password_invalid`, `weak_password`, `same_password`, `session_not_found`, `user_sso_managed`.
 */
export async function changePassword(
  { db, queue, rules }: MailDeps,
  { user_id, session_id, password, current }: NewPassword,
  now: Date,
): Promise<void> {
  await requireOwnAccount(db, user_id)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.password_hash', 'sessions.amr'])
    .where('sessions.id', '=', session_id)
    .where('users.id', '=', user_id)
    .executeTakeFirst()
  if (!row) fail('session_not_found')
  const asked = current !== undefined && !cameByMail(row.amr)
  if (asked && !(await checkPassword(row.password_hash, current))) fail('current_password_invalid')
  requireStrong(rules, password)
  if (row.password_hash && (await checkPassword(row.password_hash, password))) fail('same_password')
  const password_hash = await hashPassword(password)
  await inTransaction(db, async (tx) => {
    await tx.updateTable('users').set({ password_hash, updated_at: now }).where('id', '=', user_id).execute()
    await clearMailTokens(tx, user_id)
    await endSessionsIn(tx, user_id, session_id, 'others', now)
    const google = await googleOf(tx, user_id)
    const about = google && { google: google.email ?? '' }
    await queue.enqueue(tx, 'mail.notice', { user_id, notice: 'password_changed', ...(about && { about }) })
  })
}
