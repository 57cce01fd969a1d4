import type { Network } from '#app/adapters/network/network.ts'
import { type AnswerKind, isUnwelcome, type Post } from '#app/contract/posts.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { addNotices } from '#app/domain/notice/notice.ts'
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

/** Ignores posts older than a day. A complaint is also mailed, at once, unless it is older than the connection. */
export async function noticeMentions(
  { db, queue, network, user_id, account, now }: Receiving,
  mentions: Post[],
  said: ReadonlyMap<string, AnswerKind | null>,
): Promise<void> {
  const fresh = mentions.filter(({ created_at }) => now.getTime() - created_at.getTime() < day)
  const noticeOf = ({ id, author, text, reply_to, earlier_ids = [] }: Post) => ({
    kind: reply_to === account.id ? ('answer' as const) : ('mention' as const),
    key: `post:${earlier_ids[0] ?? id}`,
    person: author.handle,
    text: bounded(text, 1_000),
    url: network.postUrl(author.handle, id),
  })
  const complaints = fresh.filter(({ id }) => isUnwelcome(said.get(id)))
  const others = fresh.filter((post) => !complaints.includes(post)).map(noticeOf)
  if (fresh.length === 0) return
  const since = complaints.length > 0 ? await connectedAt(db, user_id) : null
  await inTransaction(db, async (tx) => {
    for (const complaint of complaints) {
      const notice = { ...noticeOf(complaint), kind: 'complaint' as const }
      if ((await addNotices(tx, user_id, [notice], now)) === 0) continue
      if (since !== null && complaint.created_at < since) continue
      await queue.enqueue(tx, 'mail.notice', { user_id, notice: 'complaint', about: { key: notice.key } })
    }
    await addNotices(tx, user_id, others, now)
  })
}

async function connectedAt(db: Db, userId: string): Promise<Date | null> {
  const row = await db.selectFrom('connections').select('connected_at').where('user_id', '=', userId).executeTakeFirst()
  return row?.connected_at ?? null
}
