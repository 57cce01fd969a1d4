import type { Db } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { createSession, type NewSession } from '#app/domain/session/session.ts'
import { checkPassword } from '#app/domain/user/password.ts'

export interface Credentials {
  email: string
  password: string
}

/** The user with this address and password. Throws `invalid_credentials`, or `email_not_confirmed` after a right password. */
export async function authenticate(db: Db, { email, password }: Credentials): Promise<{ id: string }> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst()
  const right = await checkPassword(user?.password_hash ?? null, password)
  if (!user || !right) fail('invalid_credentials')
  if (!user.email_confirmed_at) fail('email_not_confirmed')
  return { id: user.id }
}

/** Opens a session for a browser. */
export async function signIn(
  db: Db,
  credentials: Credentials,
  userAgent: string | null,
  now: Date,
): Promise<NewSession> {
  const user = await authenticate(db, credentials)
  return createSession(db, user.id, 'cookie', userAgent, now)
}
