import { trial } from '#app/content/plan-table.ts'
import type { Db } from '#app/db/pool.ts'
import { hashPassword } from '#app/domain/account/user/password.ts'
import { isTimeZone } from '#app/domain/time.ts'

interface UserToCreate {
  email: string
  /** The address needs no confirmation, or has been confirmed. */
  confirmed: boolean
  password_hash?: string | null
  /** As the browser reports it. */
  time_zone?: string | null | undefined
  user_metadata?: Record<string, unknown> | undefined
  /** A provider has just verified the address. */
  mail_proven?: boolean
}

/** Returns the new user's id; null where the address is taken. */
export async function createUser(db: Db, user: UserToCreate, now: Date): Promise<string | null> {
  const { email, confirmed, password_hash = null, time_zone, user_metadata = {}, mail_proven = false } = user
  const row = await db
    .insertInto('users')
    .values({
      email,
      email_confirmed_at: confirmed ? now : null,
      password_hash,
      time_zone: time_zone && isTimeZone(time_zone) ? time_zone : 'UTC',
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

/** A confirmed user for trying things out in development. Leaves an existing one alone. */
export async function createDemoUser(db: Db, { email, password }: DemoUser, now: Date): Promise<void> {
  await createUser(db, { email, confirmed: true, password_hash: await hashPassword(password) }, now)
}
