import { requestMail } from '#app/domain/mail-token/request.ts'
import { codeOf, findByCode, findByLink, linkOf, type MailToken, type Requester } from '#app/domain/mail-token/token.ts'
import type { ByMail } from '#app/domain/session/by-mail.ts'
import { authenticate } from '#app/domain/session/sign-in.ts'
import { signUp } from '#app/domain/user/sign-up.ts'
import { type AccountBench, answerRequests, noticesTo } from './accounts.ts'
import { unique } from './bench.ts'

/** The owner's password, and that of somebody who signs up with the owner's address. */
export const [hers, his] = ['the sentence of the owner', 'the sentence of a stranger']

export const newAddress = () => `${unique()}@example.com`
export const byPage = (...browserHashes: Buffer[]): ByMail => ({
  shown: { by: 'page', marks: browserHashes },
  user_agent: null,
})
export const byCode: ByMail = { shown: { by: 'code' }, user_agent: null }
export const byLink: ByMail = { shown: { by: 'link' }, user_agent: null }

/**
 * Signs up, or without a password requests the mail again, and has the worker process it. Returns the new token's id,
 * if any.
 */
export async function ask(
  bench: AccountBench,
  email: string,
  password: string | null,
  asker: Requester = {},
): Promise<string | undefined> {
  const before = new Set((await tokensTo(bench, email)).map(({ id }) => id))
  if (password === null) await requestMail(bench, { email, purpose: 'signup' }, asker)
  else await signUp(bench, { email, password }, asker, bench.clock.now())
  await answerRequests(bench)
  return (await tokensTo(bench, email)).find(({ id }) => !before.has(id))?.id
}

export const tokensTo = (bench: AccountBench, email: string) =>
  bench.sql<{ id: string; password_hash: string | null }>(
    'select id, password_hash from mail_tokens where email = $1 order by created_at',
    [email],
  )

/** The valid token, as its link finds it. */
export async function tokenOf({ db, secrets, clock }: AccountBench, id: string | undefined): Promise<MailToken> {
  const token = await findByLink(db, secrets, linkOf(secrets, id ?? ''), clock.now())
  if (!token) throw new Error('no living token')
  return token
}

/** What its code finds, typed in the browser with this id, or in an API client (null). */
export function typed(
  { db, secrets, clock }: AccountBench,
  email: string,
  id: string | undefined,
  browserHash: Buffer | null,
) {
  const given = { email, code: codeOf(secrets, id ?? ''), purposes: ['signup'] as const, browser: browserHash }
  return findByCode(db, secrets, given, clock.now())
}

/** Which of the passwords work for the address. */
export async function opens(bench: AccountBench, email: string, ...passwords: string[]): Promise<string[]> {
  const right: string[] = []
  for (const password of passwords) {
    const { error } = await attempt(bench, email, password)
    if (error !== 'invalid_credentials') right.push(error ?? password)
  }
  return right
}

export const attempt = (bench: AccountBench, email: string, password: string) =>
  authenticate(bench, { email, password }, bench.clock.now()).then(
    () => ({ error: null }),
    (error: Error) => ({ error: error.message }),
  )

export const noticesAbout = async (bench: AccountBench, token: MailToken) =>
  (await noticesTo(bench, token.user_id)).map(({ notice }) => notice)
