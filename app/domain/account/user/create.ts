import { trial } from '#app/content/plan-table.ts'
import type { Db } from '#app/db/pool.ts'
import { hashPassword } from '#app/domain/account/user/password.ts'
import { knownZone } from '#app/time-zones.ts'

interface UserToCreate {
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
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
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
