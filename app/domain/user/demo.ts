import type { Db } from '#app/db/pool.ts'
import { hashPassword } from '#app/domain/user/password.ts'

export interface DemoUser {
  email: string
  password: string
}

/** A confirmed user for trying things out on a development machine. Leaves an existing one alone. */
export async function seedDemoUser(db: Db, { email, password }: DemoUser, now: Date): Promise<void> {
  const known = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (known) return
  await db
    .insertInto('users')
    .values({
      email,
      email_confirmed_at: now,
      password_hash: await hashPassword(password),
      time_zone: 'UTC',
      accepted_terms_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
