import type { Tx } from '#app/db/pool.ts'
import type { BillingMailKind } from '#app/db/schema-billing.ts'
import { moneyText } from '#app/domain/billing/money.ts'
import { addNotifications } from '#app/domain/notification/notification.ts'
import type { Queue } from '#app/queue/queue.ts'

interface BillingMailRequest {
  kind: BillingMailKind
  /** What it tells, such as an invoice's id; one mail of each kind per subject. */
  about: string
  data: Record<string, string>
}

/** What needs the user is a notification too. */
const notificationTexts: Partial<Record<BillingMailKind, (data: Record<string, string>) => string>> = {
  payment_failed: ({ amount, currency }) =>
    `Your payment of ${moneyText(Number(amount), currency ?? 'usd')} didn’t go through. Update your card in Manage Billing.`,
  moved_to_free: () => 'You’re on Free now, because your plan wasn’t paid. Pay the open invoice to get it back.',
}

export async function queueBillingMail(
  tx: Tx,
  queue: Queue,
  userId: string,
  { kind, about, data }: BillingMailRequest,
  now: Date,
): Promise<void> {
  const made = await tx
    .insertInto('billing_mails')
    .values({ user_id: userId, kind, about, data: JSON.stringify(data), created_at: now, sent_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'about']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return
  await queue.enqueue(tx, 'mail.billing', { mail_id: made.id })
  const text = notificationTexts[kind]?.(data)
  if (text)
    await addNotifications(
      tx,
      userId,
      [{ kind: 'payment', key: `${kind}:${about}`, text, url: '/dashboard/plan' }],
      now,
    )
}
