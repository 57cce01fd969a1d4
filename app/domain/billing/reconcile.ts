import { sql } from 'kysely'
import type { Payments } from '#app/adapters/payments/payments.ts'
import type { Db } from '#app/db/pool.ts'
import { requestSync } from '#app/domain/billing/customer-lease.ts'
import { day, hour } from '#app/domain/time.ts'

/** Customers with a plan are asked about each hour, others each day: an event of theirs may have been lost. */
const [every, everyOther] = [hour, day]
/** Asked for at once; the rest follows with the next rounds. */
const atOnce = 100

/**
 * Asks for a look at every customer whose last one is long ago, whatever events came or were lost. Answers how many are
 * asked for.
 */
export async function reconcileCustomers(db: Db, now: Date): Promise<number> {
  const due = await db
    .selectFrom('billing_customers')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'billing_customers.user_id')
    .select('billing_customers.customer_id')
    .where((where) =>
      where.or([
        where('checked_at', 'is', null),
        where('checked_at', '<', new Date(now.getTime() - everyOther)),
        where.and([
          where('checked_at', '<', new Date(now.getTime() - every)),
          where.or([
            where('subscriptions.status', 'not in', ['canceled', 'incomplete_expired']),
            where('checkout_id', 'is not', null),
          ]),
        ]),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('billing_syncs')
            .select('billing_syncs.customer_id')
            .whereRef('billing_syncs.customer_id', '=', 'billing_customers.customer_id')
            .whereRef('wanted', '>', 'done'),
        ),
      ),
    )
    .limit(atOnce)
    .execute()
  const ids = due.map(({ customer_id }) => customer_id)
  if (ids.length > 0) await requestSync(db, sql`unnest(${ids}::text[])`)
  return ids.length
}

/** How far back the provider's list of checkouts is read: events of buyers by a hosted link may be lost as well. */
const reach = 3 * day

/** Asks for a look at customers whom only a checkout at the provider knows: they came by a hosted link. */
export async function reconcileCheckouts({ db, payments }: { db: Db; payments: Payments }, now: Date): Promise<void> {
  const checkouts = await payments.checkoutsSince(new Date(now.getTime() - reach))
  const ids = checkouts.flatMap(({ status, reference, customer_id }) =>
    status === 'complete' && reference !== null && customer_id !== null ? [customer_id] : [],
  )
  if (ids.length === 0) return
  await requestSync(
    db,
    sql`(select customer_id from unnest(${ids}::text[]) as given(customer_id)
      where not exists (select from billing_syncs where billing_syncs.customer_id = given.customer_id))`,
  )
}
