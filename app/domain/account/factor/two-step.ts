import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { enrolmentOf } from '#app/domain/account/factor/enrolment.ts'
import { removeFactor } from '#app/domain/account/factor/factor.ts'
import { verifyProof } from '#app/domain/account/factor/proof.ts'
import { newRecoveryCodes } from '#app/domain/account/factor/recovery-codes.ts'
import { verifyFactor } from '#app/domain/account/factor/verify.ts'
import { type Holder, requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import { lockUser } from '#app/domain/account/user/user.ts'
import { fail } from '#app/domain/failure.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  seals: Seals
  queue: Queue
}

/** Throws `factor_code_wrong`, `factor_not_found`, and as `requireRecentProof` does. */
export async function finishEnrolment(deps: Deps, holder: Holder, code: string, now: Date): Promise<string[]> {
  const enrolment = (await enrolmentOf(deps, holder, now)) ?? fail('factor_not_found')
  const wrong = { code: 'That code is wrong. Check your device’s clock and enter the latest code.' }
  const proof = { factor_id: enrolment.id, challenge_id: null, code }
  await verifyFactor(deps, holder, proof, now, wrong)
  return newRecoveryCodes(deps, holder, now)
}

/** Throws as `verifyProof` does. */
export async function turnOff(deps: Deps, holder: Holder, proof: string, now: Date): Promise<void> {
  const { id } = holder.user
  await verifyProof(deps, holder, proof, now)
  await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, id)
    await requireRecentProof(tx, holder, now)
    const factors = await tx.selectFrom('factors').select('id').where('user_id', '=', id).execute()
    for (const factor of factors) await removeFactor({ ...deps, db: tx }, id, factor.id, now)
  })
}
