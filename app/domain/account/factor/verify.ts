import { type Db, inTransaction, isForeignKeyViolation } from '#app/db/pool.ts'
import { openOrNull, type Seals } from '#app/db/sealed.ts'
import { factorSecretContext, ownFactor } from '#app/domain/account/factor/factor.ts'
import { stepUpSession } from '#app/domain/account/factor/step-up.ts'
import { stepOf } from '#app/domain/account/factor/totp.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { forgetBrowsers } from '#app/domain/account/session/device.ts'
import { type Holder, requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import { unixTime } from '#app/domain/account/session/session.ts'
import { lockUser } from '#app/domain/account/user/user.ts'
import { fail } from '#app/domain/failure.ts'
import { second } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'

/** As in GoTrue. */
const challengeTtl = 300 * second

interface Challenged {
  id: string
  /** Unix seconds. */
  expires_at: number
}

/** Only this session can answer the challenge, once. Throws `factor_not_found`, `session_not_found`. */
export function challengeFactor(
  db: Db,
  { session_id, user }: Holder,
  factor_id: string,
  now: Date,
): Promise<Challenged> {
  return inTransaction(db, async (tx) => {
    await ownFactor(tx, user.id, factor_id)
    await tx.updateTable('factors').set({ last_challenged_at: now }).where('id', '=', factor_id).execute()
    await tx
      .deleteFrom('factor_challenges')
      .where('user_id', '=', user.id)
      .where('expires_at', '<', new Date(now.getTime() - challengeTtl))
      .execute()
    const expires_at = new Date(now.getTime() + challengeTtl)
    const { id } = await tx
      .insertInto('factor_challenges')
      .values({ factor_id, user_id: user.id, session_id, created_at: now, expires_at })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch((error) => {
        // Another session of the user has passed a factor meanwhile, which ends those without.
        if (isForeignKeyViolation(error, 'session_id')) fail('session_not_found')
        throw error
      })
    return { id, expires_at: unixTime(expires_at) }
  })
}

interface FactorCode {
  factor_id: string
  /** null on our own pages, which need no challenge. */
  challenge_id: string | null
  code: string
}

/**
 * Each code works once. Throws `factor_not_found`, `challenge_not_found`, `challenge_expired`, `factor_code_wrong`,
 * `factor_unreadable`, and for a first code as `requireRecentProof` does. The caller (http/) limits attempts.
 */
export async function verifyFactor(
  { db, seals, queue }: { db: Db; seals: Seals; queue: Queue },
  holder: Holder,
  { factor_id, challenge_id, code }: FactorCode,
  now: Date,
  wrong?: Record<string, string>,
): Promise<void> {
  const { session_id, user } = holder
  await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    const factor = await ownFactor(tx, user.id, factor_id)
    if (factor.status === 'unverified') await requireRecentProof(tx, holder, now)
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
    const secret = openOrNull(seals, factor.secret, factorSecretContext(factor_id)) ?? fail('factor_unreadable')
    const step = stepOf(secret, code, now)
    if (step === null || (factor.last_step !== null && step <= factor.last_step)) fail('factor_code_wrong', wrong)
    const taken = { status: 'verified' as const, last_step: step, updated_at: now }
    await tx.updateTable('factors').set(taken).where('id', '=', factor_id).execute()
    await stepUpSession(tx, { user_id: user.id, session_id, method: 'totp', factor_id }, now)
    if (factor.status === 'verified') return
    await tx.deleteFrom('factors').where('user_id', '=', user.id).where('status', '=', 'unverified').execute()
    await forgetBrowsers(tx, user.id, now)
    await recordSecurityEvent(tx, { user_id: user.id, kind: 'factor_added', session_id }, now)
    await queue.enqueue(tx, 'mail.notice', { user_id: user.id, notice: 'factor_changed', about: { what: 'added' } })
  })
}
