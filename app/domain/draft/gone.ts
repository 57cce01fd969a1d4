import type { NetworkClient } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { PlannedAction } from '#app/domain/bot/planned-actions.ts'

/** Asks the network whether the post is still there, and ends the action if it is not. */
export async function isPostGone(db: Db, client: NetworkClient, action: PlannedAction, now: Date): Promise<boolean> {
  const { id, kind, target_id } = action
  if (kind !== 'reply' && kind !== 'like') return false
  const there = await client.outcomes([target_id], AbortSignal.timeout(10_000))
  if (there.has(target_id)) return false
  await db
    .updateTable('actions')
    .set({ state: 'expired', code: 'post_gone', finished_at: now })
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .execute()
  return true
}
