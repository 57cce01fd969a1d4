import type { ActionKind } from '#app/adapters/network/network.ts'
import type { Tx } from '#app/db/pool.ts'
import { queueFull } from '#app/domain/bot/note.ts'
import { publish } from '#app/live/publish.ts'

/** Tells the user's pages that an action ended without being sent; a bot whose queue was full is due again. */
export async function publishUnsent(
  tx: Tx,
  action: { id: string; user_id: string; kind: ActionKind },
  state: 'expired' | 'failed' | 'rejected',
  now: Date,
): Promise<void> {
  const { id, user_id, kind } = action
  await tx
    .updateTable('bots')
    .set({ due_at: now, act_at: null })
    .where('user_id', '=', user_id)
    .where('state', '=', 'running')
    .where('note_code', '=', queueFull.note_code)
    .execute()
  await publish(tx, user_id, 'action', { id, kind, state }, now)
}
