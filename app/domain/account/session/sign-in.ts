import { sql } from 'kysely'
import { errors } from '#app/contract/errors.ts'
import type { Db } from '#app/db/pool.ts'
import { waitAfter } from '#app/domain/account/mail-link/interval.ts'
import { reportFailedSignIn } from '#app/domain/account/security/events.ts'
import {
  createSession,
  type NewSession,
  type NewSessionRequest,
  type SessionDeps,
} from '#app/domain/account/session/create.ts'
import { deviceName, isKnownBrowser } from '#app/domain/account/session/device.ts'
import { hashPassword, matchPassword } from '#app/domain/account/user/password.ts'
import { fail } from '#app/domain/failure.ts'
import { attempts, hit, knownBrowserAttempts, type Limit, limits } from '#app/domain/metering/limits.ts'

type SignIn = Pick<NewSessionRequest, 'kind' | 'user_agent' | 'browser_hash' | 'replaces'> & {
  email: string
  password: string
  hits?: readonly Limit[]
}

/**
 * A known browser has its own attempts, so that strangers can't use up the owner's. Every address takes the same work,
 * so timing reveals nothing. Throws `too_many`, `invalid_credentials`, `email_not_confirmed`.
 */
export async function signIn(
  deps: SessionDeps,
  { email, password, hits = [], ...entry }: SignIn,
  now: Date,
): Promise<NewSession> {
  const { db, rules } = deps
  const { browser_hash = null, user_agent } = entry
  const user = await find(db, email, browser_hash, now)
  const attempt = `sign-in:${email}` as const
  const unknown = limits.unknown_password(rules)
  const own =
    browser_hash && user?.is_known ? knownBrowserAttempts(attempt, browser_hash) : [...attempts(attempt), unknown]
  const counted = await hit(db, [...hits, ...own], now)
  const match = await matchPassword(user?.password_hash ?? null, password)
  // Of a sign-up, which may be a stranger's, whether or not the address has an account.
  const waiting = !match && user?.waiting_hash ? await matchPassword(user.waiting_hash, password) : null
  if (!user || !(match || waiting)) {
    await reportFailedSignIn(deps, { user_id: user?.id ?? null, device: deviceName(user_agent) }, now)
    return fail('invalid_credentials')
  }
  if (!match || user.password_hash === null || (!user.email_confirmed_at && rules.confirm_email))
    failUnconfirmed(waitAfter(user.mailed_at, rules, now))
  const { id: user_id } = user
  const password_hash = match.outdated ? await rehash(db, user_id, user.password_hash, password) : user.password_hash
  const refunds = counted.filter(({ key }) => key === unknown.key)
  return createSession(deps, { ...entry, user_id, method: 'password', password_hash, refunds }, now)
}

/** To who knows the password of a sign-up, whether or not the address has an account. */
function failUnconfirmed(wait: number): never {
  if (wait === 0) fail('email_not_confirmed')
  const text = 'Email not confirmed. We sent the link a moment ago. You can ask for it again in {wait} seconds.'
  const clientMessage = errors.email_not_confirmed[1]
  fail('email_not_confirmed', {}, { wait: Math.ceil(wait / 1000), text, clientMessage })
}

function find(db: Db, email: string, browser: Buffer | null, now: Date) {
  const waiting = sql<string | null>`(
    select password_hash from mail_tokens where user_id = users.id and password_hash is not null and expires_at > ${now}
    order by created_at desc limit 1)`
  const mailed = sql<Date | null>`(
    select max(created_at) from mail_tokens
    where user_id = users.id and purpose = 'signup' and code_expires_at is not null)`
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_confirmed_at'])
    .select([isKnownBrowser(sql.ref('users.id'), browser).as('is_known'), waiting.as('waiting_hash')])
    .select(mailed.as('mailed_at'))
    .where('email', '=', email)
    .executeTakeFirst()
}

/** With the present form and hash parameters. Returns what is kept: another sign-in may have been first. */
async function rehash(db: Db, userId: string, outdated: string, password: string): Promise<string> {
  const password_hash = await hashPassword(password)
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', userId)
    .where('password_hash', '=', outdated)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return password_hash
  const kept = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  const match = await matchPassword(kept?.password_hash ?? null, password)
  return (match && kept?.password_hash) || fail('invalid_credentials')
}
