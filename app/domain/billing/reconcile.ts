import { sql } from 'kysely'
import type { Payments } from '#app/adapters/payments/payments.ts'
import type { Db } from '#app/db/pool.ts'
import { requestSync } from '#app/domain/billing/customer-lease.ts'
import { day, hour } from '#app/domain/time.ts'

/** Sync intervals of customers with and without a plan, in case an event was lost. */
const [paidInterval, freeInterval] = [hour, day]
const atOnce = 100

export async function reconcileCustomers(db: Db, now: Date): Promise<number> {
  const due = await db
    .selectFrom('billing_customers')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'billing_customers.user_id')
    .select('billing_customers.customer_id')
    .where((where) =>
      where.or([
        where('checked_at', 'is', null),
        where('checked_at', '<', new Date(now.getTime() - freeInterval)),
        where.and([
          where('checked_at', '<', new Date(now.getTime() - paidInterval)),
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

const reach = 3 * day

/** For customers from hosted links, whose events may be lost too. */
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
