import { randomUUID } from 'node:crypto'
import type { Secrets } from '#app/adapters/secrets.ts'
import { type Db, inTransaction, isDeadlock, type Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { isFresh, isRecent, requireFresh } from '#app/domain/factor/show.ts'
import { fail } from '#app/domain/failure.ts'
import { farewellPlace } from '#app/domain/mail/farewell.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import { hasPassword } from '#app/domain/user/own-password.ts'
import { checkPassword } from '#app/domain/user/password.ts'
import { takeReauthentication } from '#app/domain/user/reauthenticate.ts'
import { publishEnd } from '#app/live/publish.ts'
import { forgetJobs, type Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
  seals: Seals
  secrets: Secrets
}

type Owner = Pick<SignedIn, 'session_id' | 'aal' | 'amr' | 'user'>

/** What shows that it is the owner who asks. */
export interface OwnerProof {
  /** Asked of whoever has one. */
  password?: string | undefined
  /** A mailed code, for who has no password and has not just signed in. */
  code?: string | undefined
}

/** What this session is asked for before the account is deleted; `nothing`: it has just begun. */
export type DeletionAsks = 'second factor' | 'password' | 'code' | 'nothing'

export async function deletionAsks(db: Db, { user, aal, amr }: Owner, now: Date): Promise<DeletionAsks> {
  if (aal === 'aal2' && !isFresh(amr, now)) return 'second factor'
  if (await hasPassword(db, user.id)) return 'password'
  return isRecent(amr, now) ? 'nothing' : 'code'
}

/** Ways of waiting for each other that the order of locks leaves open are few: one more try gets through. */
const tries = 3

/**
 * Deletes the user with everything that is theirs. Once this answers no session of theirs opens anything, their streams
 * end, and no call in their name begins. Throws `password_required`, `invalid_password`, `recent_sign_in_needed`,
 * `reauthentication_not_valid`, `insufficient_aal`, and where another was faster `account_not_found` or `not_signed_in`.
 */
export async function deleteAccount(deps: Deps, owner: Owner, proof: OwnerProof, now: Date): Promise<void> {
  requireFresh(owner, now)
  const password_hash = await checkedPassword(deps.db, owner.user.id, proof)
  for (let left = tries - 1; ; left -= 1)
    try {
      return await inTransaction(deps.db, async (tx) => {
        const user = await lockAll(tx, owner.user.id)
        // What was shown must still hold: a password may have been changed meanwhile, and this session ended by it.
        if (user.password_hash !== password_hash) fail('invalid_password')
        await requireSession(tx, owner.session_id)
        if (password_hash === null) await requireRecent({ ...deps, db: tx }, owner, user.email, proof, now)
        await erase(tx, deps, { id: owner.user.id, ...user })
      })
    } catch (error) {
      if (!isDeadlock(error) || left === 0) throw error
    }
}

/** The hash that the password fits; null for who has none. */
async function checkedPassword(db: Db, userId: string, { password = '' }: OwnerProof): Promise<string | null> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  if (!user) fail('account_not_found')
  if (user.password_hash === null) return null
  if (password === '') fail('password_required', { password: 'Password is required' })
  if (!(await checkPassword(user.password_hash, password)))
    fail('invalid_password', { password: 'Invalid password. Please try again.' })
  return user.password_hash
}

async function requireRecent(
  deps: { db: Db; secrets: Secrets },
  { amr, user: { id } }: Owner,
  email: string,
  { code = '' }: OwnerProof,
  now: Date,
): Promise<void> {
  if (isRecent(amr, now)) return
  if (code === '') fail('recent_sign_in_needed', { code: 'Enter the code from the mail.' })
  await takeReauthentication(deps, { id, email }, code, now)
}

async function requireSession(tx: Tx, sessionId: string): Promise<void> {
  if (!(await tx.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst()))
    fail('not_signed_in')
}

/**
 * Takes the user's rows in the order in which steps of the bot take them, so that neither waits for the other for ever:
 * connection, bot, open actions, user. Throws `account_not_found`.
 */
async function lockAll(tx: Tx, userId: string) {
  const own = (table: 'connections' | 'bots') =>
    tx.selectFrom(table).select('user_id').where('user_id', '=', userId).forUpdate().execute()
  await own('connections')
  await own('bots')
  const open = tx.selectFrom('actions').select('id').where('user_id', '=', userId).where('state', '=', 'sending')
  await open.forUpdate().execute()
  const user = await tx
    .selectFrom('users')
    .select(['email', 'new_email', 'email_confirmed_at', 'password_hash'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return user ?? fail('account_not_found')
}

interface Leaving {
  id: string
  email: string
  new_email: string | null
  email_confirmed_at: Date | null
}

/** What stands in tables of the user's own ends by their foreign keys; here is what names them elsewhere. */
async function erase(tx: Tx, { queue, seals }: Deps, user: Leaving): Promise<void> {
  const { id, email, new_email, email_confirmed_at } = user
  const names = [id, email, ...(new_email === null ? [] : [new_email])]
  await forgetJobs(tx, [...names, ...(await rowsInJobs(tx, id))])
  for (const name of names)
    await tx
      .deleteFrom('rate_limits')
      .where((where) => where(where.fn('right', ['key', where.val(name.length + 1)]), '=', `:${name}`))
      .execute()
  // Written to support from this address while signed out.
  if (email_confirmed_at)
    await tx.deleteFrom('support_messages').where('user_id', 'is', null).where('email', '=', email).execute()
  const letter = randomUUID()
  await queue.enqueue(tx, 'mail.farewell', { id: letter, sealed: seals.seal(email, farewellPlace(letter)) })
  await tx.deleteFrom('users').where('id', '=', id).execute()
  await publishEnd(tx, id)
}

/** The ids by which waiting jobs know rows of the user. */
async function rowsInJobs(tx: Tx, userId: string): Promise<string[]> {
  const ids = (table: 'mail_tokens' | 'account_analyses' | 'support_messages') =>
    tx.selectFrom(table).select('id').where('user_id', '=', userId)
  const rows = await ids('mail_tokens').unionAll(ids('account_analyses')).unionAll(ids('support_messages')).execute()
  return rows.map(({ id }) => id)
}
