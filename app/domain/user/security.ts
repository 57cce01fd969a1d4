import type { Db } from '#app/db/pool.ts'
import { type RecoveryCodesLeft, recoveryCodesOf } from '#app/domain/factor/recovery-codes.ts'
import { isFresh } from '#app/domain/factor/show.ts'
import { fail } from '#app/domain/failure.ts'
import { type SessionView, sessionsOf } from '#app/domain/session/list.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'

/** How somebody gets in, for their own eyes. */
export interface SecurityView {
  email: string
  /** A change of address that waits for both confirmations. */
  new_email: string | null
  has_password: boolean
  /** When the ways in were last changed. */
  updated_at: Date | null
  /** Ways in through other sites. */
  identities: { id: string; provider: string; email: string | null; created_at: Date }[]
  /** null: sign-in asks for no second factor. */
  factor: { since: Date; codes: RecoveryCodesLeft } | null
  /** The second factor is to be shown before anything here can be changed. */
  locked: boolean
  sessions: SessionView[]
}

export async function securityOf(
  db: Db,
  rules: AuthRules,
  { user, session_id, aal, amr }: SignedIn,
  now: Date,
): Promise<SecurityView> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'new_email', 'password_hash', 'updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('factors')
        .select((factor) => factor.fn.min('created_at').as('since'))
        .whereRef('factors.user_id', '=', 'users.id')
        .where('status', '=', 'verified')
        .as('factor_since'),
    )
    .where('id', '=', user.id)
    .executeTakeFirst()
  if (!row) fail('user_not_found')
  const identities = await db
    .selectFrom('identities')
    .select(['id', 'provider', 'email', 'created_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute()
  const codes = await recoveryCodesOf(db, user.id)
  return {
    email: row.email,
    new_email: row.new_email,
    has_password: row.password_hash !== null,
    updated_at: row.updated_at,
    identities,
    factor: row.factor_since && { since: row.factor_since, codes },
    locked: aal === 'aal2' && !isFresh(amr, now),
    sessions: await sessionsOf(db, rules, { user_id: user.id, session_id }, now),
  }
}
