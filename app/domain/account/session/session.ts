import { sql } from 'kysely'
import { hashSecret } from '#app/adapters/secrets.ts'
import type { Plan } from '#app/content/plans.ts'
import type { NetworkId } from '#app/contract/networks.ts'
import { lineOf, truncateAtGrapheme } from '#app/contract/typed.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { forgetBrowsers } from '#app/domain/account/session/device.ts'
import { expiryOf } from '#app/domain/account/session/expiry.ts'
import { endFlows } from '#app/domain/account/session/flow.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { nextZone, type TimeZoneSetting, zoneInForce } from '#app/domain/account/user/time-zone.ts'
import { planInForce, subscriptionFrom, unpaidOf } from '#app/domain/billing/entitlements.ts'
import { minute } from '#app/domain/time.ts'
import { publish } from '#app/live/publish.ts'

/** How stale `seen_at` may be, in ms; saves a write per request. */
const seenInterval = ({ session }: AuthRules) => Math.min(5 * minute, session.idle / 10)

export type SessionKind = 'cookie' | 'token'
export type AssuranceLevel = 'aal1' | 'aal2'

export interface SignedIn {
  session_id: string
  kind: SessionKind
  aal: AssuranceLevel
  amr: AuthMethod[]
  created_at: Date
  ends_at: Date
  /** When the access token used, directly or for a stream ticket, ends; null: a cookie was used. */
  token_ends_at: Date | null
  /** The session can only open the page that asks for the second factor. */
  factor_needed: boolean
  /** Version of the user's newest live event; later reads include its effect. */
  live_version: number
  user: SessionUser
}

export interface SessionUser {
  id: string
  email: string
  full_name: string | null
  avatar_url: string | null
  time_zone: string
  next_time_zone: TimeZoneSetting['next']
  trial_credits: number
  /** Why no trial credits were given: this person or the connected account already had them. */
  credits_withheld: 'person' | 'account' | null
  created_at: Date
  plan: Plan
  /** A payment failed; the paid plan continues until then. */
  unpaid: { plan: string; until: Date } | null
  /** null if no account was ever connected. */
  network: NetworkId | null
}

const maxNameLength = 200

export const nameOf = ({ full_name, email }: Pick<SessionUser, 'full_name' | 'email'>): string =>
  truncateAtGrapheme(lineOf(full_name ?? ''), maxNameLength) || email.slice(0, email.lastIndexOf('@'))

export const hasVerifiedFactor = (userId = sql.ref<string>('users.id')) => sql<boolean>`exists (
  select from factors where factors.user_id = ${userId} and factors.status = 'verified'
)`

export const unixTime = (time: Date) => Math.floor(time.getTime() / 1000)

export function findCookieSession(db: Db, rules: AuthRules, secret: string, now: Date): Promise<SignedIn | null> {
  return findSession(db, rules, { secret }, now)
}

export function findTokenSession(db: Db, rules: AuthRules, sessionId: string, now: Date): Promise<SignedIn | null> {
  return findSession(db, rules, { id: sessionId }, now)
}

export function findSessionById(db: Db, rules: AuthRules, sessionId: string, now: Date): Promise<SignedIn | null> {
  return findSession(db, rules, { any: sessionId }, now)
}

const ofMetadata = <K extends 'full_name' | 'avatar_url'>(name: K) =>
  sql<string | null>`users.user_metadata ->> ${sql.lit(name)}`.as(name)

type By = { secret: string } | { id: string } | { any: string }

