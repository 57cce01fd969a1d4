import type { Secrets } from '#app/adapters/secrets.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { AuthMethod, MailPurpose } from '#app/db/schema-accounts.ts'
import { fail } from '#app/domain/failure.ts'
import { grantCode, startFlow } from '#app/domain/session/flow.ts'
import { createSession, type Kind, type NewSession } from '#app/domain/session/session.ts'
import { challengeOf, type MailToken, takeMailToken } from '#app/domain/user/mail-token.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'

/** What opens a session, and how the session says that it came about. */
const methods: Partial<Record<MailPurpose, AuthMethod['method']>> = {
  signup: 'email/signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
}

/**
 * Uses a link or code up: the address is the user's, and they are in. Throws `link_invalid`, also for a browser where a
 * program asked that has yet to prove that it is the one.
 */
export async function openByMail(
  { db, rules }: { db: Db; rules: AuthRules },
  token: MailToken,
  { kind, user_agent }: { kind: Kind; user_agent: string | null },
  now: Date,
): Promise<NewSession> {
  if (kind === 'cookie' && token.code_challenge !== null) fail('link_invalid')
  return inTransaction(db, async (tx) => {
    const method = await take(tx, token, now)
    return createSession(tx, rules, { user_id: token.user_id, kind, method, user_agent }, now)
  })
}

/** Uses a link up for the program that asked: a code that it changes into a session by its verifier. Throws `link_invalid`. */
export async function codeByMail(
  { db, secrets }: { db: Db; secrets: Secrets },
  token: MailToken,
  now: Date,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const method = await take(tx, token, now)
    return codeFor(tx, secrets, token, method, now)
  })
}

/** The code for a link that was used up already. */
export async function codeFor(
  db: Db,
  secrets: Secrets,
  token: MailToken,
  method: AuthMethod['method'],
  now: Date,
): Promise<string> {
  const { user_id, redirect_to } = token
  const start = { provider: method, browser: null, redirect_to, challenge: challengeOf(token), user_id }
  const flow = await startFlow(db, secrets, start, now)
  return grantCode(db, secrets, flow.id, user_id, now)
}

/**
 * A password that was set before anybody showed that the address is theirs stays only where this is the confirmation of
 * that very sign-up: it may be a stranger's.
 */
async function take(tx: Tx, token: MailToken, now: Date): Promise<AuthMethod['method']> {
  const method = methods[token.purpose] ?? fail('link_invalid')
  await takeMailToken(tx, token)
  const unconfirmed = tx.updateTable('users').where('id', '=', token.user_id).where('email_confirmed_at', 'is', null)
  await unconfirmed
    .set({ email_confirmed_at: now, ...(token.purpose !== 'signup' && { password_hash: null }) })
    .execute()
  return method
}
