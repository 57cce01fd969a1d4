import { sql } from 'kysely'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { failUntil } from '#app/domain/failure.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'

/**
 * At most one mail of a kind in the rules' interval to an address, known or not: who is told to wait learns nothing.
 * Throws `too_soon` with the seconds that are left.
 */
export async function requireInterval(
  { db, rules }: { db: Db; rules: AuthRules },
  kind: string,
  email: string,
  now: Date,
): Promise<void> {
  const { interval } = rules.link
  if (interval === 0) return
  const key = `mail:${kind}:${email}`
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
    const last = await tx
      .selectFrom('rate_limits')
      .select('window_start')
      .where('key', '=', key)
      .where('window_start', '>', new Date(now.getTime() - interval))
      .orderBy('window_start', 'desc')
      .executeTakeFirst()
    if (last) failUntil('too_soon', (last.window_start.getTime() + interval - now.getTime()) / 1000)
    await tx.insertInto('rate_limits').values({ key, window_start: now, hits: 1 }).execute()
  })
}