async function findSession(db: Db, rules: AuthRules, by: By, now: Date): Promise<SignedIn | null> {
  const query = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .leftJoin('live_heads', 'live_heads.user_id', 'users.id')
    .leftJoin('connections', 'connections.user_id', 'users.id')
    .select(['sessions.id as session_id', 'sessions.kind', 'sessions.aal', 'sessions.amr', 'sessions.seen_at'])
    .select('sessions.expires_at')
    .select([ofMetadata('full_name'), ofMetadata('avatar_url')])
    .select(['sessions.created_at as session_created_at', 'users.id', 'users.email'])
    .select(['users.trial_credits', 'users.credits_withheld', 'users.created_at', zoneInForce(now).as('time_zone')])
    .select(['users.next_time_zone', 'users.next_time_zone_from'])
    .select(['subscriptions.status', 'subscriptions.plan_type', 'subscriptions.current_period_end'])
    .select(['subscriptions.past_due_since', 'live_heads.version as live_version'])
    .select('connections.network')
    .select(hasVerifiedFactor().as('has_factor'))
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
  if (now.getTime() - row.seen_at.getTime() > seenInterval(rules))
    await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', row.session_id).execute()
  const { session_id, kind, aal, amr, id, email, time_zone, trial_credits, created_at } = row
  const subscription = subscriptionFrom(row)
  const plan = planInForce(subscription, now)
  return {
    session_id,
    kind,
    aal,
    amr,
    created_at: row.session_created_at,
    ends_at: expiryOf(row, rules),
    token_ends_at: null,
    factor_needed: row.has_factor && aal === 'aal1',
    live_version: row.live_version ?? 0,
    user: {
      id,
      email,
      full_name: row.full_name,
      avatar_url: row.avatar_url,
      time_zone,
      next_time_zone: nextZone(row, now),
      trial_credits,
      credits_withheld: row.credits_withheld,
      created_at,
      plan,
      network: row.network,
      unpaid: subscription && unpaidOf(subscription),
    },
  }
}

export type EndScope = 'local' | 'others' | 'global'

/** Unless `local`, also ends what could still become a session. `global` needs no session id. */
export async function endSessionsIn(
  tx: Tx,
  userId: string,
  sessionId: string | null,
  scope: EndScope,
  now: Date,
): Promise<void> {
  // First, so that a code being exchanged in parallel has either opened its session or opens none.
  if (scope !== 'local') await endFlows(tx, userId)
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId)
  if (scope === 'local') query = query.where('id', '=', sessionId)
  if (scope === 'others') query = query.where('id', '!=', sessionId)
  const ended = await query.returning(ofExtension.as('of_extension')).execute()
  if (ended.some(({ of_extension }) => of_extension)) await publish(tx, userId, 'extension', {}, now)
  if (scope !== 'local') await forgetBrowsers(tx, userId, now)
  await publish(tx, userId, 'session', { scope, session_id: sessionId }, now)
}

export function endAllSessions(db: Db, userId: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const sessions = await tx.selectFrom('sessions').select('id').where('user_id', '=', userId).forUpdate().execute()
    await recordSecurityEvent(tx, { user_id: userId, kind: 'sessions_ended' }, now)
    await endSessionsIn(tx, userId, null, 'global', now)
    return sessions.length
  })
}

export const ofExtension = sql<boolean>`exists (select from extension_sessions where session_id = sessions.id)`

export async function endSingleFactorSessions(tx: Tx, userId: string, now: Date): Promise<void> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('aal', '=', 'aal1')
    .returning(['id', ofExtension.as('of_extension')])
    .execute()
  await publishEnded(tx, userId, ended, now)
}

export interface Ended {
  id: string
  of_extension: boolean
}

export async function publishEnded(tx: Tx, userId: string, ended: readonly Ended[], now: Date): Promise<void> {
  if (ended.some(({ of_extension }) => of_extension)) await publish(tx, userId, 'extension', {}, now)
  await endStreams(tx, userId, ended, now)
}

export async function endStreams(
  tx: Tx,
  userId: string,
  sessions: readonly { id: string }[],
  now: Date,
): Promise<void> {
  for (const { id } of sessions) await publish(tx, userId, 'session', { scope: 'local', session_id: id }, now)
}

export function endsSession(event: Record<string, unknown>, sessionId: string): boolean {
  const { scope, session_id } = event
  if (scope === 'global') return true
  return scope === 'local' ? session_id === sessionId : session_id !== sessionId
}
