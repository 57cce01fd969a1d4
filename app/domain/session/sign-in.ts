import type { Db } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { createSession, type NewSession } from '#app/domain/session/session.ts'
import { checkPassword, hashPassword, isOutdated } from '#app/domain/user/password.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'

export interface Credentials {
  email: string
  password: string
}

/** The user with this address and password. Throws `invalid_credentials`, or `email_not_confirmed` after a right password. */
export async function authenticate(
  { db, rules }: { db: Db; rules: AuthRules },
  { email, password }: Credentials,
): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  const right = await checkPassword(user?.password_hash ?? null, password)
  if (!user?.password_hash || !right) fail('invalid_credentials')
  if (!user.email_confirmed_at && rules.confirm_email) fail('email_not_confirmed')
  if (isOutdated(user.password_hash)) await rehash(db, user.id, password)
  return user.id
}

/** The parameters have risen since this password was set: it is hashed by today's. */
async function rehash(db: Db, userId: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password)
  await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
}

/** Opens a session for a browser. */
export async function signIn(
  deps: { db: Db; rules: AuthRules },
  credentials: Credentials,
  user_agent: string | null,
  now: Date,
): Promise<NewSession> {
  const user_id = await authenticate(deps, credentials)
  return createSession(deps.db, deps.rules, { user_id, kind: 'cookie', method: 'password', user_agent }, now)
}
