import type { Profile } from '#app/contract/profile.ts'
import type { Db } from '#app/db/pool.ts'
import { isOfConnectedAccount } from '#app/domain/analysis/connected.ts'
import { type Portrait, portraitOf } from '#app/domain/analysis/portrait.ts'

/** What the newest finished analysis of the connected account found; null: there is none. */
export async function loadProfile(db: Db, userId: string): Promise<Profile | null> {
  const row = await db
    .selectFrom('account_analyses')
    .select('profile')
    .where('user_id', '=', userId)
    .where('status', '=', 'complete')
    .where(isOfConnectedAccount)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.profile ?? null
}

export async function loadPortrait(db: Db, userId: string): Promise<Portrait | null> {
  const profile = await loadProfile(db, userId)
  return profile && portraitOf(profile)
}
