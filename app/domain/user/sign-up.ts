import type { Secrets } from '#app/adapters/secrets.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { createSession, type NewSession } from '#app/domain/session/session.ts'
import { hour, isTimeZone, minute } from '#app/domain/time.ts'
import { hashPassword, requireUncommon } from '#app/domain/user/password.ts'
import type { Queue } from '#app/queue/queue.ts'

export const signupToken = 'signup'
const linkLife = hour
/** A mail is not sent again before this has passed. */
const resendAfter = minute

interface Deps {
  db: Db
  queue: Queue
}

export interface NewUser {
  email: string
  password: string
  time_zone?: string | undefined
}

/**
 * Creates a user who is not confirmed yet and sends the mail. A known address gets the same answer: confirmed, nothing
 * happens; unconfirmed, the mail goes out again and the first password stays. Throws `weak_password`.
 */
export async function signUp({ db, queue }: Deps, given: NewUser, browser: Buffer | null, now: Date): Promise<void> {
  requireUncommon(given.password)
  const password_hash = await hashPassword(given.password)
  await inTransaction(db, async (tx) => {
    const time_zone = given.time_zone && isTimeZone(given.time_zone) ? given.time_zone : 'UTC'
    const created = await tx
      .insertInto('users')
      .values({
        email: given.email,
        email_confirmed_at: null,
        password_hash,
        time_zone,
        accepted_terms_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (created) await sendLink(tx, queue, created.id, browser, now)
    else await resendTo(tx, queue, given.email, browser, now)
  })
}

/** Sends the confirmation again, at most once a minute; answers the same for every address. */
export async function resendConfirmation(
  { db, queue }: Deps,
  email: string,
  browser: Buffer | null,
  now: Date,
): Promise<void> {
  await inTransaction(db, (tx) => resendTo(tx, queue, email, browser, now))
}

async function resendTo(tx: Tx, queue: Queue, email: string, browser: Buffer | null, now: Date): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!user) return
  const recent = await tx
    .selectFrom('mail_tokens')
    .select('id')
    .where('user_id', '=', user.id)
    .where('created_at', '>', new Date(now.getTime() - resendAfter))
    .executeTakeFirst()
  if (!recent) await sendLink(tx, queue, user.id, browser, now)
}

async function sendLink(tx: Tx, queue: Queue, userId: string, browser: Buffer | null, now: Date): Promise<void> {
  const { id } = await tx
    .insertInto('mail_tokens')
    .values({
      user_id: userId,
      purpose: signupToken,
      browser_hash: browser,
      created_at: now,
      expires_at: new Date(now.getTime() + linkLife),
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queue.enqueue(tx, 'mail.signup', { token_id: id })
}

export interface LinkOwner {
  email: string
  /** The browser that opens the link is the one that asked for it. */
  same_browser: boolean
}

/** Whose link this is, without using it; null where it was used, changed, or is too old. */
export async function readLink(
  db: Db,
  secrets: Secrets,
  tokenHash: string,
  browser: Buffer | null,
  now: Date,
): Promise<LinkOwner | null> {
  const id = secrets.open(signupToken, tokenHash)
  if (id === null) return null
  const row = await db
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .select(['users.email', 'mail_tokens.browser_hash'])
    .where('mail_tokens.id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  return { email: row.email, same_browser: Boolean(browser && row.browser_hash?.equals(browser)) }
}

/** Confirms the address and signs the browser in; the link works once. Throws `link_invalid`. */
export async function confirmEmail(
  db: Db,
  secrets: Secrets,
  tokenHash: string,
  userAgent: string | null,
  now: Date,
): Promise<NewSession> {
  const id = secrets.open(signupToken, tokenHash) ?? fail('link_invalid')
  return inTransaction(db, async (tx) => {
    const used = await tx
      .updateTable('mail_tokens')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst()
    if (!used) fail('link_invalid')
    await tx
      .updateTable('users')
      .set((column) => ({ email_confirmed_at: column.fn.coalesce('email_confirmed_at', column.val(now)) }))
      .where('id', '=', used.user_id)
      .execute()
    return createSession(tx, used.user_id, 'cookie', userAgent, now)
  })
}
