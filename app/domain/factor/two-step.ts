import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { enrolmentOf } from '#app/domain/factor/enrolment.ts'
import { removeFactor } from '#app/domain/factor/factor.ts'
import { verifyProof } from '#app/domain/factor/proof.ts'
import { newRecoveryCodes } from '#app/domain/factor/recovery-codes.ts'
import { verifyFactor } from '#app/domain/factor/verify.ts'
import { fail } from '#app/domain/failure.ts'
import { type Holder, requireRecentProof } from '#app/domain/session/recent-proof.ts'
import { factorsOf, lockUser } from '#app/domain/user/user.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  seals: Seals
  queue: Queue
}

/**
 * Verifies the app's first code: from then on every sign-in asks for one. Returns the recovery codes, which are never
 * shown again. Throws `factor_code_wrong`, `factor_not_found` where no enrolment was started, and as
 * `requireRecentProof` does.
 */
export async function finishEnrolment(deps: Deps, holder: Holder, code: string, now: Date): Promise<string[]> {
  const enrolment = (await enrolmentOf(deps, holder, now)) ?? fail('factor_not_found')
  const wrong = { code: 'That code is wrong. Check your device’s clock and enter the latest code.' }
  const proof = { factor_id: enrolment.id, challenge_id: null, code }
  await verifyFactor(deps, holder, proof, now, wrong)
  return newRecoveryCodes(deps, holder, now)
}

/** Removes every authenticator app and recovery code, after one more code. Throws as `verifyProof` does. */
export async function turnOff(deps: Deps, holder: Holder, proof: string, now: Date): Promise<void> {
  const { id } = holder.user
  await verifyProof(deps, holder, proof, now)
  await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, id)
    await requireRecentProof(tx, holder, now)
    for (const factor of await factorsOf(tx, id)) await removeFactor({ ...deps, db: tx }, id, factor.id, now)
  })
}
