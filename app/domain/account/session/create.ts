import { sql } from 'kysely'
import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import { logSignIn, signInPart } from '#app/domain/account/security/events.ts'
import { deviceName, devicePart, newClientPart } from '#app/domain/account/session/device.ts'
import type { Holder } from '#app/domain/account/session/recent-proof.ts'
import {
  type AssuranceLevel,
  endSessionsIn,
  hasVerifiedFactor,
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

/** Atomic with its security event, known browser, mail about a new device, and the end of the session it replaces. */
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
  const unchanged = 'password_hash' in entry ? sql`and password_hash = ${entry.password_hash}` : sql``
  const more = 'from' in entry ? null : accompaniedBy(queue, entry, now)
  const { rows } = await sql<{ id: string; factor_needed: boolean }>`
    with entered as (update users set last_sign_in_at = ${now} where id = ${user_id} ${unchanged} returning id),
    session as (${row}), ${signInPart(event, now)}
    ${more ? sql`, ${more}` : sql``}
    select id, factor_needed ${more ? sql`, (select count(*) from enqueued)` : sql``} from session`.execute(db)
  const session = rows[0] ?? fail('invalid_credentials')
  logSignIn(session.id, event)
  return { ...session, secret }
}

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
