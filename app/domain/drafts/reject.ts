import type { Rejection } from '#app/contract/queue.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { steerFrom } from '#app/domain/bot/decide/steer.ts'
import { publishUnsent } from '#app/domain/bot/send/unsent.ts'

/** With a reason about a person or topic, rejects all drafts about them. Returns how many. */
export async function rejectDrafts(
  db: Db,
  userId: string,
  actionIds: string[],
  why: Rejection,
  now: Date,
): Promise<number> {
  if (actionIds.length === 0) return 0
  return inTransaction(db, async (tx) => {
    const waiting = tx.selectFrom('actions').where('user_id', '=', userId).where('state', '=', 'waiting')
    const rejected = await waiting
      .select(['id', 'author_id', 'topic', 'text'])
      .where('id', 'in', actionIds)
      .forUpdate()
      .execute()
    let ids = rejected.map(({ id }) => id)
    for (const { id, text, topic } of rejected) {
      if (why === 'not_person') await steerFrom(tx, userId, id, why, now)
      if (why === 'not_like_me' && text !== null) await steerFrom(tx, userId, id, why, now)
      if (why === 'not_topic' && topic !== null) await steerFrom(tx, userId, id, why, now)
    }
    if (why === 'not_person' || why === 'not_topic') {
      const about = why === 'not_person' ? 'author_id' : 'topic'
      const same = rejected.flatMap((row) => row[about] ?? [])
      if (same.length > 0)
        ids = [
          ...new Set([...ids, ...(await waiting.select('id').where(about, 'in', same).execute()).map(({ id }) => id)]),
        ]
    }
    await endRejected(tx, ids, why, now)
    return ids.length
  })
}

async function endRejected(tx: Tx, ids: string[], why: Rejection, now: Date): Promise<void> {
  if (ids.length === 0) return
  const ended = await tx
    .updateTable('actions')
    .set({ state: 'rejected', code: why, finished_at: now })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .returning(['id', 'user_id', 'kind'])
    .execute()
  const [first] = ended
  if (first) await publishUnsent(tx, first, 'rejected', now)
}
