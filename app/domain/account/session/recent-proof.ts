import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import { hasVerifiedFactor, ofExtension, type SignedIn, unixTime } from '#app/domain/account/session/session.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { fail } from '#app/domain/failure.ts'
import { minute } from '#app/domain/time.ts'

const proofTtl = 10 * minute

export type NeededProof = 'factor' | 'password' | 'code'

export type Holder = Pick<SignedIn, 'session_id' | 'user'>

/** null if the session has a recent proof. A user with a second factor must use it. Throws `not_signed_in`. */
export async function neededProof(db: Db, holder: Holder, now: Date): Promise<NeededProof | null> {
  return (await proofsOf(db, holder, now)).needed
}

export async function proofView(db: Db, holder: Holder, now: Date) {
  const { needed, has_password } = await proofsOf(db, holder, now)
  return { needed, has_password }
}

/** Throws `insufficient_aal` for the second factor, else `reauthentication_needed`. */
export async function requireRecentProof(db: Db, holder: Holder, now: Date): Promise<void> {
  const { needed } = await proofsOf(db, holder, now)
  if (needed) refuse(needed)
}

/** Also accepts a session from a recovery mail, but still requires the second factor. */
export async function requireProofForPassword(
  db: Db,
  rules: AuthRules,
  holder: Holder,
  now: Date,
): Promise<{ recovered: boolean }> {
  const { needed, amr } = await proofsOf(db, holder, now)
  const recovered = cameByRecovery(amr, rules, now)
  if (needed === 'factor' || (needed && !recovered)) refuse(needed)
  return { recovered }
}

export function cameByRecovery(amr: readonly AuthMethod[], rules: AuthRules, now: Date): boolean {
  return since(amr, rules.link.ttl, now).some(({ method }) => method === 'recovery')
}

export async function endRecovery(tx: Tx, { session_id }: Holder): Promise<void> {
  const query = tx.selectFrom('sessions').select('amr').where('id', '=', session_id).forUpdate()
  const { amr } = (await query.executeTakeFirst()) ?? fail('not_signed_in')
  const others = amr.map((proof) => (proof.method === 'recovery' ? { ...proof, method: 'otp' as const } : proof))
  await tx
    .updateTable('sessions')
    .set({ amr: JSON.stringify(others) })
    .where('id', '=', session_id)
    .execute()
}

/** Throws `not_signed_in`. */
export function recordProof(db: Db, { session_id }: Holder, method: AuthMethod['method'], now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const query = tx.selectFrom('sessions').select('amr').where('id', '=', session_id).forUpdate()
    const { amr } = (await query.executeTakeFirst()) ?? fail('not_signed_in')
    const recorded = withProof(amr, method, now)
    await tx.updateTable('sessions').set({ amr: recorded }).where('id', '=', session_id).execute()
  })
}

/** Newest first; replaces an older entry of the same method. */
export function withProof(amr: readonly AuthMethod[], method: AuthMethod['method'], now: Date): string {
  const others = amr.filter((proof) => proof.method !== method)
  return JSON.stringify([{ method, timestamp: unixTime(now) }, ...others])
}

const factorMethods: ReadonlySet<AuthMethod['method']> = new Set(['totp', 'mfa/recovery_code'])

async function proofsOf(db: Db, { session_id, user }: Holder, now: Date) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(({ eb }) => [
      'sessions.amr',
      eb('users.password_hash', 'is not', null).as('has_password'),
      hasVerifiedFactor().as('has_factor'),
      ofExtension.as('of_extension'),
    ])
    .where('sessions.id', '=', session_id)
    .where('users.id', '=', user.id)
    .executeTakeFirst()
  const { of_extension, has_factor, has_password, ...proven } = row ?? fail('not_signed_in')
  // A page may have proved things for an extension's session, which must not change how the user signs in.
  const amr = of_extension ? [] : proven.amr
  const recent = since(amr, proofTtl, now)
  return { amr, has_password: Boolean(has_password), needed: neededOf(recent, has_factor, Boolean(has_password)) }
}

function neededOf(recent: AuthMethod[], has_factor: boolean, has_password: boolean): NeededProof | null {
  if (has_factor) return recent.some(({ method }) => factorMethods.has(method)) ? null : 'factor'
  if (recent.length > 0) return null
  return has_password ? 'password' : 'code'
}

const since = (amr: readonly AuthMethod[], span: number, now: Date) =>
  amr.filter(({ timestamp }) => timestamp >= unixTime(now) - span / 1000)

function refuse(needed: NeededProof): never {
  fail(needed === 'factor' ? 'insufficient_aal' : 'reauthentication_needed')
}
