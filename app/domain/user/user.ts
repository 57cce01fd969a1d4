import type { Db } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'

/** A user as the auth client knows one. */
export interface AuthUserView {
  id: string
  aud: 'authenticated'
  role: 'authenticated'
  email: string
  phone: ''
  email_confirmed_at?: string
  app_metadata: { provider: string; providers: string[] }
  user_metadata: Record<string, never>
  identities: Record<string, never>[]
  created_at: string
  updated_at: string
  is_anonymous: false
}

export async function authUser(db: Db, userId: string): Promise<AuthUserView> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_confirmed_at', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) fail('not_found')
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...(user.email_confirmed_at ? { email_confirmed_at: user.email_confirmed_at.toISOString() } : {}),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: user.created_at.toISOString(),
    updated_at: user.created_at.toISOString(),
    is_anonymous: false,
  }
}
