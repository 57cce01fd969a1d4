import type { Tx } from '#app/db/pool.ts'
import type { SignUpData } from '#app/db/schema-accounts.ts'
import { isEarlyToday, mayMailStranger, waitAfter } from '#app/domain/account/mail-link/interval.ts'
import { codeEnd, insertToken, isSame, type MailRequest } from '#app/domain/account/mail-link/token.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'

/** `browser` is null for an API client. */
export interface SignUpRequester {
  browser_hash: Buffer | null
  password_hash: string | null
  sign_up_data: SignUpData | null
}

/** Newest first; includes expired links. */
function signUpRequesters(tx: Tx, userId: string) {
  return tx
    .selectFrom('mail_tokens')
    .select(['id', 'browser_hash', 'password_hash', 'sign_up_data', 'created_at', 'expires_at', 'code_expires_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'signup')
    .orderBy('created_at', 'desc')
    .execute()
}

const maxRequesters = 50

interface SignUpRequest extends MailRequest {
  purpose: 'signup'
  again: boolean
}

/**
 * Returns the id of the token that is to be mailed, if any. Each requester has their own, so no one can replace another's
 * password or data; requests within the interval, or beyond the daily limits, are recorded but send no mail. It is the
 * same for confirmed addresses, where no password of a sign-up opens anything: its sign-in is refused as if the address
 * were to be confirmed. Call with the user's row locked.
 */
export async function recordSignUp(
  tx: Tx,
  rules: AuthRules,
  { again, ...request }: SignUpRequest,
  now: Date,
): Promise<string | null> {
  const { user_id, browser = null } = request
  const requesters = await signUpRequesters(tx, user_id)
  const same = requesters.filter(({ browser_hash }) => isSame(browser_hash, browser))
  const password_hash = request.password_hash ?? (again ? onlyOne(same.map((one) => one.password_hash)) : null)
  const sign_up_data = request.sign_up_data ?? (again ? sameData(same) : null)
  const signUpRequest = { ...request, password_hash, sign_up_data }
  const mailed = requesters.filter(({ code_expires_at }) => code_expires_at !== null)
  const isSoon = mailed.some(({ created_at }) => waitAfter(created_at, rules, now) > 0)
  const hasLink = mailed.some(({ expires_at }) => expires_at > now)
  const isMailed =
    !isSoon &&
    ((await isEarlyToday(tx, 'signup', request.email, now)) || !hasLink) &&
    (await mayMailStranger(tx, request.email, now))
  if (!isMailed) {
    const isNoted = same.some((requester) => requester.password_hash === password_hash)
    if (!isNoted && requesters.length < maxRequesters) await insertToken(tx, rules, signUpRequest, null, now)
    return null
  }
  // API clients have no browser id: each of their tokens may be someone else's.
  const replaced = browser === null ? [] : same.map(({ id }) => id)
  if (replaced.length > 0) await tx.deleteFrom('mail_tokens').where('id', 'in', replaced).execute()
  return insertToken(tx, rules, signUpRequest, codeEnd(rules, now), now)
}

/** null unless all who said something said the same. */
export function sameData(requesters: readonly Pick<SignUpRequester, 'sign_up_data'>[]): SignUpData | null {
  const one = onlyOne(requesters.map(({ sign_up_data }) => sign_up_data && JSON.stringify(sign_up_data)))
  return one && JSON.parse(one)
}

/** null if there are several. */
function onlyOne(values: (string | null)[]): string | null {
  const [one = null, ...others] = new Set(values.filter((value) => value !== null))
  return others.length === 0 ? one : null
}
