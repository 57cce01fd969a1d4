import { sql } from 'kysely'
import type { Payments } from '#app/adapters/payments/payments.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { batchSize, deleteBatch } from '#app/domain/deletion/delete-account.ts'
import { cutoffOf, retention } from '#app/domain/retention.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
  seals: Seals
  payments: Payments | null
}

const paying = sql<boolean>`exists (select from subscriptions where subscriptions.user_id = users.id
  and status in ('trialing', 'active', 'past_due'))`
/** A running bot does not count as use. */
const lastUse = sql<Date>`greatest(users.created_at, users.last_sign_in_at, users.active_at,
  (select max(seen_at) from sessions where sessions.user_id = users.id))`

/** Per statement: whoever signs in meanwhile waits for it. */
const usersAtOnce = 1_000

/** Before the sessions that show it are deleted. */
export async function storeLastUse(db: Db): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`update users set active_at = used.at
      from (select user_id, max(seen_at) as at from sessions join users on users.id = user_id
        where active_at is null or active_at < seen_at - interval '12 hours' group by user_id limit ${usersAtOnce}) as used
      where users.id = used.user_id`.execute(db)
    if (numAffectedRows !== BigInt(usersAtOnce)) return
  }
}

/** Any use cancels the deletion; paying users are never inactive. Returns whether to continue right away. */
export async function endInactive(deps: Deps, now: Date): Promise<boolean> {
  const warned = await warn(deps, now)
  const isDue = async (db: Db, id: string) => (await dueUsers(db, now).where('id', '=', id).execute()).length > 0
  const isMoreDue = await deleteBatch(deps, dueUsers(deps.db, now), 'inactive', isDue, now)
  return isMoreDue || warned === batchSize
}

const dueUsers = (db: Db, now: Date) =>
  db
    .selectFrom('users')
    .select('id')
    .where(lastUse, '<=', cutoffOf('inactive', now))
    .where('inactivity_warned_at', '<=', cutoffOf('inactive_notice', now))
    .where('inactivity_warned_at', '>', lastUse)
    .where(({ not }) => not(paying))

function warn({ db, queue }: Deps, now: Date): Promise<number> {
  const soon = new Date(cutoffOf('inactive', now).getTime() + retention.inactive_notice.life)
  return inTransaction(db, async (tx) => {
    const unused = tx
      .selectFrom('users')
      .select('id')
      .where(lastUse, '<=', soon)
      .where(({ or, eb }) => or([eb('inactivity_warned_at', 'is', null), eb('inactivity_warned_at', '<', lastUse)]))
      .where(({ not }) => not(paying))
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
    const away = await tx
      .with(
        (cte) => cte('unused').materialized(),
        () => unused,
      )
      .updateTable('users')
      .set({ inactivity_warned_at: now })
      .where('id', 'in', (query) => query.selectFrom('unused').select('id'))
      .returning('id')
      .execute()
    const mails = away.map(({ id }) => ({ user_id: id, why: 'inactive' as const }))
    await queue.enqueueAll(tx, 'mail.leaving', mails)
    return away.length
  })
}
