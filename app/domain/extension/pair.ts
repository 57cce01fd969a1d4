import type { Secrets } from '#app/adapters/secrets.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { createSession } from '#app/domain/account/session/create.ts'
import { isKnownDevice } from '#app/domain/account/session/device.ts'
import { neededProof } from '#app/domain/account/session/recent-proof.ts'
import type { SignedIn } from '#app/domain/account/session/session.ts'
import { type TokenSession, type TokenSessionDeps, tokensOf } from '#app/domain/account/session/token-session.ts'
import { lockUser } from '#app/domain/account/user/user.ts'
import { fail } from '#app/domain/failure.ts'
import { minute } from '#app/domain/time.ts'
import { publish } from '#app/live/publish.ts'

const purpose = 'extension pairing'
const life = minute

/**
 * Neither a short-lived token nor a page's copied cookie leads to a longer-lived session. Throws `page_needed` for an
 * API client, `browser_unknown` where the user has not signed in, without a recent proof.
 */
export async function issuePairingCode(
  { db, secrets }: { db: Db; secrets: Secrets },
  { session_id, user, kind }: Pick<SignedIn, 'session_id' | 'user' | 'kind'>,
  mark: Buffer | null,
  now: Date,
): Promise<{ code: string; expires_at: string }> {
  if (kind !== 'cookie') fail('page_needed')
  const isKnown = mark !== null && (await isKnownDevice(db, user.id, mark))
  if (!isKnown && (await neededProof(db, { session_id, user }, now))) fail('browser_unknown')
  const expires_at = new Date(now.getTime() + life)
  const { id } = await db
    .insertInto('extension_pairings')
    .values({ user_id: user.id, session_id, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { code: secrets.token(purpose, id), expires_at: expires_at.toISOString() }
}

interface Pairing {
  code: string
  extension_version: string
  browser_info: string
  user_agent: string | null
}

/** Inherits the assurance of the session that requested the code. Throws `pairing_code_invalid`. */
export async function pairExtension(
  deps: TokenSessionDeps,
  { code, extension_version, browser_info, user_agent }: Pairing,
  now: Date,
): Promise<TokenSession> {
  const pairing = deps.secrets.open(purpose, code) ?? fail('pairing_code_invalid')
  const opened = await inTransaction(deps.db, async (tx) => {
    const holder = await tx
      .selectFrom('extension_pairings')
      .select('user_id')
      .where('id', '=', pairing)
      .executeTakeFirst()
    if (!holder) return null
    await lockUser(tx, holder.user_id)
    const found = await tx
      .deleteFrom('extension_pairings')
      .using('sessions')
      .whereRef('sessions.id', '=', 'extension_pairings.session_id')
      .where('extension_pairings.id', '=', pairing)
      .returning(['extension_pairings.user_id', 'extension_pairings.expires_at'])
      .returning(['sessions.aal', 'sessions.amr', 'sessions.factor_id'])
      .executeTakeFirst()
    if (!found || found.expires_at <= now) return null
    const { user_id, aal, amr, factor_id } = found
    const from = { aal, amr, factor_id, detail: 'extension' }
    const { id } = await createSession({ ...deps, db: tx }, { user_id, kind: 'token', user_agent, from }, now)
    await tx
      .insertInto('extension_sessions')
      .values({ session_id: id, user_id, browser_info, extension_version, created_at: now, last_activity: now })
      .execute()
    await publish(tx, user_id, 'extension', {}, now)
    return tokensOf({ ...deps, db: tx }, id, now)
  })
  return opened ?? fail('pairing_code_invalid')
}
