import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#app/db/pool.ts'

/** The workers listen on it for customers to sync. */
export const billingChannel = 'warble_billing'

/** Only the lease's holder, over all processes, reads and writes the customer's data. */
export interface CustomerLease {
  customer_id: string
  lease: string
  wanted: number
}

/** The lease expired and was taken: discard what was read. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** Longer than all calls of one sync. */
const leaseSeconds = 30
const until = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`
const isFree = sql<boolean>`(billing_syncs.lease_until is null or billing_syncs.lease_until < now())`

export async function requestSync(db: Db, customerIds: RawBuilder<unknown>): Promise<void> {
  await sql`with ${syncRequests(customerIds)} select pg_notify(${billingChannel}, '') from requested limit 1`.execute(
    db,
  )
}

/** For a statement after `with …,`: one request for each `customer_id` of `from`. */
export const syncRequests = (from: RawBuilder<unknown>) => sql`
  requested as (
    insert into billing_syncs (customer_id)
    select distinct customer_id from ${from} as given(customer_id) order by customer_id
    on conflict (customer_id) do update set wanted = billing_syncs.wanted + 1, due_at = now()
    returning customer_id)`

export async function claimDueSyncs(db: Db, limit: number): Promise<CustomerLease[]> {
  const lease = randomUUID()
  const { rows } = await sql<CustomerLease>`
    with due as materialized (
      select customer_id from billing_syncs where wanted > done and due_at <= now() and ${isFree}
      order by due_at limit ${limit} for update skip locked)
    update billing_syncs set lease = ${lease}, lease_until = ${until}
    where customer_id in (select customer_id from due)
    returning customer_id, lease, wanted`.execute(db)
  return rows
}

/** null: it is held. */
async function take(db: Db, customerId: string): Promise<CustomerLease | null> {
  const { rows } = await sql<CustomerLease>`
    insert into billing_syncs (customer_id, wanted, lease, lease_until) values (${customerId}, 0, ${randomUUID()}, ${until})
    on conflict (customer_id) do update set lease = excluded.lease, lease_until = excluded.lease_until where ${isFree}
    returning customer_id, lease, wanted`.execute(db)
  return rows[0] ?? null
}

const retryMs = 40

/** null: the lease was not free within `ms`. */
export async function withCustomerLease<T>(
  db: Db,
  customerId: string,
  ms: number,
  work: (lease: CustomerLease) => Promise<T>,
): Promise<T | null> {
  const end = performance.now() + ms
  for (;;) {
    const lease = await take(db, customerId)
    if (lease)
      try {
        return await work(lease)
      } finally {
        await release(db, lease)
      }
    if (performance.now() > end) return null
    await pause(retryMs)
  }
}

/** Locks the lease until the transaction ends. Throws `LeaseLost`. */
export async function requireLease(tx: Tx, { customer_id, lease }: CustomerLease): Promise<void> {
  const { rows } = await sql`
    select from billing_syncs where customer_id = ${customer_id} and lease = ${lease} for update`.execute(tx)
  if (rows.length === 0) throw new LeaseLost(`The lease of ${customer_id} ran out.`)
}

export async function markDone(tx: Tx, { customer_id, wanted }: CustomerLease): Promise<void> {
  await sql`
    update billing_syncs set done = greatest(done, ${wanted}), tries = 0 where customer_id = ${customer_id}`.execute(tx)
}

export async function release(db: Db, { customer_id, lease }: CustomerLease): Promise<void> {
  await sql`
    update billing_syncs set lease = null, lease_until = null
    where customer_id = ${customer_id} and lease = ${lease}`.execute(db)
}

/** Retries after 1, 2, 4 … 300 seconds. */
export async function releaseForRetry(db: Db, { customer_id, lease }: CustomerLease): Promise<void> {
  await sql`
    update billing_syncs set lease = null, lease_until = null, tries = tries + 1,
      due_at = now() + make_interval(secs => least(300, power(2, least(tries, 10))))
    where customer_id = ${customer_id} and lease = ${lease}`.execute(db)
}
