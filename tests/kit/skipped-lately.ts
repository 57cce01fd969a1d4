import type { Db } from '#app/db/pool.ts'
import { skippedAsJson } from '#app/domain/activity/read-lately.ts'

/** How many skipped posts the dashboard counts. */
export async function skippedLately(db: Db, userId: string, now: Date): Promise<number> {
  const { skipped } = await db.selectNoFrom(skippedAsJson(db, userId, now).as('skipped')).executeTakeFirstOrThrow()
  return (skipped ?? []).reduce((sum, { count }) => sum + count, 0)
}
