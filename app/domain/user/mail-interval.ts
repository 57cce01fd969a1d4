import { sql } from 'kysely'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { failUntil } from '#app/domain/failure.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'

interface Deps {
  db: Db
  rules: AuthRules
}

/**
 * At most one mail of a kind in the rules' interval to an address, known or not: who is told to wait learns nothing.
 * Throws `too_soon` with the seconds that are left.
 */
export async function requireInterval(deps: Deps, kind: string, email: string, now: Date): Promise<void> {
  const wait = await claimInterval(deps, kind, email, now)
  if (wait > 0) failUntil('too_soon', wait / 1000)
}

/** The same for who is told nothing: whether a mail of the kind may go to the address now. */
export async function mayMail(deps: Deps, kind: string, email: string, now: Date): Promise<boolean> {
  return (await claimInterval(deps, kind, email, now)) === 0
}

/** Claims the interval where it is free; answers the ms that are left of the one before. */
function claimInterval({ db, rules }: Deps, kind: string, email: string, now: Date): Promise<number> {
  const { interval } = rules.link
  if (interval === 0) return Promise.resolve(0)
  const key = `mail:${kind}:${email}`
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
    const last = await tx
      .selectFrom('rate_limits')
      .select('window_start')
      .where('key', '=', key)
      .where('window_start', '>', new Date(now.getTime() - interval))
      .orderBy('window_start', 'desc')
      .executeTakeFirst()
    if (last) return last.window_start.getTime() + interval - now.getTime()
    await tx.insertInto('rate_limits').values({ key, window_start: now, hits: 1 }).execute()
    return 0
  })
}
