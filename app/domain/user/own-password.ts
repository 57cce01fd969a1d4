import type { Db } from '#app/db/pool.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import { fail } from '#app/domain/failure.ts'
import { renewSecret } from '#app/domain/session/renew.ts'
import { unixTime } from '#app/domain/session/session.ts'
import { changePassword } from '#app/domain/user/change-password.ts'
import { checkPassword } from '#app/domain/user/password.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'
import type { MailDeps } from '#app/domain/user/sign-up.ts'

interface Owner {
  user_id: string
  session_id: string
}

/** Whether the session came about by a link for a new password, not longer ago than such a link lives. */
export function mayReset(amr: readonly AuthMethod[], rules: AuthRules, now: Date): boolean {
  const since = unixTime(now) - rules.link.life / 1000
  return amr.some(({ method, timestamp }) => method === 'recovery' && timestamp >= since)
}

/** Whether the user has a password; who came by another site may have none. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  return Boolean(user?.password_hash)
}

/**
 * Sets a password after a mailed link; everybody else is signed out. Answers this session's new secret. Throws
 * `weak_password`, `same_password`.
 */
export async function resetPassword(deps: MailDeps, given: Owner & { password: string }, now: Date): Promise<string> {
  await changePassword(deps, given, now)
  return renewSecret(deps.db, given.session_id)
}

/** The same for who knows the present one. Throws `current_password_invalid` too, whatever the session came about by. */
export async function changeOwnPassword(
  deps: MailDeps,
  { current, ...given }: Owner & { current: string; password: string },
  now: Date,
): Promise<string> {
  const user = await deps.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', given.user_id)
    .executeTakeFirst()
  if (!(await checkPassword(user?.password_hash ?? null, current)))
    fail('current_password_invalid', { current_password: 'This is not your current password.' })
  return resetPassword(deps, given, now)
}
