import { sql } from 'kysely'
import type { Db, Tx } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'

/** A user in the auth client's form; unset fields are left out. */
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

export interface IdentityView {
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

export interface FactorView {
  id: string
  friendly_name: string
  factor_type: 'totp'
  status: 'unverified' | 'verified'
  created_at: string
  updated_at: string
  last_challenged_at?: string
}

const text = (time: Date | null) => time?.toISOString()
const optional = <K extends string>(name: K, value: string | undefined | null) =>
  (value ? { [name]: value } : {}) as { [key in K]?: string }

export async function isUser(db: Db, userId: string): Promise<boolean> {
  return Boolean(await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst())
}

/**
 * Keeps the user from being deleted until the transaction ends; false if there is no such user. Call it first in the
 * transaction: a deletion locks the user before everything else.
 */
export async function holdUser(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()
  return user !== undefined
}

/** The user with this email address or id. */
export async function userNamed(db: Db, name: string): Promise<{ id: string; email: string } | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where((where) =>
      where.or([where('email', '=', name.toLowerCase()), where(sql`id::text`, '=', name.toLowerCase())]),
    )
    .executeTakeFirst()
  return user ?? null
}

export async function authUser(db: Db, userId: string): Promise<AuthUserView> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_confirmed_at', 'new_email', 'password_hash', 'user_metadata'])
    .select(['last_sign_in_at', 'created_at', 'updated_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) fail('user_not_found')
  const identities = await identitiesOf(db, user)
  const factors = await factorsOf(db, userId)
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

interface IdentityOwner {
  id: string
  email: string
  email_confirmed_at: Date | null
  password_hash: string | null
  last_sign_in_at: Date | null
  created_at: Date
}

/**
 * The user's identities, oldest first. The email identity is the user's row itself: it exists with a password, or when
 * it is the only one.
 */
async function identitiesOf(db: Db, user: IdentityOwner): Promise<IdentityView[]> {
  const rows = await db
    .selectFrom('identities')
    .select(['id', 'provider', 'subject', 'identity_data', 'email', 'last_sign_in_at', 'created_at', 'updated_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute()
  const external = rows.map(
    (row): IdentityView => ({
      identity_id: row.id,
      id: row.subject,
      user_id: user.id,
      identity_data: row.identity_data,
      provider: row.provider,
      ...optional('email', row.email),
      last_sign_in_at: row.last_sign_in_at.toISOString(),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
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

export async function factorsOf(db: Db, userId: string): Promise<FactorView[]> {
  const rows = await db
    .selectFrom('factors')
    .select(['id', 'friendly_name', 'status', 'created_at', 'updated_at', 'last_challenged_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ last_challenged_at, created_at, updated_at, ...factor }) => ({
    ...factor,
    factor_type: 'totp',
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    ...optional('last_challenged_at', text(last_challenged_at)),
  }))
}

/**
 * Serializes changes of how a user signs in. Take it before locking any other row of theirs; rows that refer to the
 * user can still be written. Throws `user_not_found`.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  const query = tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate()
  if (!(await query.executeTakeFirst())) fail('user_not_found')
}
