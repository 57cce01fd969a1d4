import { randomUUID } from 'node:crypto'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Payments } from '#app/adapters/payments/payments.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { Database } from '#app/db/schema.ts'
import type { Seals } from '#app/db/sealed.ts'
import { proveByCode } from '#app/domain/account/session/prove.ts'
import { type Holder, recordProof, requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import { checkPassword } from '#app/domain/account/user/password.ts'
import { allCustomersOf, hasUsedTrial } from '#app/domain/billing/customer.ts'
import { endSubscription, forgetCustomers } from '#app/domain/billing/end.ts'
import { rememberPerson } from '#app/domain/billing/once-per-person.ts'
import { stopBot } from '#app/domain/bot/schedule/bot.ts'
import { rememberUsage } from '#app/domain/bot/send/former-usage.ts'
import { revokeLater } from '#app/domain/connection/revoke.ts'
import { fail } from '#app/domain/failure.ts'
import { type DeletionReason, deletedAddressPlace } from '#app/domain/mail/deletion-mails.ts'
import { rememberSpending } from '#app/domain/metering/former-spending.ts'
import { cutoffOf } from '#app/domain/retention.ts'
import { publishEnd } from '#app/live/publish.ts'
import { currentLog } from '#app/log.ts'
import { deleteJobs, type Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
  seals: Seals
  secrets: Secrets
  payments: Payments | null
}

export interface OwnerProof {
  password?: string | undefined
  code?: string | undefined
}

/**
 * Once this returns, no call on the user's behalf begins. Throws `password_required`, `invalid_password`,
 * `reauthentication_not_valid`, as `requireRecentProof` does, and after a parallel request `account_not_found` or
 * `not_signed_in`.
 */
export async function deleteAccount(deps: Deps, owner: Holder, proof: OwnerProof, now: Date): Promise<void> {
  const password_hash = await checkedPassword(deps.db, owner.user.id, proof)
  if (password_hash !== null) await recordProof(deps.db, owner, 'password', now)
  else if (proof.code) await proveByCode(deps, owner, proof.code, now)
  await requireRecentProof(deps.db, owner, now)
  await endSubscription(deps, owner.user.id)
  await clearHistory(deps.db, owner.user.id, now)
  await inTransaction(deps.db, async (tx) => {
    const user = await lockAll(tx, owner.user.id, now)
    if (user.password_hash !== password_hash) fail('invalid_password')
    await requireRecentProof(tx, owner, now)
    await erase(tx, deps, { id: owner.user.id, ...user }, now)
  })
}

export const batchSize = 50

/** In random order, so that failing accounts don't hold up others. Returns whether to continue right away. */
export async function deleteBatch(
  deps: Omit<Deps, 'secrets'>,
  due: SelectQueryBuilder<Database, 'users', { id: string }>,
  why: DeletionReason,
  isDue: (db: Db, userId: string) => Promise<boolean>,
  now: Date,
): Promise<boolean> {
  const users = await due.orderBy(sql`random()`).limit(batchSize).execute()
  let failed = 0
  for (const { id } of users)
    await deleteUnused(deps, id, why, (db) => isDue(db, id), now).catch((error) => {
      failed += 1
      currentLog()?.error({ err: error, user_id: id, why }, 'an unused account could not be deleted')
    })
  return users.length === batchSize && failed < batchSize
}

/** Checks `isDue` again under lock: an account that was just used again is kept. */
export async function deleteUnused(
  deps: Omit<Deps, 'secrets'>,
  userId: string,
  why: DeletionReason,
  isDue: (db: Db) => Promise<boolean>,
  now: Date,
): Promise<void> {
  if (!(await isDue(deps.db))) return
  await endSubscription(deps, userId)
  await clearHistory(deps.db, userId, now)
  await inTransaction(deps.db, async (tx) => {
    const user = await lockAll(tx, userId, now)
    if (await isDue(tx)) await erase(tx, deps, { id: userId, ...user }, now, why)
  })
}

const rowsAtOnce = 20_000

/** Kept until the end: calls in progress, and what the account is held to under its next user. */
const isLate = (now: Date) =>
  sql<boolean>`(state = 'sending' or coalesce(claimed_at > ${cutoffOf('former_contacts', now)}, false))`

/** In batches: cascading from the user's row would exceed the statement timeout. */
export async function clearHistory(db: Db, userId: string, now: Date): Promise<void> {
  await stopBot(db, userId, now)
  const some = db
    .selectFrom('actions')
    .select('id')
    .where('user_id', '=', userId)
    .where(({ not }) => not(isLate(now)))
    .limit(rowsAtOnce)
    .forUpdate()
    .skipLocked()
  for (;;) {
    const { numDeletedRows } = await db
      .with(
        (cte) => cte('some').materialized(),
        () => some,
      )
      .deleteFrom('actions')
      .where('id', 'in', (query) => query.selectFrom('some').select('id'))
      .executeTakeFirst()
    if (numDeletedRows < rowsAtOnce) return
  }
}

async function checkedPassword(db: Db, userId: string, { password = '' }: OwnerProof): Promise<string | null> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  if (!user) fail('account_not_found')
  if (user.password_hash === null) return null
  if (password === '') fail('password_required', { password: 'Password is required' })
  if (!(await checkPassword(user.password_hash, password)))
    fail('invalid_password', { password: 'Invalid password. Please try again.' })
  return user.password_hash
}

