import { sql } from 'kysely'
import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { deviceName, noteDevice, reportNewClient } from '#app/domain/account/session/device.ts'
import {
  type AssuranceLevel,
  hasVerifiedFactor,
  type SessionKind,
  unixTime,
} from '#app/domain/account/session/session.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import type { Queue } from '#app/queue/queue.ts'

interface SessionHolder {
  /** Set if the session must be found again by the link or code that opened it. */
  id?: string
  user_id: string
  kind: SessionKind
  user_agent: string | null
}

/** Who signs in, by which method, and on which device. */
export interface NewSessionRequest extends SessionHolder {
  method: AuthMethod['method']
  provider?: string
  /** SHA-256 of the browser's id: with this sign-in the browser becomes the user's. */
  browser_hash?: Buffer
}

/** A session opened from another one: it inherits that one's assurance. */
interface GrantedSessionRequest extends SessionHolder {
  from: { aal: AssuranceLevel; amr: AuthMethod[]; factor_id: string | null; detail: string }
}

export interface NewSession {
  id: string
  /** The cookie's value, of which only the hash is stored; empty for an API client. */
  secret: string
  /** As in `SignedIn`. */
  factor_needed: boolean
}

export interface SessionDeps {
  db: Db
  rules: AuthRules
  queue: Queue
}

/**
 * Starts a session with all that belongs to it, or not at all: the security event, the known browser, and the mail about
 * a browser or API client that is new to the user.
 */
export function createSession(
  { db, rules, queue }: SessionDeps,
  entry: NewSessionRequest | GrantedSessionRequest,
  now: Date,
): Promise<NewSession> {
  return inTransaction(db, async (tx) => {
    if ('from' in entry) return insertSession(tx, rules, entry, now)
    const { kind, browser_hash, ...who } = entry
    if (kind === 'token') await reportNewClient(tx, queue, who, now)
    const session = await insertSession(tx, rules, entry, now)
    // A sign-in without its second factor does not count.
    if (browser_hash && !session.factor_needed) await noteDevice(tx, queue, { ...who, browser_hash }, now)
    return session
  })
}

async function insertSession(
  tx: Tx,
  rules: AuthRules,
  entry: NewSessionRequest | GrantedSessionRequest,
  now: Date,
): Promise<NewSession> {
  const { user_id, kind, user_agent } = entry
  const secret = kind === 'cookie' ? randomSecret() : ''
  const { detail, amr, ...raised } = 'from' in entry ? entry.from : ownProof(entry, now)
  const { id, aal, has_factor } = await tx
    .insertInto('sessions')
    .values({
      ...(entry.id && { id: entry.id }),
      user_id,
      kind,
      secret_hash: kind === 'cookie' ? hashSecret(secret) : null,
      user_agent: user_agent?.slice(0, 300) ?? null,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + rules.session.absolute),
      amr: JSON.stringify(amr),
      ...raised,
    })
    .returning(['id', 'aal', hasVerifiedFactor(sql.ref('sessions.user_id')).as('has_factor')])
    .executeTakeFirstOrThrow()
  const device = deviceName(user_agent)
  await recordSecurityEvent(tx, { user_id, kind: 'signed_in', session_id: id, device, detail }, now)
  await tx.updateTable('users').set({ last_sign_in_at: now }).where('id', '=', user_id).execute()
  return { id, secret, factor_needed: has_factor && aal === 'aal1' }
}

function ownProof({ method, provider }: Pick<AuthMethod, 'method' | 'provider'>, now: Date) {
  const proof: AuthMethod = { method, timestamp: unixTime(now), ...(provider && { provider }) }
  return { detail: provider ?? method, amr: [proof] }
}
