import type { AccessTokens } from '#app/adapters/access-token.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { createSession, type Entry, endSessionsIn, unixTime } from '#app/domain/session/session.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'
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

export interface ProgramDeps {
  db: Db
  tokens: AccessTokens
  secrets: Secrets
  rules: AuthRules
}

const purpose = 'refresh token'

/** Opens a program's session for a user who has shown who they are. */
export async function openProgram(deps: ProgramDeps, entry: Omit<Entry, 'kind'>, now: Date): Promise<TokenSession> {
  const { id } = await createSession(deps.db, deps.rules, { ...entry, kind: 'token' }, now)
  return issue(deps, id, now)
}

/**
 * Turns a refresh token into a new state of its session. The active token moves the session on; the one before it, and
 * any within the reuse interval, answer with the active one again, as the client may have lost the answer. An older one
 * is a theft and ends the session, and so is any from before the second factor was shown. Throws `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`.
 */
export async function refreshProgram(deps: ProgramDeps, refreshToken: string, now: Date): Promise<TokenSession> {
  const [sessionId = '', count = ''] = deps.secrets.open(purpose, refreshToken)?.split('/') ?? []
  if (!/^\d+$/.test(count)) fail('refresh_token_not_found')
  const outcome = await inTransaction(deps.db, async (tx) => {
    const session = await tx
      .selectFrom('sessions')
      .select(['user_id', 'rotation', 'rotation_from', 'rotated_at', 'seen_at', 'expires_at'])
      .where('id', '=', sessionId)
      .where('kind', '=', 'token')
      .forUpdate()
      .executeTakeFirst()
    if (!session) return 'refresh_token_not_found'
    const idleSince = now.getTime() - deps.rules.session.idle
    if (session.expires_at <= now || session.seen_at.getTime() <= idleSince) return 'session_expired'
    const behind = session.rotation - Number(count)
    if (behind === 0) {
      const state = { rotation: session.rotation + 1, rotated_at: now, seen_at: now }
      await tx.updateTable('sessions').set(state).where('id', '=', sessionId).execute()
      return 'ok'
    }
    const rotatedAt = session.rotated_at?.getTime() ?? 0
    const known = Number(count) >= session.rotation_from
    if (known && (behind === 1 || now.getTime() - rotatedAt <= deps.rules.reuse_interval)) return 'ok'
    await endSessionsIn(tx, session.user_id, sessionId, 'local', now)
    return 'refresh_token_already_used'
  })
  if (outcome !== 'ok') fail(outcome)
  return issue(deps, sessionId, now)
}

/** What a program needs to act for its session as it is now. Throws `session_not_found`. */
export async function issue({ db, tokens, secrets }: ProgramDeps, sessionId: string, now: Date): Promise<TokenSession> {
  const session = await db
    .selectFrom('sessions')
    .select(['user_id', 'rotation', 'aal', 'amr'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!session) fail('session_not_found')
  const user = await authUser(db, session.user_id)
  const { email, app_metadata, user_metadata } = user
  const { aal, amr } = session
  const claims = { user_id: user.id, session_id: sessionId, email, app_metadata, user_metadata, aal, amr }
  return {
    access_token: await tokens.sign(claims),
    token_type: 'bearer',
    expires_in: tokens.life,
    expires_at: unixTime(now) + tokens.life,
    refresh_token: secrets.token(purpose, `${sessionId}/${session.rotation}`),
    user,
  }
}
