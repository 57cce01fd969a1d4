import { createHash } from 'node:crypto'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { PlanType } from '#app/domain/billing/entitlements.ts'
import { day } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'

/** Told in the privacy policy. */
const keptFor = 365 * day

interface Deps {
  db: Db
  queue: Queue
}

/** Who is signed in while writing. */
export interface Sender {
  id: string
  email: string
  plan: { type: PlanType }
}

export interface Message {
  name: string
  email: string
  subject: string
  message: string
}

/**
 * Keeps the message and has it mailed to support. The same words of the same sender on the same UTC day are one message,
 * so that a form sent twice arrives once. A receipt goes to nobody but a signed-in user at their own address: by any other
 * anybody could make us write to anybody.
 */
export async function sendMessage(
  { db, queue }: Deps,
  sender: Sender | null,
  given: Message,
  now: Date,
): Promise<void> {
  const { name, email, subject, message } = given
  const same = [now.toISOString().slice(0, 10), sender?.id ?? null, name, email, subject, message]
  await inTransaction(db, async (tx) => {
    const kept = await tx
      .insertInto('support_messages')
      .values({
        ...{ name, email, subject, message },
        user_id: sender?.id ?? null,
        plan_type: sender?.plan.type ?? null,
        digest: createHash('sha256').update(JSON.stringify(same)).digest(),
        created_at: now,
        sent_at: null,
      })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!kept) return
    await queue.enqueue(tx, 'mail.support', { message_id: kept.id })
    if (sender?.email === email) await queue.enqueue(tx, 'mail.receipt', { message_id: kept.id })
  })
}

export async function forgetMessages(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('support_messages')
    .where('created_at', '<', new Date(now.getTime() - keptFor))
    .execute()
}
