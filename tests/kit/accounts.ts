import { createHash } from 'node:crypto'
import type { Network } from '#app/adapters/network/network.ts'
import type { AuthMethod, MailPurpose } from '#app/db/schema-accounts.ts'
import { answerMailRequest } from '#app/domain/account/mail-link/request.ts'
import { codeOf, findByLink, linkOf, type MailToken } from '#app/domain/account/mail-link/token.ts'
import { createSession } from '#app/domain/account/session/create.ts'
import { grantCode, startFlow } from '#app/domain/account/session/flow.ts'
import type { Holder } from '#app/domain/account/session/recent-proof.ts'
import type { SessionKind, SignedIn } from '#app/domain/account/session/session.ts'
import { signIn } from '#app/domain/account/session/sign-in.ts'
import { hashPassword } from '#app/domain/account/user/password.ts'
import { jobKinds } from '#app/queue/queue.ts'
import { type Bench, unique } from './bench.ts'

export type AccountBench = Bench<Network>

export interface Account {
  id: string
  email: string
}

/** A user as created by the sign-up. */
export async function newAccount(
  { db, clock }: AccountBench,
  given: { password?: string | null; confirmed?: boolean; email?: string } = {},
): Promise<Account> {
  const { password = null, confirmed = true, email = `${unique()}@example.com` } = given
  const now = clock.now()
  const password_hash = password === null ? null : await hashPassword(password)
  const { id } = await db
    .insertInto('users')
    .values({ email, email_confirmed_at: confirmed ? now : null, password_hash, time_zone: 'UTC', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email }
}

/** Signs the account in; returns the session as a route handler gets it. */
export async function signedInAs(
  { db, rules, queue, clock }: Pick<AccountBench, 'db' | 'rules' | 'queue' | 'clock'>,
  { id, email }: Account,
  { method = 'password' as AuthMethod['method'], kind = 'token' as SessionKind } = {},
): Promise<Holder> {
  const now = clock.now()
  const session = await createSession({ db, rules, queue }, { user_id: id, kind, method, user_agent: null }, now)
  const user = { id, email } as SignedIn['user']
  return { session_id: session.id, user }
}

/** The user with this address and password, who is signed in as an API client. Throws as `signIn` does. */
export async function authenticate(
  deps: Pick<AccountBench, 'db' | 'rules' | 'queue'>,
  credentials: { email: string; password: string },
  now: Date,
): Promise<string | undefined> {
  const { id } = await signIn(deps, { ...credentials, kind: 'token', user_agent: null }, now)
  return (await sessionRow(deps, id))?.user_id
}

export const sessionRow = ({ db }: Pick<AccountBench, 'db'>, id: string) =>
  db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()

/** An API client's code for a session of the user, as granted after a sign-in with Google. */
export async function newCode(
  { db, secrets, clock }: AccountBench,
  userId: string,
): Promise<{ auth_code: string; code_verifier: string }> {
  const code_verifier = 'v'.repeat(43)
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
  const challenge = { code_challenge, code_challenge_method: 's256' as const }
  const start = { provider: 'google', browser: null, redirect_to: null, challenge }
  const { id } = await startFlow(db, secrets, start, clock.now())
  return { auth_code: await grantCode(db, secrets, id, userId, clock.now()), code_verifier }
}

/** Processes the queued mail requests as the worker would; returns their number. */
export async function answerRequests(bench: AccountBench): Promise<number> {
  const jobs = await bench.sql<{ data: unknown }>(`delete from jobs.job where name = 'mail.request' returning data`)
  for (const { data } of jobs)
    await answerMailRequest(bench, jobKinds['mail.request'].payload.parse(data), bench.clock.now())
  return jobs.length
}

/** The last mail for this purpose: its link, its code, and its token if still valid. */
export async function mailedToken(
  { db, secrets, clock }: AccountBench,
  userId: string,
  purpose: MailPurpose,
): Promise<{ link: string; code: string; token: MailToken | null } | null> {
  const row = await db
    .selectFrom('mail_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const link = linkOf(secrets, row.id, userId)
  return { link, code: codeOf(secrets, row.id), token: await findByLink(db, secrets, link, clock.now()) }
}

/** The queued notices to the user. */
export async function noticesTo(bench: AccountBench, userId: string): Promise<Record<string, unknown>[]> {
  const rows = await bench.sql<{ data: Record<string, unknown> }>(
    `select data from jobs.job where name = 'mail.notice' and data ->> 'user_id' = $1 order by created_on`,
    [userId],
  )
  return rows.map(({ data }) => data)
}
