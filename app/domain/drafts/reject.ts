import { sql } from 'kysely'
import type { Rejection } from '#app/contract/queue.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { steerFrom } from '#app/domain/bot/decide/steer.ts'
import { countsAsContact } from '#app/domain/bot/send/action-limits.ts'
import { publishUnsent } from '#app/domain/bot/send/unsent.ts'
import { hour } from '#app/domain/time.ts'
import { publish } from '#app/live/publish.ts'

/** How long a rejection can be taken back, and its draft is kept. */
export const rejectionKeptFor = hour

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

/** What the user wrote by hand since may have taken it. */
const isPlaceFree = sql<boolean>`not exists (
  select from actions as other where other.network = actions.network and other.kind = actions.kind
    and other.network_account_id = actions.network_account_id and other.target_id = actions.target_id
    and ${countsAsContact})`

/**
 * Takes back the rejection of a draft, with those rejected in the same press and the term it added. Returns how many
 * wait again.
 */
export async function takeBackRejection(db: Db, userId: string, actionId: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rejected = tx
      .selectFrom('actions')
      .where('user_id', '=', userId)
      .where('state', '=', 'rejected')
      .where('finished_at', '>', new Date(now.getTime() - rejectionKeptFor))
    const named = await rejected.select('finished_at').where('id', '=', actionId).executeTakeFirst()
    if (!named) return 0
    const back = await tx
      .updateTable('actions')
      .set({ state: 'waiting', code: null, finished_at: null, not_like_me: false })
      .where('id', 'in', rejected.select('id').where('finished_at', '=', named.finished_at))
      .where('id', 'in', tx.selectFrom('drafts').select('action_id').where('user_id', '=', userId))
      .where(isPlaceFree)
      .returning(['id', 'kind'])
      .execute()
    if (back.length === 0) return 0
    await tx.deleteFrom('bot_terms').where('user_id', '=', userId).where('added_at', '=', named.finished_at).execute()
    // A judgement that was made with the term is made again.
    await tx
      .updateTable('bots')
      .set((is) => ({ claims: is('claims', '+', 1) }))
      .where('user_id', '=', userId)
      .execute()
    const [first] = back
    if (first) await publish(tx, userId, 'action', { ...first, state: 'waiting' }, now)
    return back.length
  })
}
