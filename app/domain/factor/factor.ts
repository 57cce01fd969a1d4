import { randomUUID } from 'node:crypto'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { lowerSessions } from '#app/domain/factor/raise.ts'
import { type NewTotp, newTotp } from '#app/domain/factor/totp.ts'
import { fail } from '#app/domain/failure.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import { second } from '#app/domain/time.ts'
import { lockUser } from '#app/domain/user/lock.ts'
import type { Queue } from '#app/queue/queue.ts'

const mostFactors = 10
/** GoTrue's: an enrolment that is not finished by then is forgotten. */
const unverifiedLife = 300 * second

/** Where a factor's secret is sealed to. */
export const secretPlace = (factorId: string) => ({ table: 'factors', column: 'secret', row: factorId })

export interface Enrolment extends NewTotp {
  id: string
  friendly_name: string
}

/**
 * Begins with an authenticator app; it counts once a first code is verified. The secret is shown here and never again.
 * Throws `too_many_factors`, `factor_name_taken`, and `insufficient_aal` where another factor is to be shown first.
 */
export async function enrolFactor(
  { db, seals }: { db: Db; seals: Seals },
  { user, aal }: Pick<SignedIn, 'user' | 'aal'>,
  { friendly_name, issuer }: { friendly_name: string; issuer: string },
  now: Date,
): Promise<Enrolment> {
  const totp = newTotp(issuer, user.email)
  const id = randomUUID()
  await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    await tx
      .deleteFrom('factors')
      .where('user_id', '=', user.id)
      .where('status', '=', 'unverified')
      .where('created_at', '<=', new Date(now.getTime() - unverifiedLife))
      .execute()
    const present = await tx
      .selectFrom('factors')
      .select(['friendly_name', 'status'])
      .where('user_id', '=', user.id)
      .execute()
    if (aal === 'aal1' && present.some(({ status }) => status === 'verified')) fail('insufficient_aal')
    if (present.length >= mostFactors) fail('too_many_factors')
    if (friendly_name !== '' && present.some((factor) => factor.friendly_name === friendly_name))
      fail('factor_name_taken')
    const secret = seals.seal(totp.secret, secretPlace(id))
    const row = { id, user_id: user.id, friendly_name, status: 'unverified' as const, secret }
    await tx
      .insertInto('factors')
      .values({ ...row, last_step: null, last_challenged_at: null, created_at: now, updated_at: now })
      .execute()
  })
  return { id, friendly_name, ...totp }
}

/**
 * Takes a factor away. Sessions that showed it fall to `aal1`; with the last verified one the recovery codes go. Throws
 * `factor_not_found`, and `insufficient_aal` for a verified factor that this session has not shown.
 */
export async function unenrolFactor(
  { db, queue }: { db: Db; queue: Queue },
  { user, aal }: Pick<SignedIn, 'user' | 'aal'>,
  factorId: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    const factor = await ownFactor(tx, user.id, factorId)
    const wasVerified = factor.status === 'verified'
    if (wasVerified && aal !== 'aal2') fail('insufficient_aal')
    if (wasVerified) await lowerSessions(tx, user.id, factorId)
    await tx.deleteFrom('factors').where('id', '=', factorId).execute()
    if (!wasVerified) return
    if (!(await hasFactor(tx, user.id))) {
      await tx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute()
      await lowerSessions(tx, user.id, null)
    }
    await tx.updateTable('users').set({ updated_at: now }).where('id', '=', user.id).execute()
    await queue.enqueue(tx, 'mail.notice', { user_id: user.id, notice: 'factor_changed', about: { what: 'removed' } })
  })
}

/** The user's own factor, locked. Throws `factor_not_found`. */
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

/** Whether the user has a verified factor. */
export async function hasFactor(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('factors').select('id').where('user_id', '=', userId).where('status', '=', 'verified')
  return Boolean(await query.executeTakeFirst())
}
