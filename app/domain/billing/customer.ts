import type { CustomerRecord, Payments } from '#app/adapters/payments/payments.ts'
import type { Db, Tx } from '#app/db/pool.ts'
import { isLive, subscriptionThatCounts } from '#app/domain/billing/standing.ts'

type Owner =
  | ({ state: 'user'; user: { id: string; email: string } } & Part)
  /** They were our user, and are no more. */
  | { state: 'deleted' }
  /** Nobody whom we know. */
  | { state: 'unknown' }

/**
 * A user may be several customers at the provider: who buys by a hosted link is a new one each time.
 * `current`: whose subscription counts, and who is used from here on. `surplus`: has a live subscription, while the user has
 * one as another customer. `replaced`: whose subscription is still the one that is shown. `former`: has nothing to tell.
 */
interface Part {
  part: 'current' | 'surplus' | 'replaced' | 'former'
  /** As whom the user pays; null: as this one, or not at all. */
  payer: string | null
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whose customer it is; that user's row is locked. `named`: whom they may be who are not known by the customer's id. */
export async function customerOf(tx: Tx, record: CustomerRecord, named: readonly string[]): Promise<Owner> {
  const linked = await tx
    .selectFrom('billing_customers')
    .select('user_id')
    .where('customer_id', '=', record.id)
    .executeTakeFirst()
  const made = record.user_id === null ? [] : [record.user_id]
  for (const id of (linked ? [linked.user_id] : [...made, ...named]).filter((one) => uuid.test(one))) {
    const query = tx.selectFrom('users').select(['id', 'email']).where('id', '=', id).forNoKeyUpdate()
    const user = await query.executeTakeFirst()
    if (user) return { state: 'user', user, ...(linked ? current : await partOf(tx, user.id, record)) }
  }
  return { state: record.user_id === null ? 'unknown' : 'deleted' }
}

const current: Part = { part: 'current', payer: null }

/** Of a user's customers the one who pays is current; where none does, the one whose subscription is the newest. */
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

/** Every customer that the user is known to be or to have been. */
export async function allCustomersOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .union(db.selectFrom('billing_history').select('customer_id').where('user_id', '=', userId))
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}

/** Whether a trial was part of what the user has bought. */
export async function hasUsedTrial(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('billing_customers').select('trial_used_at').where('user_id', '=', userId)
  return Boolean((await query.executeTakeFirst())?.trial_used_at)
}
