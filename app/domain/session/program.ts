import type { AccessTokens } from '#app/adapters/access-token.ts'
import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { createSession, type NewSession } from '#app/domain/session/session.ts'
import { authenticate, type Credentials } from '#app/domain/session/sign-in.ts'
import { type AuthUserView, authUser } from '#app/domain/user/user.ts'

/** A program's session, in the auth client's form. */
export interface TokenSession {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  /** Unix seconds. */
  expires_at: number
  refresh_token: string
  user: AuthUserView
}

interface Deps {
  db: Db
  tokens: AccessTokens
}

export async function signInProgram(
  deps: Deps,
  credentials: Credentials,
  userAgent: string | null,
  now: Date,
): Promise<TokenSession> {
  const user = await authenticate(deps.db, credentials)
  const session = await createSession(deps.db, user.id, 'token', userAgent, now)
  return issue(deps, user.id, session, now)
}

/** Turns a refresh token into a new session state; the old token is dead. Throws `refresh_token_not_found`. */
export async function refreshProgram(deps: Deps, refreshToken: string, now: Date): Promise<TokenSession> {
  const secret = randomSecret()
  const renewed = await deps.db
    .updateTable('sessions')
    .set({ secret_hash: hashSecret(secret), seen_at: now })
    .where('kind', '=', 'token')
    .where('secret_hash', '=', hashSecret(refreshToken))
    .where('expires_at', '>', now)
    .returning(['id', 'user_id'])
    .executeTakeFirst()
  if (!renewed) fail('refresh_token_not_found')
  return issue(deps, renewed.user_id, { id: renewed.id, secret }, now)
}

async function issue({ db, tokens }: Deps, userId: string, session: NewSession, now: Date): Promise<TokenSession> {
  const user = await authUser(db, userId)
  return {
    access_token: await tokens.sign({ user_id: userId, session_id: session.id, email: user.email }),
    token_type: 'bearer',
    expires_in: tokens.life,
    expires_at: Math.floor(now.getTime() / 1000) + tokens.life,
    refresh_token: session.secret,
    user,
  }
}
