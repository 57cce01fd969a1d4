import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { type RecoveryCodesLeft, recoveryCodesOf } from '#app/domain/account/factor/recovery-codes.ts'
import { type SessionView, sessionsOf } from '#app/domain/account/session/list.ts'
import { type Holder, type NeededProof, neededProof } from '#app/domain/account/session/recent-proof.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { fail } from '#app/domain/failure.ts'

export interface SecurityView {
  email: string
  new_email: string | null
  has_password: boolean
  updated_at: Date | null
  identities: {
    id: string
    provider: string
    email: string | null
    name: string | null
    picture: string | null
    created_at: Date
  }[]
  factor: { since: Date; codes: RecoveryCodesLeft } | null
  needed: NeededProof | null
  sessions: SessionView[]
}

export async function securityOf(db: Db, rules: AuthRules, holder: Holder, now: Date): Promise<SecurityView> {
  const { user } = holder
  const account = db
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
  const linked = db
    .selectFrom('identities')
    .select(['id', 'provider', 'email', 'created_at'])
    .select(sql<string | null>`identity_data ->> 'full_name'`.as('name'))
    .select(sql<string | null>`identity_data ->> 'avatar_url'`.as('picture'))
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute()
  const [row, identities, codes, needed, sessions] = await Promise.all([
    account,
    linked,
    recoveryCodesOf(db, user.id),
    neededProof(db, holder, now),
    sessionsOf(db, rules, { user_id: user.id, session_id: holder.session_id }, now),
  ])
  if (!row) fail('user_not_found')
  return {
    email: row.email,
    new_email: row.new_email,
    has_password: row.password_hash !== null,
    updated_at: row.updated_at,
    identities,
    factor: row.factor_since && { since: row.factor_since, codes },
    needed,
    sessions,
  }
}
