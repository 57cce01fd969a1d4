import type { Db } from '#app/db/pool.ts'
import { checkPassword, hashPassword, isOutdated } from '#app/domain/account/user/password.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { fail } from '#app/domain/failure.ts'

export interface PasswordCredentials {
  email: string
  password: string
}

/**
 * The user with this address and password. Throws `invalid_credentials`, or `email_not_confirmed` where the password is
 * that of the newest unconfirmed sign-up. One hash is checked in every case.
 */
export async function authenticate(
  { db, rules }: { db: Db; rules: AuthRules },
  { email, password }: PasswordCredentials,
  now: Date,
): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_confirmed_at'])
    .select(({ selectFrom }) =>
      selectFrom('mail_tokens')
        .select('mail_tokens.password_hash')
        .whereRef('mail_tokens.user_id', '=', 'users.id')
        .where('mail_tokens.password_hash', 'is not', null)
        .where('mail_tokens.expires_at', '>', now)
        .orderBy('mail_tokens.created_at', 'desc')
        .limit(1)
        .as('waiting_hash'),
    )
    .where('email', '=', email)
    .executeTakeFirst()
  const right = await checkPassword(user?.password_hash ?? user?.waiting_hash ?? null, password)
  if (!user || !right) fail('invalid_credentials')
  if (user.password_hash === null || (!user.email_confirmed_at && rules.confirm_email)) fail('email_not_confirmed')
  if (isOutdated(user.password_hash)) await rehash(db, user.id, user.password_hash, password)
  return user.id
}

/**
 * The hash parameters have been raised since this password was set: it is hashed again, unless it was changed
 * meanwhile.
 */
async function rehash(db: Db, userId: string, outdated: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password)
  await db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', userId)
    .where('password_hash', '=', outdated)
    .execute()
}
