import type { Secrets } from '#app/adapters/secrets.ts'
import { codeOf } from '#app/contract/typed.ts'
import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { verifyProof } from '#app/domain/account/factor/proof.ts'
import { takeReauthentication } from '#app/domain/account/mail-link/reauthentication.ts'
import { type Holder, type NeededProof, recordProof } from '#app/domain/account/session/recent-proof.ts'
import { checkPassword } from '#app/domain/account/user/password.ts'
import { fail } from '#app/domain/failure.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  seals: Seals
  queue: Queue
  secrets: Secrets
}

/** Throws `current_password_invalid`. */
export async function proveByPassword(
  { db }: Pick<Deps, 'db'>,
  holder: Holder,
  password: string,
  now: Date,
  fields: Record<string, string> = {},
): Promise<void> {
  const query = db.selectFrom('users').select('password_hash').where('id', '=', holder.user.id)
  const { password_hash } = (await query.executeTakeFirst()) ?? fail('not_signed_in')
  if (!(await checkPassword(password_hash, password))) fail('current_password_invalid', fields)
  await recordProof(db, holder, 'password', now)
}

/** Throws `reauthentication_not_valid`. */
export async function proveByCode(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  holder: Holder,
  code: string,
  now: Date,
  fields: Record<string, string> = {},
): Promise<void> {
  await takeReauthentication({ db, secrets }, holder.user, code, now, fields)
  await recordProof(db, holder, 'otp', now)
}

/** Throws as `proveByPassword`, `proveByCode` and `verifyProof` do. */
export async function prove(
  deps: Deps,
  holder: Holder,
  { needed, proof }: { needed: NeededProof; proof: string },
  now: Date,
): Promise<void> {
  if (needed === 'factor') return verifyProof(deps, holder, proof, now)
  if (needed === 'password') {
    if (proof === '') fail('current_password_invalid', { proof: 'Enter your password.' })
    return proveByPassword(deps, holder, proof, now, { proof: 'This isn’t your password.' })
  }
  const code = codeOf(proof)
  if (code === '') fail('reauthentication_not_valid', { proof: 'Enter the code from the email.' })
  const wrong = 'This code is wrong, has expired or was already used.'
  return proveByCode(deps, holder, code, now, { proof: wrong })
}
