import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import { type Plan, type PlanType, planInForce } from '#app/domain/billing/entitlements.ts'
import { minute } from '#app/domain/time.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'
import { zoneInForce } from '#app/domain/user/time-zone.ts'
import { publish } from '#app/live/publish.ts'

/** How stale `seen_at` may be; a write at each request would cost more than it tells. */
const seenEvery = 5 * minute

export type Kind = 'cookie' | 'token'
export type AssuranceLevel = 'aal1' | 'aal2'

export interface SignedIn {
  session_id: string
  kind: Kind
  aal: AssuranceLevel
  amr: AuthMethod[]
  created_at: Date
  /** The user has a second factor that this session has not shown yet: it opens nothing but the page that asks for it. */
  factor_needed: boolean
  user: SessionUser
}

/** What every request of a signed-in user knows of them. */
export interface SessionUser {
  id: string
  email: string
  /** In force at the time of the request. */
  time_zone: string
  trial_credits: number
  created_at: Date
  plan: Plan
}

/** Who is let in, by what, and on which device. */
export interface Entry {
  user_id: string
  kind: Kind
  method: AuthMethod['method']
  provider?: string
  user_agent: string | null
}

export interface NewSession {
  id: string
  /** The cookie's value, of which only the hash is stored; empty for a program. */
  secret: string
}

export async function createSession(db: Db, rules: AuthRules, entry: Entry, now: Date): Promise<NewSession> {
  const { user_id, kind, method, provider, user_agent } = entry
  const secret = kind === 'cookie' ? randomSecret() : ''
  const proof: AuthMethod = { method, timestamp: unixTime(now), ...(provider && { provider }) }
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id,
      kind,
      secret_hash: kind === 'cookie' ? hashSecret(secret) : null,
      user_agent: user_agent?.slice(0, 300) ?? null,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + rules.session.absolute),
      amr: JSON.stringify([proof]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ last_sign_in_at: now }).where('id', '=', user_id).execute()
  return { id, secret }
}

export const unixTime = (time: Date) => Math.floor(time.getTime() / 1000)

export function findCookieSession(db: Db, rules: AuthRules, secret: string, now: Date): Promise<SignedIn | null> {
  return findSession(db, rules, { secret }, now)
}

/** By the id in an access token, so that an ended session's tokens die with it. */
export function findTokenSession(db: Db, rules: AuthRules, sessionId: string, now: Date): Promise<SignedIn | null> {
  return findSession(db, rules, { id: sessionId }, now)
}

/** By the id behind a ticket, a page's session or a program's. */
export function findSessionById(db: Db, rules: AuthRules, sessionId: string, now: Date): Promise<SignedIn | null> {
  return findSession(db, rules, { any: sessionId }, now)
}

type By = { secret: string } | { id: string } | { any: string }

async function findSession(db: Db, rules: AuthRules, by: By, now: Date): Promise<SignedIn | null> {
  const query = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .select(['sessions.id as session_id', 'sessions.kind', 'sessions.aal', 'sessions.amr', 'sessions.seen_at'])
    .select(['sessions.created_at as session_created_at', 'users.id', 'users.email'])
    .select(['users.trial_credits', 'users.created_at', zoneInForce(now).as('time_zone')])
    .select(['subscriptions.status', 'subscriptions.plan_type', 'subscriptions.current_period_end'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('factors')
          .select('factors.id')
          .whereRef('factors.user_id', '=', 'users.id')
          .where('factors.status', '=', 'verified'),
      ).as('has_factor'),
    )
    .where('sessions.expires_at', '>', now)
    .where('sessions.seen_at', '>', new Date(now.getTime() - rules.session.idle))
  const found =
    'secret' in by
      ? query.where('secret_hash', '=', hashSecret(by.secret)).where('kind', '=', 'cookie')
      : 'id' in by
        ? query.where('sessions.id', '=', by.id).where('kind', '=', 'token')
        : query.where('sessions.id', '=', by.any)
  const row = await found.executeTakeFirst()
  if (!row) return null
  if (now.getTime() - row.seen_at.getTime() > seenEvery)
    await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', row.session_id).execute()
  const { session_id, kind, aal, amr, id, email, time_zone, trial_credits, created_at } = row
  return {
    session_id,
    kind,
    aal,
    amr,
    created_at: row.session_created_at,
    factor_needed: Boolean(row.has_factor) && aal === 'aal1',
    user: { id, email, time_zone, trial_credits, created_at, plan: planOf(row, now) },
  }
}

/** The plan in force, from columns of a left join on subscriptions. */
export function planOf(
  row: { status: string | null; plan_type: PlanType | null; current_period_end: Date | null },
  now: Date,
): Plan {
  const { status, plan_type, current_period_end } = row
  return planInForce(status && plan_type && current_period_end ? { status, plan_type, current_period_end } : null, now)
}

export type EndScope = 'local' | 'others' | 'global'

/** `local` ends this session, `others` every other one, `global` all of them: pages, programs and open streams alike. */
export function endSessions(db: Db, userId: string, sessionId: string, scope: EndScope, now: Date): Promise<void> {
  return inTransaction(db, (tx) => endSessionsIn(tx, userId, sessionId, scope, now))
}

/** The same as part of a change that causes it. `global` needs no session id. */
export async function endSessionsIn(
  tx: Tx,
  userId: string,
  sessionId: string | null,
  scope: EndScope,
  now: Date,
): Promise<void> {
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId)
  if (scope === 'local') query = query.where('id', '=', sessionId)
  if (scope === 'others') query = query.where('id', '!=', sessionId)
  await query.execute()
  await publish(tx, userId, 'session', { scope, session_id: sessionId }, now)
}

/** Ends every session of the user that has not shown the second factor. */
export async function endWeakSessions(tx: Tx, userId: string, now: Date): Promise<void> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('aal', '=', 'aal1')
    .returning('id')
    .execute()
  for (const { id } of ended) await publish(tx, userId, 'session', { scope: 'local', session_id: id }, now)
}

/** Whether an event of kind `session` ends this session. */
export function endsSession(event: Record<string, unknown>, sessionId: string): boolean {
  const { scope, session_id } = event
  if (scope === 'global') return true
  return scope === 'local' ? session_id === sessionId : session_id !== sessionId
}
