import type { Db } from '#app/db/pool.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import type { Seals } from '#app/db/sealed.ts'
import { useRecoveryCode as takeRecoveryCode } from '#app/domain/factor/recovery-codes.ts'
import { verifyFactor } from '#app/domain/factor/verify.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import { type SignedIn, unixTime } from '#app/domain/session/session.ts'
import { minute } from '#app/domain/time.ts'
import { factorsOf } from '#app/domain/user/user.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  seals: Seals
  queue: Queue
}

type Session = Pick<SignedIn, 'session_id' | 'user'>

/** Takes a code of whichever of the user's authenticator apps made it. Throws `factor_code_wrong`. */
export async function showFactor(deps: Deps, session: Session, code: string, now: Date): Promise<void> {
  const factors = await factorsOf(deps.db, session.user.id)
  for (const { id } of factors.filter(({ status }) => status === 'verified'))
    if (await fits(deps, session, { factor_id: id, code }, now)) return
  fail('factor_code_wrong', { code: 'This code is wrong or was used already. Wait for the next one.' })
}

async function fits(
  deps: Deps,
  session: Session,
  given: { factor_id: string; code: string },
  now: Date,
): Promise<boolean> {
  try {
    await verifyFactor(deps, session, { ...given, challenge_id: null }, now)
    return true
  } catch (error) {
    if (error instanceof Failure && error.code === 'factor_code_wrong') return false
    throw error
  }
}

/** How long a shown factor counts for changes of the ways in. */
const freshFor = 10 * minute

export function isFresh(amr: readonly AuthMethod[], now: Date): boolean {
  const since = unixTime(now) - freshFor / 1000
  return amr.some(
    ({ method, timestamp }) => (method === 'totp' || method === 'mfa/recovery_code') && timestamp >= since,
  )
}

/** Whether whoever is signed in showed by anything at all, not long ago, that it is them. */
export function isRecent(amr: readonly AuthMethod[], now: Date): boolean {
  return amr.some(({ timestamp }) => timestamp >= unixTime(now) - freshFor / 1000)
}

/** Changes of the ways in ask this of who has a second factor. Throws `insufficient_aal`. */
export function requireFresh({ aal, amr }: Pick<SignedIn, 'aal' | 'amr'>, now: Date): void {
  if (aal === 'aal2' && !isFresh(amr, now)) fail('insufficient_aal')
}

/** Takes a code of the app, or a recovery code. Throws `factor_code_wrong` and `recovery_code_wrong`, of the field `proof`. */
export async function showProof(deps: Deps, session: Session, proof: string, now: Date): Promise<void> {
  const given = proof.replace(/[\s-]/g, '')
  if (given === '')
    fail('factor_code_wrong', { proof: 'Enter a code from your authenticator app, or a recovery code.' })
  try {
    if (/^\d{6}$/.test(given)) await showFactor(deps, session, given, now)
    else await takeRecoveryCode(deps.db, session, given, now)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    fail(error.code, { proof: 'This code is wrong or was used already.' })
  }
}
