import type { Network } from '#app/adapters/network/network.ts'
import { type AnswerKind, isComplaint, type Post } from '#app/contract/posts.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { queueComplaintMail } from '#app/domain/notification/complaint-schedule.ts'
import { addNotifications } from '#app/domain/notification/notification.ts'
import { bounded } from '#app/domain/text.ts'
import { day } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Receiving {
  db: Db
  queue: Queue
  network: Network
  user_id: string
  account: { id: string }
  now: Date
}

/**
 * Ignores posts older than a day. A complaint is also mailed, unless it is older than the connection, or one by the
 * same author was mailed in the week before.
 */
export async function notifyMentions(
  { db, queue, network, user_id, account, now }: Receiving,
  mentions: Post[],
  said: ReadonlyMap<string, AnswerKind | null>,
): Promise<void> {
  const fresh = mentions.filter(({ created_at }) => now.getTime() - created_at.getTime() < day)
  const notificationOf = ({ id, author, text, reply_to, earlier_ids = [] }: Post) => ({
    kind: reply_to === account.id ? ('answer' as const) : ('mention' as const),
    key: `post:${earlier_ids[0] ?? id}`,
    person: author.handle,
    text: bounded(text, 1_000),
    url: network.postUrl(author.handle, id),
  })
  const complaints = fresh.filter(({ id }) => isComplaint(said.get(id)))
  const others = fresh.filter((post) => !complaints.includes(post)).map(notificationOf)
  if (fresh.length === 0) return
  const since = complaints.length > 0 ? await connectedAt(db, user_id) : null
  await inTransaction(db, async (tx) => {
    const mailed = await peopleMailedAbout(tx, user_id, now)
    const notifications = complaints.map((complaint) => {
      const notification = { ...notificationOf(complaint), kind: 'complaint' as const }
      if ((since !== null && complaint.created_at < since) || mailed.has(notification.person))
        return { ...notification, mail: null }
      mailed.add(notification.person)
      return { ...notification, mail: 'due' as const }
    })
    const added = await addNotifications(tx, user_id, notifications, now)
    if (added > 0 && notifications.some(({ mail }) => mail === 'due')) await queueComplaintMail(tx, queue, user_id, now)
    await addNotifications(tx, user_id, others, now)
  })
}

async function peopleMailedAbout(tx: Tx, userId: string, now: Date): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('notices')
    .select('person')
    .distinct()
    .where('user_id', '=', userId)
    .where('mail', 'is not', null)
    .where('created_at', '>', new Date(now.getTime() - 7 * day))
    .execute()
  return new Set(rows.map(({ person }) => person ?? ''))
}

async function connectedAt(db: Db, userId: string): Promise<Date | null> {
  const row = await db.selectFrom('connections').select('connected_at').where('user_id', '=', userId).executeTakeFirst()
  return row?.connected_at ?? null
}
