import { sql } from 'kysely'
import type { AccessTokens } from '#app/adapters/access-token.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import { inTransaction, type Tx } from '#app/db/pool.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { createSession, type NewSessionRequest, type SessionDeps } from '#app/domain/account/session/create.ts'
import { deviceName } from '#app/domain/account/session/device.ts'
import { endSessionsIn, unixTime } from '#app/domain/account/session/session.ts'
import { type AuthUserView, authUserOf, authUsers } from '#app/domain/account/user/user.ts'
import { fail } from '#app/domain/failure.ts'

/** An API client's session, in the auth client's form. */
export interface TokenSession {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  /** Unix seconds. */
  expires_at: number
  refresh_token: string
  user: AuthUserView
}

export interface TokenSessionDeps extends SessionDeps {
  tokens: AccessTokens
  secrets: Secrets
}

const purpose = 'refresh token'

/** Opens an API client's session for a user who has proved their identity. */
export async function openTokenSession(
  deps: TokenSessionDeps,
  entry: Omit<NewSessionRequest, 'kind' | 'browser_hash'>,
  now: Date,
): Promise<TokenSession> {
  const { id } = await createSession(deps, { ...entry, kind: 'token' }, now)
  return tokensOf(deps, id, now)
}

/**
 * Exchanges a refresh token. The active one is replaced; one that was replaced within the reuse interval gets the
 * active one, as the client may have lost the response or have several tabs. Any other has leaked: the session ends for
 * both holders, and the owner is notified by mail. The same goes for one from before the second factor. Throws
 * `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`.
 */
export async function refreshTokenSession(
  deps: TokenSessionDeps,
  refreshToken: string,
  now: Date,
): Promise<TokenSession> {
  const [sessionId = '', count = ''] = deps.secrets.open(purpose, refreshToken)?.split('/') ?? []
  if (!/^\d+$/.test(count)) fail('refresh_token_not_found')
  const shown = { id: sessionId, rotation: Number(count) }
  if (!(await rotate(deps, shown, now))) await requireReusable(deps, shown, now)
  return tokensOf(deps, sessionId, now)
}

interface Shown {
  id: string
  rotation: number
}

/** Replaces the active refresh token; false: this is not it, or the session has ended. */
async function rotate({ db, rules }: TokenSessionDeps, shown: Shown, now: Date): Promise<boolean> {
  const reusable = sql<Date[]>`array(
    select at from unnest(replaced_at) with ordinality as replaced (at, place)
    where at > ${new Date(now.getTime() - rules.reuse_interval)} order by place)`
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ rotation: shown.rotation + 1, rotated_at: now, seen_at: now })
    .set({ replaced_at: sql`${now}::timestamptz || ${reusable}` })
    .where('id', '=', shown.id)
    .where('kind', '=', 'token')
    .where('rotation', '=', shown.rotation)
    .where('expires_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - rules.session.idle))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function requireReusable(deps: TokenSessionDeps, shown: Shown, now: Date): Promise<void> {
  const refusal = await inTransaction(deps.db, async (tx) => {
    const session = await tx
      .selectFrom('sessions')
      .select(['id', 'user_id', 'user_agent', 'rotation', 'rotation_from', 'replaced_at', 'seen_at', 'expires_at'])
      .where('id', '=', shown.id)
      .where('kind', '=', 'token')
      .forUpdate()
      .executeTakeFirst()
    if (!session) return 'refresh_token_not_found'
    const idleSince = now.getTime() - deps.rules.session.idle
    if (session.expires_at <= now || session.seen_at.getTime() <= idleSince) return 'session_expired'
    const behind = session.rotation - shown.rotation
    const reusable = session.replaced_at.filter((at) => now.getTime() - at.getTime() < deps.rules.reuse_interval)
    if (shown.rotation >= session.rotation_from && behind <= reusable.length) return null
    await endReused(deps, tx, session, now)
    return 'refresh_token_already_used'
  })
  if (refusal) fail(refusal)
}

type Reused = { id: string; user_id: string; user_agent: string | null }

async function endReused({ queue }: TokenSessionDeps, tx: Tx, { id, user_id, user_agent }: Reused, now: Date) {
  await recordSecurityEvent(tx, { user_id, kind: 'refresh_token_reused', session_id: id }, now)
  await endSessionsIn(tx, user_id, id, 'local', now)
  const about = { device: deviceName(user_agent), at: now.toISOString() }
  await queue.enqueue(tx, 'mail.notice', { user_id, notice: 'refresh_token_reused', about })
}

/** The tokens for a session's present state. Throws `session_not_found`. */
export async function tokensOf(
  { db, tokens, secrets }: TokenSessionDeps,
  sessionId: string,
  now: Date,
): Promise<TokenSession> {
  const session = await authUsers(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['sessions.rotation', 'sessions.aal', 'sessions.amr'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()
  if (!session) fail('session_not_found')
  const user = authUserOf(session)
  const { email, app_metadata, user_metadata } = user
  const { aal, amr } = session
  const claims = { user_id: user.id, session_id: sessionId, email, app_metadata, user_metadata, aal, amr }
  return {
    access_token: await tokens.sign(claims),
    token_type: 'bearer',
    expires_in: tokens.ttl,
    expires_at: unixTime(now) + tokens.ttl,
    refresh_token: secrets.token(purpose, `${sessionId}/${session.rotation}`),
    user,
  }
}
