import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import { hasVerifiedFactor, ofExtension, type SignedIn, unixTime } from '#app/domain/account/session/session.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { fail } from '#app/domain/failure.ts'
import { minute } from '#app/domain/time.ts'

/** How long a proof counts. */
const proofTtl = 10 * minute

/** What a session has to prove before it changes how the user signs in. */
export type NeededProof = 'factor' | 'password' | 'code'

export type Holder = Pick<SignedIn, 'session_id' | 'user'>

/**
 * What this session still has to prove; null if it has done so within ten minutes. A user with a second factor uses
 * that, anybody else their sign-in method. Throws `not_signed_in` if the session has ended.
 */
export async function neededProof(db: Db, holder: Holder, now: Date): Promise<NeededProof | null> {
  return (await proofsOf(db, holder, now)).needed
}

/** The same, plus whether there is a password at all, for pages that ask for a proof. */
export async function proofView(db: Db, holder: Holder, now: Date) {
  const { needed, has_password } = await proofsOf(db, holder, now)
  return { needed, has_password }
}

/**
 * Required before every change of how the user signs in (password, address, factors, recovery codes, linked identities,
 * other sessions), an export of everything, and the deletion. Throws `insufficient_aal` for the second factor, `reauthentication_needed` for anything
 * else.
 */
export async function requireRecentProof(db: Db, holder: Holder, now: Date): Promise<void> {
  const { needed } = await proofsOf(db, holder, now)
  if (needed) refuse(needed)
}

/**
 * The same before a new password, which a session from a recovery mail may also set; a second factor is still required.
 * Returns whether the session is from a recovery mail.
 */
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

/** Whether the session came from a recovery mail, no longer ago than its link is valid. */
export function cameByRecovery(amr: readonly AuthMethod[], rules: AuthRules, now: Date): boolean {
  return since(amr, rules.link.ttl, now).some(({ method }) => method === 'recovery')
}

/** The password was set after a recovery mail: from now on the session is an ordinary one. */
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

/** Records the proof in the session. Throws `not_signed_in` if it has ended. */
export function recordProof(db: Db, { session_id }: Holder, method: AuthMethod['method'], now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const query = tx.selectFrom('sessions').select('amr').where('id', '=', session_id).forUpdate()
    const { amr } = (await query.executeTakeFirst()) ?? fail('not_signed_in')
    const recorded = withProof(amr, method, now)
    await tx.updateTable('sessions').set({ amr: recorded }).where('id', '=', session_id).execute()
  })
}

/** The column `amr` with this method first, replacing an older entry of its kind. */
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
  // A page may have proved things on behalf of an extension's session; that session must not change how the user
  // signs in.
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
