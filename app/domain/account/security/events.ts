import { sql } from 'kysely'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { deviceName } from '#app/domain/account/session/device.ts'
import { cutoffOf } from '#app/domain/retention.ts'
import { day, hour } from '#app/domain/time.ts'
import { currentLog } from '#app/log.ts'
import type { Queue } from '#app/queue/queue.ts'

const securityEventKinds = [
  'signed_in',
  'factor_shown',
  'sign_in_failed',
  'factor_failed',
  'sessions_ended',
  'password_changed',
  'email_change_requested',
  'email_changed',
  'identity_added',
  'identity_removed',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'recovery_codes_removed',
  'refresh_token_reused',
  'data_exported',
  'unsubscribed',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]

/** Kinds that anyone can cause in any number: one row per hour. */
const attemptKinds: ReadonlySet<SecurityEventKind> = new Set(['sign_in_failed', 'factor_failed'])

interface SecurityEvent {
  user_id: string
  kind: SecurityEventKind
  session_id?: string | null
  device?: string | null
  /** Never an address or a secret. */
  detail?: string | null
}

/** The CTE `event` of a larger statement, once for each row of `entered`; call `logSignIn` after it. */
export const signInPart = ({ user_id, device, detail }: SignIn, now: Date) => sql`event as (
  insert into security_events (user_id, kind, device, detail, created_at)
  select ${user_id}::uuid, ${'signed_in' satisfies SecurityEventKind}, ${device}, ${detail}, ${now}::timestamptz
  from entered returning user_id)`

type SignIn = Required<Pick<SecurityEvent, 'user_id' | 'device' | 'detail'>>

export const logSignIn = (session_id: string, signIn: SignIn) => logEvent({ kind: 'signed_in', session_id, ...signIn })

/** Wrong codes per hour after which the owner is notified, at most once a day. */
const suspicious = 5

export function recordFailedFactor(
  { db, queue }: { db: Db; queue: Queue },
  { user_id, session_id }: { user_id: string; session_id: string },
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { attempts, device } = await recordSecurityEvent(tx, { user_id, kind: 'factor_failed', session_id }, now)
    if (attempts !== suspicious) return
    const { rows } = await sql`select from security_events where user_id = ${user_id} and kind = 'factor_failed'
      and attempts >= ${suspicious} and created_at < ${now} and created_at > ${new Date(now.getTime() - day)}`.execute(
      tx,
    )
    if (rows.length > 0) return
    const about = { at: now.toISOString(), ...(device && { device }) }
    await queue.enqueue(tx, 'mail.notice', { user_id, notice: 'factor_failed', about })
  })
}

export async function recordSecurityEvent(
  db: Db,
  { user_id, kind, session_id = null, detail = null, ...event }: SecurityEvent,
  now: Date,
): Promise<{ attempts: number; device: string | null }> {
  const isAttempt = attemptKinds.has(kind)
  const since = isAttempt ? new Date(Math.floor(now.getTime() / hour) * hour) : null
  const device = event.device ?? (session_id === null ? null : await deviceOf(db, session_id))
  const recorded = await db
    .insertInto('security_events')
    .values({ user_id, kind, device, detail, hour: since, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'hour']).doUpdateSet({
        attempts: sql`security_events.attempts + 1`,
        device,
        created_at: now,
      }),
    )
    .returning(['attempts', 'device'])
    .executeTakeFirstOrThrow()
  logEvent({ user_id, kind, session_id, device, detail })
  return recorded
}

function logEvent({ kind, ...event }: SecurityEvent): void {
  currentLog()?.[attemptKinds.has(kind) ? 'warn' : 'info']({ event: kind, ...event }, 'security event')
}

async function deviceOf(db: Db, sessionId: string): Promise<string | null> {
  const session = await db.selectFrom('sessions').select('user_agent').where('id', '=', sessionId).executeTakeFirst()
  return session ? deviceName(session.user_agent) : null
}

const shown = 100

export interface SecurityEventView {
  id: number
  kind: SecurityEventKind
  device: string | null
  detail: string | null
  attempts: number
  created_at: Date
}

/** Newest first, at most 100. */
export async function listSecurityEvents(db: Db, userId: string, now: Date): Promise<SecurityEventView[]> {
  const rows = await db
    .selectFrom('security_events')
    .select(['id', 'kind', 'device', 'detail', 'attempts', 'created_at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', cutoffOf('security_events', now))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as SecurityEventKind }))
}

interface FailedSignIn {
  user_id: string | null
  device: string
}

/** Does the same for an unknown address, so that timing reveals nothing. */
export function reportFailedSignIn(
  { db, queue }: { db: Db; queue: Queue },
  failed: FailedSignIn,
  now: Date,
): Promise<void> {
  return queue.enqueueAlone(db, 'security.sign_in_failed', { ...failed, at: now.toISOString() })
}

export async function recordFailedSignIn(db: Db, { user_id, device }: FailedSignIn, at: Date): Promise<void> {
  if (user_id !== null) await recordSecurityEvent(db, { user_id, kind: 'sign_in_failed', device }, at)
}
