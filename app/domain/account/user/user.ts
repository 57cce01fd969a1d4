import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { emailOf } from '#app/contract/typed.ts'
import type { Db, Tx } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'

/** The auth client's form; unset fields are left out. */
export interface AuthUserView {
  id: string
  aud: 'authenticated'
  role: 'authenticated'
  email: string
  phone: ''
  email_confirmed_at?: string
  confirmed_at?: string
  new_email?: string
  last_sign_in_at?: string
  app_metadata: { provider: string; providers: string[] }
  user_metadata: Record<string, unknown>
  identities: IdentityView[]
  factors?: FactorView[]
  created_at: string
  updated_at: string
  is_anonymous: false
}

interface IdentityView {
  identity_id: string
  /** The provider's id for the user; for `email` the user's own id. */
  id: string
  user_id: string
  identity_data: Record<string, unknown>
  provider: string
  email?: string
  last_sign_in_at?: string
  created_at: string
  updated_at: string
}

interface FactorView {
  id: string
  friendly_name: string
  factor_type: 'totp'
  status: 'unverified' | 'verified'
  created_at: string
  updated_at: string
  last_challenged_at?: string
}

const text = (time: Date | null) => time?.toISOString()
const written = (time: unknown) => new Date(String(time)).toISOString()
const optional = <K extends string>(name: K, value: string | undefined | null) =>
  (value ? { [name]: value } : {}) as { [key in K]?: string }

export async function isUser(db: Db, userId: string): Promise<boolean> {
  return Boolean(await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst())
}

/** Blocks deletion. Call it first in the transaction: a deletion locks the user before everything else. */
export async function holdUser(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()
  return user !== undefined
}

export async function userNamed(db: Db, name: string): Promise<{ id: string; email: string } | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where((where) =>
      where.or([
        where('email', '=', emailOf(name) ?? name.toLowerCase()),
        where(sql`id::text`, '=', name.toLowerCase()),
      ]),
    )
    .executeTakeFirst()
  return user ?? null
}

export const authUsers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.email_confirmed_at', 'users.new_email', 'users.password_hash'])
    .select(['users.user_metadata', 'users.last_sign_in_at', 'users.created_at', 'users.updated_at'])
    .select(({ selectFrom, ref }) => [
      jsonArrayFrom(
        selectFrom('identities')
          .select(['id', 'provider', 'subject', 'identity_data', 'email'])
          .select(['last_sign_in_at', 'created_at', 'updated_at'])
          .whereRef('user_id', '=', ref('users.id'))
          .orderBy('created_at'),
      ).as('identities'),
      jsonArrayFrom(
        selectFrom('factors')
          .select(['id', 'friendly_name', 'status', 'created_at', 'updated_at', 'last_challenged_at'])
          .whereRef('user_id', '=', ref('users.id'))
          .orderBy('created_at'),
      ).as('factors'),
    ])

type AuthUserRow = Awaited<ReturnType<ReturnType<typeof authUsers>['executeTakeFirstOrThrow']>>

export async function authUser(db: Db, userId: string): Promise<AuthUserView> {
  const row = await authUsers(db).where('users.id', '=', userId).executeTakeFirst()
  return authUserOf(row ?? fail('user_not_found'))
}

export function authUserOf(user: AuthUserRow): AuthUserView {
  const identities = identitiesOf(user)
  const factors = user.factors.map(factorOf)
  const confirmed = text(user.email_confirmed_at)
  const providers = identities.map(({ provider }) => provider)
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...optional('email_confirmed_at', confirmed),
    ...optional('confirmed_at', confirmed),
    ...optional('new_email', user.new_email),
    ...optional('last_sign_in_at', text(user.last_sign_in_at)),
    app_metadata: { provider: providers[0] ?? 'email', providers },
    user_metadata: { ...user.user_metadata, email: user.email, email_verified: Boolean(confirmed) },
    identities,
    ...(factors.length > 0 && { factors }),
    created_at: user.created_at.toISOString(),
    updated_at: (user.updated_at ?? user.created_at).toISOString(),
    is_anonymous: false,
  }
}

/** Oldest first. The email identity is the user's row itself, present with a password or as the only one. */
function identitiesOf(user: AuthUserRow): IdentityView[] {
  const external = user.identities.map(
    ({ id, subject, email, last_sign_in_at, created_at, updated_at, ...identity }): IdentityView => ({
      identity_id: id,
      id: subject,
      user_id: user.id,
      ...identity,
      ...optional('email', email),
      last_sign_in_at: written(last_sign_in_at),
      created_at: written(created_at),
      updated_at: written(updated_at),
    }),
  )
  if (external.length > 0 && user.password_hash === null) return external
  const created = user.created_at.toISOString()
  const email_verified = user.email_confirmed_at !== null
  const byEmail: IdentityView = {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: { sub: user.id, email: user.email, email_verified, phone_verified: false },
    provider: 'email',
    email: user.email,
    ...optional('last_sign_in_at', text(user.last_sign_in_at)),
    created_at: created,
    updated_at: created,
  }
  return [byEmail, ...external]
}

const factorOf = ({
  last_challenged_at,
  created_at,
  updated_at,
  ...factor
}: AuthUserRow['factors'][0]): FactorView => ({
  ...factor,
  factor_type: 'totp',
  created_at: written(created_at),
  updated_at: written(updated_at),
  ...optional('last_challenged_at', last_challenged_at && written(last_challenged_at)),
})

/** Serializes changes of how a user signs in. Lock this before any other row of theirs. Throws `user_not_found`. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  const query = tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate()
  if (!(await query.executeTakeFirst())) fail('user_not_found')
}
