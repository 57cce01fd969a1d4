import type { Payments } from '#app/adapters/payments/payments.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { createUser } from '#app/domain/account/user/create.ts'
import { endSubscription } from '#app/domain/billing/end.ts'
import { clearHistory, erase, lockAll } from '#app/domain/deletion/delete-account.ts'
import { fail } from '#app/domain/failure.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
  seals: Seals
  payments: Payments | null
}

/**
 * Replaces a sample account by an empty one with the same sign-in; returns its id. Needs no proof, as nobody's own work
 * is lost. Throws `not_found` for any other account.
 */
export async function startEmpty(deps: Deps, userId: string, now: Date): Promise<string> {
  const { db } = deps
  if (!(await isSample(db, userId))) fail('not_found')
  await endSubscription(deps, userId)
  await clearHistory(db, userId, now)
  return inTransaction(db, async (tx) => {
    const user = await lockAll(tx, userId, now)
    if (!user.is_sample) fail('not_found')
    await erase(tx, deps, { id: userId, ...user }, now, 'sample')
    const { email, password_hash, time_zone } = user
    const confirmed = user.email_confirmed_at !== null
    return (await createUser(tx, { email, password_hash, time_zone, confirmed }, now)) ?? fail('not_found')
  })
}

async function isSample(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('is_sample').where('id', '=', userId).executeTakeFirst()
  return user?.is_sample ?? false
}
