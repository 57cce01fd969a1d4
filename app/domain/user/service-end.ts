import type { Db } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'

/** When the operator ended the service; null: it continues. */
export async function endOfService(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('discontinuation').select('ended_at').executeTakeFirst()
  return row?.ended_at ?? null
}

/** Whether new accounts are made: not if the operator has turned that off, and not once the service has ended. */
export async function takesSignUps(db: Db, rules: AuthRules): Promise<boolean> {
  return rules.sign_ups && (await endOfService(db)) === null
}

/** Throws `signup_disabled`. */
export async function requireSignUps(db: Db, rules: AuthRules): Promise<void> {
  if (!(await takesSignUps(db, rules))) fail('signup_disabled')
}
