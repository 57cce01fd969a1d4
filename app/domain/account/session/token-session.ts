import { sql } from 'kysely'
import type { AccessTokens } from '#app/adapters/access-token.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import { inTransaction } from '#app/db/pool.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { createSession, type NewSessionRequest, type SessionDeps } from '#app/domain/account/session/create.ts'
import { deviceName } from '#app/domain/account/session/device.ts'
import { endSessionsIn, unixTime } from '#app/domain/account/session/session.ts'
import { type AuthUserView, authUserOf, authUsers } from '#app/domain/account/user/user.ts'
import { fail } from '#app/domain/failure.ts'

/** The auth client's form. */
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

export async function openTokenSession(
  deps: TokenSessionDeps,
  entry: Omit<NewSessionRequest, 'kind' | 'browser_hash'>,
  now: Date,
): Promise<TokenSession> {
  const { id } = await createSession(deps, { ...entry, kind: 'token' }, now)
  return tokensOf(deps, id, now)
}

/**
 * A token replaced within the reuse interval yields the active one; any other is treated as stolen and ends the
 * session. Throws `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`.
 */
export async function refreshTokenSession(
  deps: TokenSessionDeps,
  refreshToken: string,
  now: Date,
): Promise<TokenSession> {
  const [sessionId = '', count = ''] = deps.secrets.open(purpose, refreshToken)?.split('/') ?? []
  if (!/^\d+$/.test(count)) fail('refresh_token_not_found')
  const session = await rotate(deps, sessionId, Number(count), now)
  if (!session) fail('refresh_token_not_found')
  if (session.expired) fail('session_expired')
  const behind = session.rotation - Number(count)
  const isReusable = Number(count) >= session.rotation_from && behind <= session.reusable.length
  if (behind === 0 || isReusable) return tokensOf(deps, sessionId, now)
  await endReused(deps, session, now)
  return fail('refresh_token_already_used')
}

/** Returns the session as it was; does nothing if the token is not the active one. */
function rotate({ db, rules }: TokenSessionDeps, id: string, count: number, now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const isExpired = sql<boolean>`expires_at <= ${now} or seen_at <= ${before(rules.session.idle)}`
  const reusable = sql<Date[]>`array(
    select at from unnest(replaced_at) as at where at > ${before(rules.reuse_interval)} order by at desc)`
  const replaced_at = sql<Date[]>`${now}::timestamptz || session.reusable`
  return db
    .with('session', (query) =>
      query
        .selectFrom('sessions')
        .select(['id', 'user_id', 'user_agent', 'rotation', 'rotation_from'])
        .select([isExpired.as('expired'), reusable.as('reusable')])
        .where('id', '=', id)
        .where('kind', '=', 'token')
        .forUpdate(),
    )
    .with('rotated', (query) =>
      query
        .updateTable('sessions')
        .from('session')
        .set({ rotation: count + 1, replaced_at, rotated_at: now, seen_at: now })
        .whereRef('sessions.id', '=', 'session.id')
        .where('session.rotation', '=', count)
        .where('session.expired', '=', false),
    )
    .selectFrom('session')
    .selectAll()
    .executeTakeFirst()
}

type Reused = { id: string; user_id: string; user_agent: string | null }

function endReused({ db, queue }: TokenSessionDeps, { id, user_id, user_agent }: Reused, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Of several parallel uses only the first ends the session.
    if (!(await tx.selectFrom('sessions').select('id').where('id', '=', id).forUpdate().executeTakeFirst())) return
    await recordSecurityEvent(tx, { user_id, kind: 'refresh_token_reused', session_id: id }, now)
    await endSessionsIn(tx, user_id, id, 'local', now)
    const about = { device: deviceName(user_agent), at: now.toISOString() }
    await queue.enqueue(tx, 'mail.notice', { user_id, notice: 'refresh_token_reused', about })
  })
}

/** Throws `session_not_found`. */
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
