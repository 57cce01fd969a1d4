import { capability } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import { type Db, inTransaction, isUniqueViolation } from '#app/db/pool.ts'
import { settle } from '#app/domain/bot/settle.ts'
import { keepText } from '#app/domain/draft/text.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import { localTime } from '#app/domain/time.ts'

/**
 * Records that the user did it on the network's own page. It counts against the limits like everything else, beyond them
 * too: it has happened. false: it was decided before, or they had replied to the person that day already.
 */
export async function confirmSent(
  db: Db,
  networks: Networks,
  user: SessionUser,
  draft: { id: string; text: string | null },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('actions')
    .select(['network', 'kind', 'situation', 'text'])
    .where('id', '=', draft.id)
    .where('user_id', '=', user.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!row || !capability(networks.of(row.network), row.kind, row.situation).tapUrl) return false
  if (row.text !== null && draft.text?.trim())
    await keepText(db, user.id, { id: draft.id, text: draft.text.trim() }, now)
  try {
    return await inTransaction(db, async (tx) => {
      const local = localTime(now, user.time_zone)
      const sent = await tx
        .updateTable('actions')
        .set({ state: 'sending', source: 'tap', claimed_at: now, local_day: local.day, local_hour: local.hour })
        .where('id', '=', draft.id)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      if (sent.numUpdatedRows === 0n) return false
      await settle(tx, { id: draft.id, claimed_at: now }, { state: 'success', result_id: null, response_ms: null }, now)
      return true
    })
  } catch (error) {
    if (isUniqueViolation(error, 'actions_one_reply_per_author')) return false
    throw error
  }
}
