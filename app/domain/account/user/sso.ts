import type { Db } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'

export const ssoPrefix = 'sso:'

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

export function googleOf(
  db: Db,
  userId: string,
  besides: readonly { id: string }[] = [],
): Promise<{ email: string | null } | undefined> {
  return db
    .selectFrom('identities')
    .select('email')
    .where('user_id', '=', userId)
    .where('provider', '=', 'google')
    .$if(besides.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        besides.map(({ id }) => id),
      ),
    )
    .orderBy('created_at')
    .executeTakeFirst()
}
