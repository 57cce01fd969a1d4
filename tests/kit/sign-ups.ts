import { requestMail } from '#app/domain/account/mail-link/request.ts'
import {
  codeOf,
  findByCode,
  findByLink,
  linkOf,
  type MailToken,
  type Requester,
} from '#app/domain/account/mail-link/token.ts'
import type { ByMail } from '#app/domain/account/session/by-mail.ts'
import { signUp } from '#app/domain/account/user/sign-up.ts'
import { type AccountBench, answerRequests, authenticate, noticesTo } from './accounts.ts'
import { unique } from './bench.ts'

/** The passwords of the owner of an address, and of a stranger who signs up with that address. */
export const [ownerPassword, strangerPassword] = ['the sentence of the owner', 'the sentence of a stranger']

export const newAddress = () => `${unique()}@example.com`
export const byPage = (...browserHashes: Buffer[]): ByMail => ({
  shown: { by: 'page', marks: browserHashes },
  user_agent: null,
})
export const byCode: ByMail = { shown: { by: 'code' }, user_agent: null }
export const byLink: ByMail = { shown: { by: 'link' }, user_agent: null }

/**
 * Signs up, or requests the mail again if there is no password, and processes the request as the worker does. Returns
 * the id of the new token, if any.
 */
export async function requestSignUp(
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

/** The token found by its link; throws if it is not valid. */
export async function tokenOf({ db, secrets, clock }: AccountBench, id: string | undefined): Promise<MailToken> {
  const token = await findByLink(db, secrets, linkOf(secrets, id ?? '', ''), clock.now())
  if (!token) throw new Error('no valid token')
  return token
}

/** The token found by its code, typed in this browser or sent by an API client (null). */
export function findByTypedCode(
  { db, secrets, clock }: AccountBench,
  email: string,
  id: string | undefined,
  browserHash: Buffer | null,
) {
  const mailed = { email, code: codeOf(secrets, id ?? ''), purposes: ['signup'] as const, browser: browserHash }
  return findByCode(db, secrets, mailed, clock.now())
}

/** The passwords that are accepted for the address. */
export async function workingPasswords(bench: AccountBench, email: string, ...passwords: string[]): Promise<string[]> {
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
