import type { CustomerRecord, Payments } from '#app/adapters/payments/payments.ts'
import type { Db, Tx } from '#app/db/pool.ts'
import { isLive, subscriptionThatCounts } from '#app/domain/billing/subscriptions.ts'
import { isUuid } from '#app/domain/text.ts'

type Owner =
  | ({ state: 'user'; user: { id: string; email: string } } & Part)
  /** It belonged to a user who has been deleted. */
  | { state: 'deleted' }
  /** It belongs to nobody we know. */
  | { state: 'unknown' }

/**
 * A user may have several customers at the provider: each purchase through a hosted link creates a new one. `current`:
 * its subscription counts, and it is used from here on. `surplus`: has a live subscription, although the user has one
 * with another customer. `replaced`: its subscription is still the one shown. `former`: irrelevant.
 */
interface Part {
  part: 'current' | 'surplus' | 'replaced' | 'former'
  /** The customer through which the user pays; null: this one, or none. */
  payer: string | null
}

/** The customer's owner; that user's row is locked. `named`: candidates in case the customer's id is unknown. */
export async function customerOf(tx: Tx, record: CustomerRecord, named: readonly string[]): Promise<Owner> {
  const linked = await tx
    .selectFrom('billing_customers')
    .select('user_id')
    .where('customer_id', '=', record.id)
    .executeTakeFirst()
  const made = record.user_id === null ? [] : [record.user_id]
  for (const id of (linked ? [linked.user_id] : [...made, ...named]).filter((one) => isUuid(one))) {
    const query = tx.selectFrom('users').select(['id', 'email']).where('id', '=', id).forNoKeyUpdate()
    const user = await query.executeTakeFirst()
    if (user) return { state: 'user', user, ...(linked ? current : await partOf(tx, user.id, record)) }
  }
  return { state: record.user_id === null ? 'unknown' : 'deleted' }
}

const current: Part = { part: 'current', payer: null }

/** Of a user's customers, the paying one is current; if none pays, the one with the newest subscription. */
async function partOf(tx: Tx, userId: string, record: CustomerRecord): Promise<Part> {
  const known = await tx
    .selectFrom('billing_customers')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'billing_customers.user_id')
    .select(['subscriptions.customer_id', 'subscriptions.status', 'subscriptions.created_at'])
    .where('billing_customers.user_id', '=', userId)
    .executeTakeFirst()
  if (!known) return current
  const { customer_id, status, created_at } = known
  const payer = customer_id !== record.id && status !== null && isLive({ status }) ? customer_id : null
  const subscription = subscriptionThatCounts(record)
  if (subscription && isLive(subscription)) return payer === null ? current : { part: 'surplus', payer }
  if (customer_id === record.id) return { part: 'replaced', payer: null }
  const newest = subscription !== null && (created_at === null || subscription.created_at > created_at)
  return payer === null && newest && !record.deleted ? current : { part: 'former', payer: null }
}

/** Makes this customer the user's current one. */
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

/** Records that the customer was read from the provider, even if it was not found there, so that others come first. */
export async function noteChecked(tx: Tx, customer_id: string, now: Date): Promise<void> {
  await tx.updateTable('billing_customers').set({ checked_at: now }).where('customer_id', '=', customer_id).execute()
}

/** The id of the user's customer, which is created if there is none yet. Throws `PaymentsError`. */
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

/** Every customer that belongs or belonged to the user. */
export async function allCustomersOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .union(db.selectFrom('billing_history').select('customer_id').where('user_id', '=', userId))
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}

/** Whether any of the user's subscriptions began with a trial. */
export async function hasUsedTrial(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('billing_customers').select('trial_used_at').where('user_id', '=', userId)
  return Boolean((await query.executeTakeFirst())?.trial_used_at)
}
