import { errors } from '#app/contract/errors.ts'
import { codeOf } from '#app/contract/typed.ts'
import type { Db } from '#app/db/pool.ts'
import { openOrNull, type Seals } from '#app/db/sealed.ts'
import { factorSecretContext } from '#app/domain/account/factor/factor.ts'
import { useRecoveryCode as takeRecoveryCode } from '#app/domain/account/factor/recovery-codes.ts'
import { verifyFactor } from '#app/domain/account/factor/verify.ts'
import type { Holder } from '#app/domain/account/session/recent-proof.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  seals: Seals
  queue: Queue
}

/** Throws `factor_code_wrong`, or `factor_unreadable` if no factor's secret can be decrypted. */
export async function verifyAnyFactor(deps: Deps, session: Holder, code: string, now: Date): Promise<void> {
  const readable = await readableFactors(deps, session.user.id)
  if (readable.length === 0) fail('factor_unreadable')
  for (const id of readable) if (await isAccepted(deps, session, { factor_id: id, code }, now)) return
  fail('factor_code_wrong', { code: 'That code is wrong or already used. Wait for the next one.' })
}

export async function readableFactors({ db, seals }: Pick<Deps, 'db' | 'seals'>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('factors')
    .select(['id', 'secret'])
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .orderBy('created_at')
    .execute()
  return rows.flatMap(({ id, secret }) =>
    secret !== null && openOrNull(seals, secret, factorSecretContext(id)) !== null ? [id] : [],
  )
}

async function isAccepted(
  deps: Deps,
  session: Holder,
  attempt: { factor_id: string; code: string },
  now: Date,
): Promise<boolean> {
  try {
    await verifyFactor(deps, session, { ...attempt, challenge_id: null }, now)
    return true
  } catch (error) {
    if (error instanceof Failure && error.code === 'factor_code_wrong') return false
    throw error
  }
}

/** Throws `factor_code_wrong`, `factor_unreadable` and `recovery_code_wrong`. */
export async function verifyProof(deps: Deps, session: Holder, proof: string, now: Date): Promise<void> {
  const code = codeOf(proof)
  if (code === '') fail('factor_code_wrong', { proof: 'Enter a code from your authenticator app or a recovery code.' })
  try {
    if (/^\d{6}$/.test(code)) await verifyAnyFactor(deps, session, code, now)
    else await takeRecoveryCode(deps, session, code, now)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const unreadable = error.code === 'factor_unreadable'
    fail(error.code, { proof: unreadable ? errors.factor_unreadable[1] : 'That code is wrong or already used.' })
  }
}
