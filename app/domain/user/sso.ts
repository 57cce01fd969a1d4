import type { Db } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'

export const ssoPrefix = 'sso:'

/** Whether the user comes in by their company: who they are is the company's to say, not theirs to change. */
export async function isSsoManaged(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('identities')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider', 'like', `${ssoPrefix}%`)
    .executeTakeFirst()
  return found !== undefined
}

/** Throws `user_sso_managed`. */
export async function requireOwnAccount(db: Db, userId: string): Promise<void> {
  if (await isSsoManaged(db, userId)) fail('user_sso_managed')
}

/** The account at Google that opens this one; undefined where none does. A new password leaves it open. */
export function googleOf(db: Db, userId: string): Promise<{ email: string | null } | undefined> {
  return db
    .selectFrom('identities')
    .select('email')
    .where('user_id', '=', userId)
    .where('provider', '=', 'google')
    .orderBy('created_at')
    .executeTakeFirst()
}
