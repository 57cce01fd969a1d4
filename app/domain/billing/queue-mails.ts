import type { Tx } from '#app/db/pool.ts'
import type { BillingMailKind } from '#app/db/schema-billing.ts'
import type { Queue } from '#app/queue/queue.ts'

interface BillingMailRequest {
  kind: BillingMailKind
  /** The id of an invoice or subscription; one mail of each kind per subject. */
  about: string
  data: Record<string, string>
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
  if (made) await queue.enqueue(tx, 'mail.billing', { mail_id: made.id })
}
