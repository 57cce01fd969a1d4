import { type Payments, PaymentsError } from '#app/adapters/payments/payments.ts'
import type { Db, Tx } from '#app/db/pool.ts'
import { allCustomersOf } from '#app/domain/billing/customer.ts'
import { liveOf } from '#app/domain/billing/subscriptions.ts'
import { fail } from '#app/domain/failure.ts'
import { currentLog } from '#app/log.ts'

/** Throws `subscription_stays` if the provider can't be reached: no deleted account may still be charged. */
export async function endSubscription(
  { db, payments }: { db: Db; payments: Payments | null },
  userId: string,
): Promise<void> {
  const row = await db
    .selectFrom('billing_customers')
    .select('checkout_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return
  // An operator who removed the key must end remaining subscriptions by hand.
  if (!payments) return requireEnded(db, userId)
  try {
    if (row.checkout_id !== null) await payments.expireCheckout(row.checkout_id)
    for (const customer of await allCustomersOf(db, userId)) await endCustomer(payments, customer)
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    currentLog()?.error({ err: error }, 'a subscription could not be cancelled')
    fail('subscription_stays')
  }
}

async function endCustomer(payments: Payments, customerId: string): Promise<void> {
  const record = await payments.customer(customerId)
  if (!record) return
  for (const { id } of liveOf(record)) await payments.cancelSubscription(id)
  if (!record.deleted) await payments.deleteCustomer(customerId)
}

async function requireEnded(db: Db, userId: string): Promise<void> {
  const live = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('subscription_id', 'is not', null)
    .where('status', 'in', ['trialing', 'active', 'past_due', 'unpaid', 'paused'])
    .executeTakeFirst()
  if (live) fail('subscription_stays')
}

/** Events of these customers then wait for `tx`. */
export async function forgetCustomers(tx: Tx, customers: string[]): Promise<void> {
  if (customers.length === 0) return
  await tx.deleteFrom('webhook_events').where('customer_id', 'in', customers).execute()
  await tx.deleteFrom('billing_syncs').where('customer_id', 'in', customers).execute()
}
