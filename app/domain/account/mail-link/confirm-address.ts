import type { Db, Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { type SignUpRequester, sameData } from '#app/domain/account/mail-link/sign-up-token.ts'
import { isSame, type MailToken, takeMailToken } from '#app/domain/account/mail-link/token.ts'
import { revokeRepeatCredits } from '#app/domain/billing/once-per-person.ts'
import type { Queue } from '#app/queue/queue.ts'
import { knownZone } from '#app/time-zones.ts'

/**
 * A used link proves that the user reads the account's mail. A recovery mail counts only once the password is set (the
 * reset removes what was added since the last proof); a mail to a new address proves nothing.
 */
export async function noteMailRead(db: Db, token: MailToken, now: Date): Promise<void> {
  if (provesMail(token)) await setMailProven(db, token.user_id, now)
}

const provesMail = ({ purpose }: MailToken) => purpose !== 'recovery' && purpose !== 'email_change_new'

export async function setMailProven(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ mail_proven_at: now }).where('id', '=', userId).execute()
}

/** `challenge`: a link for the API client that asked, which still has to send its PKCE verifier. */
export type PresentedBy =
  | { by: 'page'; marks: readonly Buffer[] }
  | { by: 'code' }
  | { by: 'link' }
  | { by: 'challenge' }

interface Confirmed {
  needs_password: boolean
  /** Someone signed up with a password that is not kept. */
  dropped: boolean
  reserved: string | null
}

/** Only the password of the person who confirms is kept; any other may be an attacker's. Throws `link_invalid`. */
export async function confirmAddress(
  tx: Tx,
  { queue, seals }: { queue: Queue; seals: Seals },
  token: MailToken,
  shown: PresentedBy,
  now: Date,
): Promise<Confirmed> {
  const { user_id } = token
  const query = tx
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', user_id)
    .forNoKeyUpdate()
  const user = await query.executeTakeFirst()
  const requesters = (await takeMailToken(tx, token)).filter(({ purpose }) => purpose === 'signup')
  if (!user || user.email_confirmed_at) {
    await noteMailRead(tx, token, now)
    return { needs_password: false, dropped: false, reserved: null }
  }
  const isSignUp = token.purpose === 'signup'
  const password_hash = isSignUp ? ownPassword(token, shown, requesters) : null
  const reserved = isSignUp && shown.by === 'challenge' ? token.password_hash : null
  const read = provesMail(token) ? { mail_proven_at: now } : {}
  await tx
    .updateTable('users')
    .set({ email_confirmed_at: now, password_hash, ...ownData(shown, requesters), ...read })
    .where('id', '=', user_id)
    .execute()
  await revokeRepeatCredits(tx, seals, { id: user_id, email: user.email }, now)
  const dropped =
    isSignUp &&
    password_hash === null &&
    reserved === null &&
    requesters.some((requester) => requester.password_hash !== null)
  if (dropped && shown.by !== 'page') await queue.enqueue(tx, 'mail.notice', { user_id, notice: 'password_dropped' })
  return { needs_password: password_hash === null, dropped, reserved }
}

function ownPassword(token: MailToken, shown: PresentedBy, requesters: readonly SignUpRequester[]): string | null {
  // The link proves the address, the browser id who chose the password: they may come from different mails.
  if (shown.by === 'page') return requestOf(shown.marks, requesters)?.password_hash ?? null
  // API clients have no browser id: the person who types a code may have mixed up two mails, one requested by an
  // attacker.
  if (shown.by === 'code' && requesters.every(({ password_hash }) => password_hash === token.password_hash))
    return token.password_hash
  return null
}

/** Where nobody knows who confirms, what all who signed up said; else the defaults stay. */
function ownData(shown: PresentedBy, requesters: readonly SignUpRequester[]) {
  const own = shown.by === 'page' ? requestOf(shown.marks, requesters) : undefined
  const data = own ? own.sign_up_data : sameData(requesters)
  return data && { time_zone: knownZone(data.time_zone ?? 'UTC'), user_metadata: JSON.stringify(data.user_metadata) }
}

const requestOf = (marks: readonly Buffer[], requesters: readonly SignUpRequester[]) =>
  requesters.find(({ browser_hash }) => marks.some((hash) => isSame(hash, browser_hash)))