/** In the order in which bot steps lock, to avoid deadlocks. Throws `account_not_found`. */
export async function lockAll(tx: Tx, userId: string, now: Date) {
  const own = (table: 'connections' | 'bots') =>
    tx.selectFrom(table).select('user_id').where('user_id', '=', userId).forUpdate().execute()
  await own('connections')
  await own('bots')
  await tx.selectFrom('actions').select('id').where('user_id', '=', userId).where(isLate(now)).forUpdate().execute()
  const user = await tx
    .selectFrom('users')
    .select(['email', 'email_confirmed_at', 'password_hash', 'time_zone', 'is_sample'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return user ?? fail('account_not_found')
}

interface DeletedUser {
  id: string
  email: string
  email_confirmed_at: Date | null
}

/** Rows that no foreign key to the user covers. The limits of an address that was never confirmed hold on. */
export async function erase(
  tx: Tx,
  { queue, seals }: Pick<Deps, 'queue' | 'seals'>,
  user: DeletedUser,
  now: Date,
  why: DeletionReason | 'sample' | null = null,
): Promise<void> {
  const { id, email, email_confirmed_at } = user
  await deleteJobs(tx, [id, email, ...(await rowsInJobs(tx, id))])
  for (const name of email_confirmed_at ? [id, email] : [id])
    await tx
      .deleteFrom('rate_limits')
      .where((where) => where(where.fn('right', ['key', where.val(name.length + 1)]), '=', `:${name}`))
      .execute()
  if (email_confirmed_at)
    await tx.deleteFrom('support_messages').where('user_id', 'is', null).where('email', '=', email).execute()
  if (email_confirmed_at && why !== 'sample')
    await rememberPerson(tx, seals, email, { trial: await hasUsedTrial(tx, id) }, now)
  await rememberUsage(tx, seals, id, now)
  await rememberSpending(tx, id, now)
  const customers = await allCustomersOf(tx, id)
  await revokeLater(tx, { queue, seals }, id)
  if (why !== 'sample') {
    const mailId = randomUUID()
    const sealed = seals.seal(email, deletedAddressPlace(mailId))
    await queue.enqueue(tx, 'mail.account_deleted', { id: mailId, sealed, ...(why && { why }) })
  }
  await tx.deleteFrom('users').where('id', '=', id).execute()
  await forgetCustomers(tx, customers)
  await publishEnd(tx, id)
}

async function rowsInJobs(tx: Tx, userId: string): Promise<string[]> {
  const ids = (table: 'mail_tokens' | 'account_analyses' | 'support_messages' | 'exports') =>
    tx.selectFrom(table).select('id').where('user_id', '=', userId)
  const rows = await ids('mail_tokens')
    .unionAll(ids('account_analyses'))
    .unionAll(ids('support_messages'))
    .unionAll(ids('exports'))
    .execute()
  return rows.map(({ id }) => id)
}
