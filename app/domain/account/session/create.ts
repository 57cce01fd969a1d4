import { sql } from 'kysely'
import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import { logSignIn, signInPart } from '#app/domain/account/security/events.ts'
import { deviceName, devicePart, newClientPart } from '#app/domain/account/session/device.ts'
import type { Identity } from '#app/domain/account/session/flow.ts'
import type { Holder } from '#app/domain/account/session/recent-proof.ts'
import {
  type AssuranceLevel,
  type Ended,
  endSessionsIn,
  hasVerifiedFactor,
  ofExtension,
  publishEnded,
  type SessionKind,
  unixTime,
} from '#app/domain/account/session/session.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { fail } from '#app/domain/failure.ts'
import { type Counted, refunding } from '#app/domain/metering/limits.ts'
import type { Queue } from '#app/queue/queue.ts'

interface SessionHolder {
  /** Set if the link or code that opened the session must find it again. */
  id?: string
  user_id: string
  kind: SessionKind
  user_agent: string | null
}

export interface NewSessionRequest extends SessionHolder {
  method: AuthMethod['method']
  provider?: string
  /** SHA-256 of the id of the browser that gets the cookie. */
  browser_hash?: Buffer | null
  replaces?: Holder | null
  /** The hash that the password matched: no session begins with one that was changed meanwhile. */
  password_hash?: string
  refunds?: readonly Counted[]
  /** The session begins only while this is still a way in to the user's account. */
  identity?: Identity
}

/** Inherits the other session's assurance level. */
interface GrantedSessionRequest extends SessionHolder {
  from: { aal: AssuranceLevel; amr: AuthMethod[]; factor_id: string | null; detail: string }
}

export interface NewSession {
  id: string
  /** The cookie's value, stored only as a hash; empty for an API client. */
  secret: string
  factor_needed: boolean
}

export interface SessionDeps {
  db: Db
  rules: AuthRules
  queue: Queue
}

type Entry = NewSessionRequest | GrantedSessionRequest

/** Per user. Beyond it, the session that was unused longest ends. */
const maxSessions = 100

/**
 * Atomic with its security event, known browser, mail about a new device, and the end of the sessions it replaces.
 * Throws `invalid_credentials`, `flow_invalid`.
 */
export function createSession(deps: SessionDeps, entry: Entry, now: Date): Promise<NewSession> {
  const replaced = 'replaces' in entry ? entry.replaces : null
  if (!replaced) return insertSession(deps, entry, now)
  return inTransaction(deps.db, async (tx) => {
    const session = await insertSession({ ...deps, db: tx }, entry, now)
    await endSessionsIn(tx, replaced.user.id, replaced.session_id, 'local', now)
    return session
  })
}

async function insertSession({ db, rules, queue }: SessionDeps, entry: Entry, now: Date): Promise<NewSession> {
  const { user_id, kind, user_agent } = entry
  const secret = kind === 'cookie' ? randomSecret() : ''
  const { detail, amr, ...raised } = 'from' in entry ? entry.from : ownProof(entry, now)
  const values = {
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
  }
  const row = db
    .insertInto('sessions')
    .columns(Object.keys(values) as (keyof typeof values)[])
    .expression((insert) =>
      insert
        .selectFrom(sql<{ id: string }>`entered`.as('entered'))
        .select(Object.values(values).map((value, at) => sql`${value}`.as(`value_${at}`))),
    )
    .returning(['id', sql`aal = 'aal1' and ${hasVerifiedFactor(sql.ref('sessions.user_id'))}`.as('factor_needed')])
  const event = { user_id, device: deviceName(user_agent), detail }
  const identity = 'identity' in entry ? entry.identity : undefined
  const unchanged = 'password_hash' in entry ? sql`and password_hash = ${entry.password_hash}` : sql``
  const linked = identity ? sql`and exists (select from held)` : sql``
  const more = 'from' in entry ? newClientPart(queue, entry, now) : accompaniedBy(queue, entry, now)
  const { rows } = await sql<Omit<NewSession, 'secret'> & { ended: Ended[] | null }>`
    with ${identity ? heldIdentity(user_id, identity) : sql``}
    entered as (update users set last_sign_in_at = ${now} where id = ${user_id} ${unchanged} ${linked} returning id),
    session as (${row}), ${signInPart(event, now)}, beyond as (${sessionsBeyond(db)})
    , ${more}
    select id, factor_needed, (select jsonb_agg(beyond) from beyond) as ended
      , (select count(*) from enqueued) from session`.execute(db)
  const { ended, ...session } = rows[0] ?? fail(identity ? 'flow_invalid' : 'invalid_credentials')
  if (ended) await inTransaction(db, (tx) => publishEnded(tx, user_id, ended, now))
  logSignIn(session.id, event)
  return { ...session, secret }
}

/** It may be unlinked meanwhile: locks in the order of `unlinkIdentity`, and sees what that left. */
const heldIdentity = (userId: string, { provider, subject }: Identity) => sql`
  holder as (select id from users where id = ${userId} for no key update),
  held as (
    select identities.id from holder join identities on identities.user_id = holder.id
    where provider = ${provider} and subject = ${subject} for key share of identities),`

/** Before the new one. Those that never showed the user's second factor end first. */
const sessionsBeyond = (db: Db) =>
  db
    .deleteFrom('sessions')
    .using(sql<{ id: string }>`entered`.as('entered'))
    .whereRef('sessions.user_id', '=', 'entered.id')
    .where('sessions.id', 'in', (query) =>
      query
        .selectFrom('sessions as own')
        .select('own.id')
        .whereRef('own.user_id', '=', 'entered.id')
        .orderBy(sql`own.aal = 'aal1' and ${hasVerifiedFactor(sql.ref('own.user_id'))}`)
        .orderBy('own.seen_at', 'desc')
        .orderBy('own.id')
        .offset(maxSessions - 1),
    )
    .returning(['sessions.id', ofExtension.as('of_extension')])

/** Locks in the order of all changes of an account: user, browser, counters. */
function accompaniedBy(queue: Queue, { kind, browser_hash, refunds = [], ...who }: NewSessionRequest, now: Date) {
  const seen = kind === 'cookie' && browser_hash ? { ...who, browser_hash } : null
  const part = seen
    ? devicePart(queue, seen, sql`session join entered on not factor_needed`, now)
    : newClientPart(queue, who, now)
  if (refunds.length === 0) return part
  return sql`${part}, refund as (${refunding(refunds, seen ? sql`device` : sql`entered`)})`
}

function ownProof({ method, provider }: Pick<AuthMethod, 'method' | 'provider'>, now: Date) {
  const proof: AuthMethod = { method, timestamp: unixTime(now), ...(provider && { provider }) }
  return { detail: provider ?? method, amr: [proof] }
}
