import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { type Plan, type PlanType, planInForce } from '#app/domain/billing/entitlements.ts'
import { day, minute } from '#app/domain/time.ts'
import { publish } from '#app/live/publish.ts'

/** A session ends after two weeks without use, and after 60 days in any case. */
const idleLife = 14 * day
export const absoluteLife = 60 * day
/** How stale `seen_at` may be; a write at each request would cost more than it tells. */
const seenEvery = 5 * minute

export interface SignedIn {
  session_id: string
  kind: 'cookie' | 'token'
  user: SessionUser
}

/** What every request of a signed-in user knows of them. */
export interface SessionUser {
  id: string
  email: string
  time_zone: string
  trial_credits: number
  created_at: Date
  plan: Plan
}

export interface NewSession {
  id: string
  /** The cookie's value, or the refresh token; only its hash is stored. */
  secret: string
}

export async function createSession(
  db: Db,
  userId: string,
  kind: SignedIn['kind'],
  userAgent: string | null,
  now: Date,
): Promise<NewSession> {
  const secret = randomSecret()
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      kind,
      secret_hash: hashSecret(secret),
      user_agent: userAgent?.slice(0, 300) ?? null,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + absoluteLife),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, secret }
}

export function findCookieSession(db: Db, secret: string, now: Date): Promise<SignedIn | null> {
  return findSession(db, { secret }, now)
}

/** By the id in an access token, so that an ended session's tokens die with it. */
export function findTokenSession(db: Db, sessionId: string, now: Date): Promise<SignedIn | null> {
  return findSession(db, { id: sessionId }, now)
}

async function findSession(db: Db, by: { secret: string } | { id: string }, now: Date): Promise<SignedIn | null> {
  const query = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .select(['sessions.id as session_id', 'sessions.kind', 'sessions.seen_at', 'users.id', 'users.email'])
    .select(['users.time_zone', 'users.trial_credits', 'users.created_at'])
    .select(['subscriptions.status', 'subscriptions.plan_type', 'subscriptions.current_period_end'])
    .where('sessions.expires_at', '>', now)
    .where('sessions.seen_at', '>', new Date(now.getTime() - idleLife))
  const row = await ('secret' in by
    ? query.where('secret_hash', '=', hashSecret(by.secret)).where('kind', '=', 'cookie')
    : query.where('sessions.id', '=', by.id).where('kind', '=', 'token')
  ).executeTakeFirst()
  if (!row) return null
  if (now.getTime() - row.seen_at.getTime() > seenEvery)
    await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', row.session_id).execute()
  const { session_id, kind, id, email, time_zone, trial_credits, created_at } = row
  return { session_id, kind, user: { id, email, time_zone, trial_credits, created_at, plan: planOf(row, now) } }
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
export async function endSessions(
  db: Db,
  userId: string,
  sessionId: string,
  scope: EndScope,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    let query = tx.deleteFrom('sessions').where('user_id', '=', userId)
    if (scope === 'local') query = query.where('id', '=', sessionId)
    if (scope === 'others') query = query.where('id', '!=', sessionId)
    await query.execute()
    await publish(tx, userId, 'session', { scope, session_id: sessionId }, now)
  })
}

/** Whether an event of kind `session` ends this session. */
export function endsSession(event: Record<string, unknown>, sessionId: string): boolean {
  const { scope, session_id } = event
  if (scope === 'global') return true
  return scope === 'local' ? session_id === sessionId : session_id !== sessionId
}
