import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { enrolmentOf } from '#app/domain/factor/enrolment.ts'
import { unenrolFactor } from '#app/domain/factor/factor.ts'
import { newRecoveryCodes } from '#app/domain/factor/recovery-codes.ts'
import { showProof } from '#app/domain/factor/show.ts'
import { verifyFactor } from '#app/domain/factor/verify.ts'
import { fail } from '#app/domain/failure.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import { factorsOf } from '#app/domain/user/user.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  seals: Seals
  queue: Queue
}

/**
 * The first code of the app: from now on it is asked for at each sign-in. Answers the recovery codes, which are shown here
 * and never again. Throws `factor_code_wrong`, and `factor_not_found` where nothing was begun.
 */
export async function finishEnrolment(
  deps: Deps,
  { user, session_id }: Pick<SignedIn, 'user' | 'session_id'>,
  code: string,
  now: Date,
): Promise<string[]> {
  const enrolment = (await enrolmentOf(deps, user)) ?? fail('factor_not_found')
  const wrong = { code: 'This code is wrong. Check the clock of the device, and type the newest code.' }
  const given = { factor_id: enrolment.id, challenge_id: null, code }
  await verifyFactor(deps, { user, session_id }, given, now, wrong)
  return newRecoveryCodes(deps.db, user.id, now)
}

/** Takes every authenticator app and recovery code away, against one code more. Throws as `showProof` does. */
export async function turnOff(
  deps: Deps,
  { user, session_id }: Pick<SignedIn, 'user' | 'session_id'>,
  proof: string,
  now: Date,
): Promise<void> {
  await showProof(deps, { user, session_id }, proof, now)
  for (const { id } of await factorsOf(deps.db, user.id)) await unenrolFactor(deps, { user, aal: 'aal2' }, id, now)
}
