import { sql } from 'kysely'
import type { PaymentEvent } from '#app/adapters/payments/payments.ts'
import type { Db } from '#app/db/pool.ts'
import { billingChannel, syncRequests } from '#app/domain/billing/customer-lease.ts'
import { cutoffOf } from '#app/domain/retention.ts'

interface Waiting {
  event: PaymentEvent
  received_at: Date
  done(): void
  failed(error: unknown): void
}

/** Batched: each statement inserts the events that arrived during the last. */
const waiting = new WeakMap<Db, Waiting[]>()

/** Idempotent. Stores none of the event's data: events may come late, twice and in any order. */
export function receiveEvent(db: Db, event: PaymentEvent, received_at: Date): Promise<void> {
  return new Promise((done, failed) => {
    const one = { event, received_at, done, failed }
    const queue = waiting.get(db)
    if (queue) return void queue.push(one)
    waiting.set(db, [one])
    void recordWaiting(db)
  })
}

async function recordWaiting(db: Db): Promise<void> {
  for (;;) {
    const batch = waiting.get(db)?.splice(0) ?? []
    if (batch.length === 0) return void waiting.delete(db)
    try {
      await record(db, batch)
      for (const { done } of batch) done()
    } catch (error) {
      for (const { failed } of batch) failed(error)
    }
  }
}

async function record(db: Db, batch: readonly Waiting[]): Promise<void> {
  const rows = JSON.stringify(batch.map(({ event, received_at }) => ({ ...event, received_at })))
  await sql`
    with event as (
      insert into webhook_events (id, kind, customer_id, created_at, received_at)
      select id, kind, customer_id, created_at, received_at from jsonb_to_recordset(${rows}::jsonb)
        as given(id text, kind text, customer_id text, created_at timestamptz, received_at timestamptz)
      order by id
      on conflict (id) do nothing returning customer_id),
    ${syncRequests(sql`(select customer_id from event where customer_id is not null)`)}
    select pg_notify(${billingChannel}, '') from requested limit 1`.execute(db)
}

/** Also deletes the remaining data of customers without a user. */
export async function deleteOldWebhookEvents(db: Db, now: Date): Promise<void> {
  const before = cutoffOf('webhook_events', now)
  await sql`
    with old as (delete from webhook_events where received_at < ${before} returning customer_id)
    delete from billing_syncs using old
    where billing_syncs.customer_id = old.customer_id and wanted <= done and lease is null
      and not exists (select from billing_customers where billing_customers.customer_id = old.customer_id)`.execute(db)
}
