import { sql } from 'kysely'
import type { Payments } from '#app/adapters/payments/payments.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { requestSync } from '#app/domain/billing/customer-lease.ts'
import { runningBots, stopBots } from '#app/domain/bot/stop-all.ts'
import { cutoffOf } from '#app/domain/retention.ts'
import { deleteBatch } from '#app/domain/user/delete-account.ts'
import { endOfService } from '#app/domain/user/rules.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
  seals: Seals
  payments: Payments | null
}

/**
 * Ends the service: stops every bot, cancels every subscription and mails every user. Returns the number of users;
 * null: it had ended before.
 */
export async function discontinue({ db, queue }: Pick<Deps, 'db' | 'queue'>, now: Date): Promise<number | null> {
  const told = await inTransaction(db, async (tx) => {
    const ended = await tx
      .insertInto('discontinuation')
      .values({ ended_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('ended_at')
      .executeTakeFirst()
    if (!ended) return null
    await requestSync(tx, sql`(select customer_id from billing_customers)`)
    const users = await tx.selectFrom('users').select('id').where('email_confirmed_at', 'is not', null).execute()
    const mails = users.map(({ id }) => ({ user_id: id, why: 'discontinued' as const }))
    await queue.enqueueAll(tx, 'mail.leaving', mails)
    return users.length
  })
  // One by one. If the process is killed meanwhile, maintenance stops the rest.
  if (told !== null) await stopBots(db, await runningBots(db), discontinued, now)
  return told
}

const discontinued = 'Warble has shut down.'

/** Stops the bots that were being started while the service ended. */
export async function stopLateBots(db: Db, now: Date): Promise<void> {
  if (await endOfService(db)) await stopBots(db, await runningBots(db), discontinued, now)
}

/** Cancels the end. Returns whether there was one. */
export async function resume(db: Db): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('discontinuation').executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes accounts once the notice period stated on /privacy is over. Returns whether to go on at once. */
export async function deleteDiscontinued(deps: Deps, now: Date): Promise<boolean> {
  const isDue = async (db: Db) => {
    const ended = await endOfService(db)
    return ended !== null && ended <= cutoffOf('discontinued', now)
  }
  return (
    (await isDue(deps.db)) && deleteBatch(deps, deps.db.selectFrom('users').select('id'), 'discontinued', isDue, now)
  )
}
