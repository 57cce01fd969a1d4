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
}

/** null if the address is taken. */
export async function createUser(db: Db, user: UserToCreate, now: Date): Promise<string | null> {
  const { email, confirmed, password_hash = null, time_zone, user_metadata = {}, mail_proven = false } = user
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
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

interface DemoUser {
  email: string
  password: string
}

export async function createDemoUser(db: Db, { email, password }: DemoUser, now: Date): Promise<void> {
  await createUser(db, { email, confirmed: true, password_hash: await hashPassword(password) }, now)
}
