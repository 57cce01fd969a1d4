import type { CustomerRecord, PaidSubscription } from '#app/adapters/payments/payments.ts'
import { plans } from '#app/content/plans.ts'
import type { Tx } from '#app/db/pool.ts'
import type { Subscriptions } from '#app/db/schema-billing.ts'
import { monthlyText } from '#app/domain/billing/money.ts'
import { queueBillingMail } from '#app/domain/billing/queue-mails.ts'
import { isLive } from '#app/domain/billing/subscriptions.ts'
import { day } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'

type Recorded = Pick<Subscriptions, 'plan_type'> & { subscription_id: string | null; cancel_at: Date | null }

/** In the transaction that records the change, so each is mailed once, however often events arrive. */
export async function mailOfChange(
  tx: Tx,
  queue: Queue,
  userId: string,
  before: Recorded | undefined,
  after: PaidSubscription,
  now: Date,
): Promise<void> {
  if (before?.subscription_id !== after.id || !isLive(after)) return
  const { id, plan_type, status, cancel_at, current_period_end } = after
  const data = {
    plan_type,
    was: plans[before.plan_type].name,
    monthly: monthlyText(after),
    ends: (cancel_at ?? current_period_end).toISOString(),
    renews: cancel_at ? '' : 'yes',
    trial: status === 'trialing' ? 'yes' : '',
  }
  const about = `${id}:${plan_type}:${now.toISOString()}`
  const mail = (kind: 'plan_changed' | 'cancelled' | 'resumed') =>
    queueBillingMail(tx, queue, userId, { kind, about, data }, now)
  if (before.plan_type !== plan_type) await mail('plan_changed')
  if (before.cancel_at === null && cancel_at !== null) await mail('cancelled')
  if (before.cancel_at !== null && cancel_at === null) await mail('resumed')
}

/** Older refunds are not mailed when they are first seen. */
const fresh = 7 * day

/** `refused`: subscriptions whose refund another mail tells. */
export async function mailOfRefunds(
  tx: Tx,
  queue: Queue,
  userId: string,
  { invoices, subscriptions }: CustomerRecord,
  surplus: readonly string[],
  now: Date,
): Promise<void> {
  const refused = [...surplus, ...subscriptions.flatMap((one) => (one.refused ? [one.id] : []))]
  for (const { subscription_id, number, amount, currency, hosted_invoice_url, refunds } of invoices) {
    if (subscription_id !== null && refused.includes(subscription_id)) continue
    for (const refund of refunds.filter(({ created_at }) => now.getTime() - created_at.getTime() < fresh)) {
      const data = {
        amount: String(refund.amount),
        total: String(amount),
        currency,
        number: number ?? '',
        url: hosted_invoice_url ?? '',
      }
      await queueBillingMail(tx, queue, userId, { kind: 'refund', about: refund.id, data }, now)
    }
  }
}
