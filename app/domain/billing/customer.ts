import type { Payments } from '#app/adapters/payments/payments.ts'
import type { Db, Tx } from '#app/db/pool.ts'
import { isLive } from '#app/domain/billing/standing.ts'

type Owner =
  | { state: 'known' | 'second'; user: { id: string; email: string } }
  /** They were our user, and are no more. */
  | { state: 'deleted' }
  /** Nobody whom we know. */
  | { state: 'unknown' }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whose customer it is; that user's row is locked. `named`: whom they may be who are not known by the customer's id.
 * `second`: a user who pays already as another customer.
 */
export async function customerOf(
  tx: Tx,
  customerId: string,
  { made_for, named }: { made_for: string | null; named: readonly string[] },
): Promise<Owner> {
  const linked = await tx
    .selectFrom('billing_customers')
    .select('user_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  const names = linked ? [linked.user_id] : [...(made_for === null ? [] : [made_for]), ...named]
  for (const name of names.filter((one) => uuid.test(one))) {
    const query = tx.selectFrom('users').select(['id', 'email']).where('id', '=', name).forNoKeyUpdate()
    const user = await query.executeTakeFirst()
    if (user) return { state: linked || !(await paysOtherwise(tx, user.id, customerId)) ? 'known' : 'second', user }
  }
  return { state: made_for === null ? 'unknown' : 'deleted' }
}

async function paysOtherwise(tx: Tx, userId: string, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('subscriptions')
    .innerJoin('billing_customers', 'billing_customers.user_id', 'subscriptions.user_id')
    .select(['status', 'billing_customers.customer_id'])
    .where('subscriptions.user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined && row.customer_id !== customerId && isLive(row)
}

/** From here on this is the user as the provider knows them. */
export async function linkCustomer(db: Db, user_id: string, customer_id: string, now: Date): Promise<void> {
  await db
    .insertInto('billing_customers')
    .values({ user_id, customer_id, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ customer_id, checkout_id: null })
        .where('billing_customers.customer_id', '!=', customer_id),
    )
    .execute()
}

/** The user as the provider knows them; made where there is none yet. Answers the customer's id. Throws `PaymentsError`. */
export async function requireCustomer(
  { db, payments }: { db: Db; payments: Payments },
  user: { id: string; email: string },
  now: Date,
): Promise<string> {
  const known = await customerIdOf(db, user.id)
  if (known !== null) return known
  const made = await payments.createCustomer(user)
  await db
    .insertInto('billing_customers')
    .values({ user_id: user.id, customer_id: made, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return (await customerIdOf(db, user.id)) ?? made
}

export async function customerIdOf(db: Db, userId: string): Promise<string | null> {
  const query = db.selectFrom('billing_customers').select('customer_id').where('user_id', '=', userId)
  return (await query.executeTakeFirst())?.customer_id ?? null
}

/** Whether a trial was part of what the user has bought. */
export async function hasUsedTrial(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('billing_customers').select('trial_used_at').where('user_id', '=', userId)
  return Boolean((await query.executeTakeFirst())?.trial_used_at)
}
