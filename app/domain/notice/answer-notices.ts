import type { Network } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { addNotices } from '#app/domain/notice/notice.ts'
import { bounded } from '#app/domain/text.ts'
import { day } from '#app/domain/time.ts'

/** Ignores posts older than a day. */
export async function noticeMentions(
  db: Db,
  network: Network,
  userId: string,
  account: { id: string },
  mentions: Post[],
  now: Date,
): Promise<void> {
  const fresh = mentions.filter(({ created_at }) => now.getTime() - created_at.getTime() < day)
  if (fresh.length === 0) return
  const notices = fresh.map(({ id, author, text, reply_to, earlier_ids = [] }) => ({
    kind: reply_to === account.id ? ('answer' as const) : ('mention' as const),
    key: `post:${earlier_ids[0] ?? id}`,
    person: author.handle,
    text: bounded(text, 1_000),
    url: network.postUrl(author.handle, id),
  }))
  await inTransaction(db, (tx) => addNotices(tx, userId, notices, now))
}
