import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { ownFactor, secretPlace } from '#app/domain/factor/factor.ts'
import { raiseSession } from '#app/domain/factor/raise.ts'
import { stepOf } from '#app/domain/factor/totp.ts'
import { fail } from '#app/domain/failure.ts'
import { type SignedIn, unixTime } from '#app/domain/session/session.ts'
import { second } from '#app/domain/time.ts'
import { lockUser } from '#app/domain/user/lock.ts'
import type { Queue } from '#app/queue/queue.ts'

/** GoTrue's life of a challenge. */
const challengeLife = 300 * second

export interface Challenged {
  id: string
  /** Unix seconds. */
  expires_at: number
}

type Session = Pick<SignedIn, 'session_id' | 'user'>

/** Asks for a code of the factor; only this session may answer, once. Throws `factor_not_found`. */
export function challengeFactor(
  db: Db,
  { session_id, user }: Session,
  factor_id: string,
  now: Date,
): Promise<Challenged> {
  return inTransaction(db, async (tx) => {
    await ownFactor(tx, user.id, factor_id)
    await tx.updateTable('factors').set({ last_challenged_at: now }).where('id', '=', factor_id).execute()
    await tx
      .deleteFrom('factor_challenges')
      .where('user_id', '=', user.id)
      .where('expires_at', '<', new Date(now.getTime() - challengeLife))
      .execute()
    const expires_at = new Date(now.getTime() + challengeLife)
    const { id } = await tx
      .insertInto('factor_challenges')
      .values({ factor_id, user_id: user.id, session_id, created_at: now, expires_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, expires_at: unixTime(expires_at) }
  })
}

export interface FactorCode {
  factor_id: string
  /** null: a page of ours, where the code alone is the answer. */
  challenge_id: string | null
  code: string
}

/**
 * Takes a code of the factor, each at most once: the session becomes `aal2`. The first one makes the factor count, takes
 * the unfinished ones away, and the owner is told. Throws `factor_not_found`, `challenge_not_found`, `challenge_expired`,
 * `factor_code_wrong`. Tries are limited at the door.
 */
export async function verifyFactor(
  { db, seals, queue }: { db: Db; seals: Seals; queue: Queue },
  { session_id, user }: Session,
  { factor_id, challenge_id, code }: FactorCode,
  now: Date,
  /** Sentences beside the fields of a page, where the code is wrong. */
  wrong?: Record<string, string>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    const factor = await ownFactor(tx, user.id, factor_id)
    if (challenge_id !== null) {
      const challenge = await tx
        .deleteFrom('factor_challenges')
        .where('id', '=', challenge_id)
        .where('factor_id', '=', factor_id)
        .where('session_id', '=', session_id)
        .returning('expires_at')
        .executeTakeFirst()
      if (!challenge) fail('challenge_not_found')
      if (challenge.expires_at <= now) fail('challenge_expired')
    }
    if (factor.secret === null) fail('factor_code_wrong', wrong)
    const step = stepOf(seals.open(factor.secret, secretPlace(factor_id)), code, now)
    if (step === null || (factor.last_step !== null && step <= factor.last_step)) fail('factor_code_wrong', wrong)
    const taken = { status: 'verified' as const, last_step: step, updated_at: now }
    await tx.updateTable('factors').set(taken).where('id', '=', factor_id).execute()
    await raiseSession(tx, { user_id: user.id, session_id, method: 'totp', factor_id }, now)
    if (factor.status === 'verified') return
    await tx.deleteFrom('factors').where('user_id', '=', user.id).where('status', '=', 'unverified').execute()
    await queue.enqueue(tx, 'mail.notice', { user_id: user.id, notice: 'factor_changed', about: { what: 'added' } })
  })
}
