import { sql } from 'kysely'
import type { CustomerRecord, Payments } from '#app/adapters/payments/payments.ts'
import type { Db, Tx } from '#app/db/pool.ts'
import { isLive, subscriptionThatCounts } from '#app/domain/billing/subscriptions.ts'
import { isUuid } from '#app/domain/text.ts'

type Owner =
  | ({ state: 'user'; user: { id: string; email: string } } & Part)
  | { state: 'deleted' | 'unknown' }
  /** They came by a user's hosted link, with an address that is not the user's confirmed one. */
  | { state: 'stranger' }

/**
 * A user may have several customers: each purchase through a hosted link creates one. `current`: used from here on.
 * `surplus`: a second live subscription. `replaced`: its subscription is still shown. `former`: irrelevant.
 */
interface Part {
  part: 'current' | 'surplus' | 'replaced' | 'former'
  payer: string | null
}

/** Locks the owner's row. `named`: by the hosted links of a customer we did not create. */
export async function customerOf(tx: Tx, record: CustomerRecord, named: readonly string[]): Promise<Owner> {
  const userIn = async (table: 'billing_customers' | 'subscriptions') =>
    (await tx.selectFrom(table).select('user_id').where('customer_id', '=', record.id).executeTakeFirst())?.user_id
  const linked = await userIn('billing_customers')
  const ours = linked ?? record.user_id ?? (await userIn('subscriptions')) ?? null
  const users = await tx
    .selectFrom('users')
    .select(['id', 'email', 'email_confirmed_at'])
    .where(sql<boolean>`id = any(${(ours === null ? named : [ours]).filter(isUuid)}::uuid[])`)
    .forNoKeyUpdate()
    .execute()
  const user = users.find(
    (one) => ours !== null || (one.email_confirmed_at !== null && one.email === addressOf(record)),
  )
  if (user) return { state: 'user', user, ...(linked ? current : await partOf(tx, user.id, record)) }
  if (users.length > 0) return { state: 'stranger' }
  return { state: ours === null ? 'unknown' : 'deleted' }
}

const addressOf = ({ email }: CustomerRecord) => email?.trim().toLowerCase()

const current: Part = { part: 'current', payer: null }

/** The paying customer is current; if none pays, the one with the newest subscription. */
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

/** Also for customers the provider doesn't know, so that others come first. */
export async function noteChecked(tx: Tx, customer_id: string, now: Date): Promise<void> {
  await tx.updateTable('billing_customers').set({ checked_at: now }).where('customer_id', '=', customer_id).execute()
}

/** Created on first use. Throws `PaymentsError`. */
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

export async function allCustomersOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .union(db.selectFrom('billing_history').select('customer_id').where('user_id', '=', userId))
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}

export async function hasUsedTrial(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('billing_customers').select('trial_used_at').where('user_id', '=', userId)
  return Boolean((await query.executeTakeFirst())?.trial_used_at)
}
