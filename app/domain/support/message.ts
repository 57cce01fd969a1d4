import { createHash } from 'node:crypto'
import type { PlanType } from '#app/content/plan-table.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
}

interface Sender {
  id: string
  email: string
  plan: { type: PlanType }
}

interface Message {
  name: string
  email: string
  subject: string
  message: string
}

/** Idempotent per UTC day. Signed-out senders get no receipt: otherwise anyone could make us mail anyone. */
export async function sendMessage(
  { db, queue }: Deps,
  sender: Sender | null,
  input: Message,
  now: Date,
): Promise<void> {
  const { name, email, subject, message } = input
  const same = [now.toISOString().slice(0, 10), sender?.id ?? null, name, email, subject, message]
  await inTransaction(db, async (tx) => {
    const kept = await tx
      .insertInto('support_messages')
      .values({
        name,
        email,
        subject,
        message,
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
