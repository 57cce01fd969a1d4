import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Secrets } from '#app/adapters/secrets.ts'
import { trial } from '#app/content/plan-table.ts'
import type { Db } from '#app/db/pool.ts'
import { hashPassword } from '#app/domain/account/user/password.ts'
import { knownZone } from '#app/time-zones.ts'

interface UserToCreate {
  /** Unless another user has it. */
  id?: string
  email: string
  confirmed: boolean
  password_hash?: string | null
  time_zone?: string | null | undefined
  user_metadata?: Record<string, unknown> | undefined
  mail_proven?: boolean
  is_sample?: boolean | undefined
}

/** null if the address is taken. */
export async function createUser(db: Db, user: UserToCreate, now: Date): Promise<string | null> {
  const {
    id = null,
    email,
    confirmed,
    password_hash = null,
    time_zone,
    user_metadata = {},
    mail_proven = false,
    is_sample = false,
  } = user
  const row = await db
    .insertInto('users')
    .values({
      ...(id && { id: idUnlessTaken(id) }),
      email,
      email_confirmed_at: confirmed ? now : null,
      password_hash,
      time_zone: knownZone(time_zone ?? 'UTC'),
      user_metadata: JSON.stringify(user_metadata),
      accepted_terms_at: now,
      trial_credits: trial.credits,
      created_at: now,
      mail_proven_at: mail_proven ? now : null,
      is_sample,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

const idUnlessTaken = (id: string) => sql<string>`
  case when exists (select from users where id = ${id}) then gen_random_uuid() else ${id}::uuid end`

/**
 * The id that is told to an API client that signs up with the address, and that its first user gets: one who comes after a
 * deletion is somebody else, with another id. It is the same at every time, so it doesn't tell whether an account is
 * there, is confirmed, or was deleted.
 */
export function signUpId(secrets: Secrets, email: string): string {
  const variant = (digit: string) => '89ab'.charAt(Number.parseInt(digit, 16) % 4)
  const hex = createHash('sha256').update(secrets.token('invented user', email)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant(hex.charAt(16))}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

interface DemoUser {
  email: string
  password: string
  time_zone?: string
  is_sample?: boolean
}

export async function createDemoUser(db: Db, { password, ...user }: DemoUser, now: Date): Promise<void> {
  await createUser(db, { ...user, confirmed: true, password_hash: await hashPassword(password) }, now)
}
