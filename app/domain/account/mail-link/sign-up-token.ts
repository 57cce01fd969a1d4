import type { Tx } from '#app/db/pool.ts'
import { isEarlyToday, waitAfter } from '#app/domain/account/mail-link/interval.ts'
import { insertToken, isSame, type MailRequest, mailNewToken } from '#app/domain/account/mail-link/token.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import type { Queue } from '#app/queue/queue.ts'

/** Who asked to confirm the address: a page's browser, or an API client (null). */
export interface SignUpRequester {
  browser_hash: Buffer | null
  password_hash: string | null
}

/** Everybody who asked recently, the newest first; also those whose link has expired. */
function signUpRequesters(tx: Tx, userId: string) {
  return tx
    .selectFrom('mail_tokens')
    .select(['id', 'browser_hash', 'password_hash', 'created_at', 'expires_at', 'code_expires_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'signup')
    .orderBy('created_at', 'desc')
    .execute()
}

/** More than a person who signs up again needs; further requests within the interval are not recorded. */
const maxRequesters = 50

interface SignUpRequest extends MailRequest {
  purpose: 'signup'
  /** A request to send the mail again, with the password chosen before. */
  again: boolean
}

/**
 * Mails the confirmation of an address. Everybody who asks has a token of their own, so that nobody replaces another's
 * password. Requests within the interval after a mail send none, nor do those after many mails in a day while the link of
 * one works, but they are recorded. Call it with the user's row locked.
 */
export async function sendSignUpToken(
  tx: Tx,
  queue: Queue,
  rules: AuthRules,
  { again, ...request }: SignUpRequest,
  now: Date,
): Promise<void> {
  const { user_id, browser = null } = request
  const requesters = await signUpRequesters(tx, user_id)
  const same = requesters.filter(({ browser_hash }) => isSame(browser_hash, browser))
  const password_hash = request.password_hash ?? (again ? onlyPassword(same) : null)
  const signUpRequest = { ...request, password_hash }
  const mailed = requesters.filter(({ code_expires_at }) => code_expires_at !== null)
  const isSoon = mailed.some(({ created_at }) => waitAfter(created_at, rules, now) > 0)
  const hasLink = mailed.some(({ expires_at }) => expires_at > now)
  if (isSoon || (!(await isEarlyToday(tx, 'signup', request.email, now)) && hasLink)) {
    const isNoted = same.some((requester) => requester.password_hash === password_hash)
    if (!isNoted && requesters.length < maxRequesters) await insertToken(tx, rules, signUpRequest, null, now)
    return
  }
  // API clients have no browser id: each of their tokens may be somebody else's.
  const replaced = browser === null ? [] : same.map(({ id }) => id)
  if (replaced.length > 0) await tx.deleteFrom('mail_tokens').where('id', 'in', replaced).execute()
  await mailNewToken(tx, queue, rules, signUpRequest, now)
}

/** The only password chosen by any of them; null where there are several. */
function onlyPassword(requesters: SignUpRequester[]): string | null {
  const [one = null, ...others] = new Set(
    requesters.map(({ password_hash }) => password_hash).filter((hash) => hash !== null),
  )
  return others.length === 0 ? one : null
}
