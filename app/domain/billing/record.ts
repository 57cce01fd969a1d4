import { sql } from 'kysely'
import type { CustomerRecord, PaidSubscription } from '#app/adapters/payments/payments.ts'
import { plans } from '#app/content/plans.ts'
import type { Tx } from '#app/db/pool.ts'
import { mailOfChange } from '#app/domain/billing/change-mails.ts'
import { monthlyText } from '#app/domain/billing/money.ts'
import { queueBillingMail } from '#app/domain/billing/queue-mails.ts'
import { pastDueSince, unpaidSince } from '#app/domain/billing/subscriptions.ts'
import { endOfService } from '#app/domain/end-of-service.ts'
import { publish } from '#app/live/publish.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  queue: Queue
}

export async function writeInvoices(
  tx: Tx,
  userId: string,
  { id: customer_id, invoices }: CustomerRecord,
): Promise<void> {
  if (invoices.length === 0) return
  const columns = sql.raw(
    `id, subscription_id, number, status, amount, refunded, currency, hosted_invoice_url, invoice_pdf, created_at`,
  )
  await sql`
    insert into billing_history (user_id, customer_id, ${columns})
    select ${userId}, ${customer_id}, ${columns} from jsonb_to_recordset(${JSON.stringify(invoices)}::jsonb) as
      given(id text, subscription_id text, number text, status text, amount int, refunded int, currency text,
        hosted_invoice_url text, invoice_pdf text, created_at timestamptz)
    on conflict (id) do update set number = excluded.number, status = excluded.status, amount = excluded.amount,
      refunded = excluded.refunded,
      hosted_invoice_url = excluded.hosted_invoice_url, invoice_pdf = excluded.invoice_pdf`.execute(tx)
}

export async function mailOfInvoices(
  tx: Tx,
  { queue }: Deps,
  userId: string,
  { invoices, card, subscriptions }: CustomerRecord,
  now: Date,
): Promise<void> {
  for (const invoice of invoices) {
    const { id, status, amount, currency, attempts, number, hosted_invoice_url, created_at, period, tax } = invoice
    if (amount === 0) continue
    const kind = status === 'paid' ? 'receipt' : status === 'open' && attempts > 0 ? 'payment_failed' : null
    if (kind === null) continue
    const data = {
      amount: String(amount),
      currency,
      number: number ?? '',
      url: hosted_invoice_url ?? '',
      paid: created_at.toISOString(),
      plan_type: subscriptions.find((one) => one.id === invoice.subscription_id)?.plan_type ?? '',
      from: period?.start.toISOString() ?? '',
      to: period?.end.toISOString() ?? '',
      tax: tax > 0 ? String(tax) : '',
      card: card?.last4 ? `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ending in ${card.last4}` : '',
    }
    await queueBillingMail(tx, queue, userId, { kind, about: id, data }, now)
  }
}

export async function writeCustomer(tx: Tx, { id, card, subscriptions }: CustomerRecord): Promise<void> {
  const trial = subscriptions.find(({ trial_start }) => trial_start !== null)?.trial_start ?? null
  await tx
    .updateTable('billing_customers')
    .set({
      payment_method_brand: card?.brand ?? null,
      payment_method_last4: card?.last4 ?? null,
      payment_method_exp_month: card?.exp_month ?? null,
      payment_method_exp_year: card?.exp_year ?? null,
      trial_used_at: sql`coalesce(trial_used_at, ${trial}::timestamptz)`,
    })
    .where('customer_id', '=', id)
    .execute()
}

/** null: none. Returns whether it changed. */
export async function writeSubscription(
  tx: Tx,
  { queue }: Deps,
  userId: string,
  record: CustomerRecord,
  subscription: PaidSubscription | null,
  now: Date,
): Promise<boolean> {
  const before = await recorded(tx, userId)
  const changed = subscription
    ? await upsert(tx, userId, record, subscription)
    : record.deleted && (await endForDeleted(tx, userId, now))
  if (changed) await publish(tx, userId, 'billing', {}, now)
  if (!subscription) return changed
  await mailOfChange(tx, queue, userId, before, subscription, now)
  const { id, status, plan_type, trial_end, cancel_at } = subscription
  const ends = cancel_at ?? trial_end ?? now
  const data = {
    plan_type,
    ends: ends.toISOString(),
    renews: cancel_at ? '' : 'yes',
    monthly: monthlyText(subscription),
  }
  if (status === 'trialing') await queueBillingMail(tx, queue, userId, { kind: 'trial_started', about: id, data }, now)
  const isEnd = status === 'canceled' && (before?.subscription_id !== id || before.status !== 'canceled')
  if (isEnd && !(await wasMailedAboutEnd(tx, userId, subscription, record)))
    await queueBillingMail(tx, queue, userId, { kind: 'ended', about: id, data }, now)
  return changed
}

/**
 * By the mail about the end of the service, or by the one that this debt moved them to Free. Asked only when the plan
 * ends: a debt can still be paid after that.
 */
async function wasMailedAboutEnd(tx: Tx, userId: string, { id }: PaidSubscription, { invoices }: CustomerRecord) {
  if ((await endOfService(tx)) !== null) return true
  const since = unpaidSince(id, invoices)
  if (since === null) return false
  const mailed = await tx
    .selectFrom('billing_mails')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'moved_to_free')
    .where('created_at', '>', since)
    .executeTakeFirst()
  return mailed !== undefined
}

async function recorded(tx: Tx, userId: string) {
  const query = tx.selectFrom('subscriptions').select(['subscription_id', 'status', 'plan_type', 'cancel_at'])
  return query.where('user_id', '=', userId).executeTakeFirst()
}

async function upsert(
  tx: Tx,
  user_id: string,
  record: CustomerRecord,
  subscription: PaidSubscription,
): Promise<boolean> {
  const { id, plan_type, status, created_at, current_period_end, trial_end, cancel_at, ended_at } = subscription
  const { amount, currency, discounted } = subscription
  const row = {
    status,
    plan_type,
    plan_name: plans[plan_type].name,
    current_period_end,
    subscription_id: id,
    customer_id: record.id,
    created_at,
    trial_end,
    cancel_at,
    ended_at,
    amount,
    currency,
    discounted,
    past_due_since: pastDueSince(subscription, record.invoices),
  }
  const names = Object.keys(row)
  const [before, after] = ['subscriptions', 'excluded'].map((table) =>
    sql.join(names.map((name) => sql.ref(`${table}.${name}`))),
  )
  const written = await tx
    .insertInto('subscriptions')
    .values({ user_id, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where(sql<boolean>`(${before}) is distinct from (${after})`),
    )
    .returning('user_id')
    .executeTakeFirst()
  return written !== undefined
}

async function endForDeleted(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('subscriptions')
    .set({ status: 'canceled', ended_at: now, cancel_at: null, past_due_since: null })
    .where('user_id', '=', userId)
    .where('subscription_id', 'is not', null)
    .where('status', '!=', 'canceled')
    .returning('user_id')
    .executeTakeFirst()
  return ended !== undefined
}
