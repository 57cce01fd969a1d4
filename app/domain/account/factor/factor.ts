import { randomUUID } from 'node:crypto'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { downgradeSessions } from '#app/domain/account/factor/step-up.ts'
import { type NewTotp, newTotp } from '#app/domain/account/factor/totp.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { type Holder, requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import { endSessionsIn, endStreams } from '#app/domain/account/session/session.ts'
import { lockUser } from '#app/domain/account/user/user.ts'
import { fail } from '#app/domain/failure.ts'
import { second } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'

const maxFactors = 10
/** As in GoTrue. */
const unverifiedTtl = 300 * second

export const factorSecretContext = (factorId: string) =>
  ({ table: 'factors', column: 'secret', row: factorId }) as const

interface Enrolment extends NewTotp {
  id: string
  friendly_name: string
}

/** Throws `too_many_factors`, `factor_name_taken`, and as `requireRecentProof` does. */
export async function enrolFactor(
  { db, seals }: { db: Db; seals: Seals },
  holder: Holder,
  { friendly_name, issuer }: { friendly_name: string; issuer: string },
  now: Date,
): Promise<Enrolment> {
  const { user } = holder
  const totp = newTotp(issuer, user.email)
  const id = randomUUID()
  await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    await requireRecentProof(tx, holder, now)
    await tx
      .deleteFrom('factors')
      .where('user_id', '=', user.id)
      .where('status', '=', 'unverified')
      .where('created_at', '<=', new Date(now.getTime() - unverifiedTtl))
      .execute()
    const present = await tx.selectFrom('factors').select('friendly_name').where('user_id', '=', user.id).execute()
    if (present.length >= maxFactors) fail('too_many_factors')
    if (friendly_name !== '' && present.some((factor) => factor.friendly_name === friendly_name))
      fail('factor_name_taken')
    const secret = seals.seal(totp.secret, factorSecretContext(id))
    const row = { id, user_id: user.id, friendly_name, status: 'unverified' as const, secret }
    await tx
      .insertInto('factors')
      .values({ ...row, last_step: null, last_challenged_at: null, created_at: now, updated_at: now })
      .execute()
  })
  return { id, friendly_name, ...totp }
}

/** Throws `factor_not_found`, and as `requireRecentProof` does. */
export async function unenrolFactor(deps: RemoveDeps, holder: Holder, factorId: string, now: Date): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, holder.user.id)
    await requireRecentProof(tx, holder, now)
    await removeFactor({ ...deps, db: tx }, holder.user.id, factorId, now)
  })
}

interface RemoveDeps {
  db: Db
  queue: Queue
}

/** The caller holds the user's lock and has required the proof. Recovery codes go with the last verified factor. */
export async function removeFactor(
  { db: tx, queue }: { db: Tx; queue: Queue },
  userId: string,
  factorId: string,
  now: Date,
): Promise<void> {
  const factor = await ownFactor(tx, userId, factorId)
  const wasVerified = factor.status === 'verified'
  const lowered = wasVerified ? await downgradeSessions(tx, userId, factorId) : []
  await tx.deleteFrom('factors').where('id', '=', factorId).execute()
  if (!wasVerified) return
  if (await hasFactor(tx, userId)) {
    await endStreams(tx, userId, lowered, now)
  } else {
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await downgradeSessions(tx, userId, null)
  }
  await tx.updateTable('users').set({ updated_at: now }).where('id', '=', userId).execute()
  await recordSecurityEvent(tx, { user_id: userId, kind: 'factor_removed' }, now)
  await queue.enqueue(tx, 'mail.notice', { user_id: userId, notice: 'factor_changed', about: { what: 'removed' } })
}

export async function ownFactor(tx: Tx, userId: string, factorId: string) {
  const factor = await tx
    .selectFrom('factors')
    .select(['id', 'status', 'secret', 'last_step'])
    .where('id', '=', factorId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return factor ?? fail('factor_not_found')
}

export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('factors').select('id').where('user_id', '=', userId).where('status', '=', 'verified')
  return Boolean(await query.executeTakeFirst())
}

/** For a user who has lost apps and codes. Also ends all their sessions. */
export async function removeFactors({ db, queue }: { db: Db; queue: Queue }, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    await endSessionsIn(tx, userId, null, 'global', now)
    await tx.deleteFrom('factors').where('user_id', '=', userId).execute()
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await tx.updateTable('users').set({ updated_at: now }).where('id', '=', userId).execute()
    const about = { what: 'removed', by: 'support' }
    await queue.enqueue(tx, 'mail.notice', { user_id: userId, notice: 'factor_changed', about })
  })
}
