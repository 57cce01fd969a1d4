import type { Tx } from '#app/db/pool.ts'
import { publish } from '#app/live/publish.ts'

/**
 * Stops the bot within the caller's transaction; `reason` is null when the user stopped it. Raises the generation, so
 * that nothing planned before is sent.
 */
export async function stopRunningBot(tx: Tx, userId: string, reason: string | null, now: Date): Promise<void> {
  const stopped = await tx
    .updateTable('bots')
    .set((column) => ({
      state: 'stopped',
      generation: column('generation', '+', 1),
      due_at: null,
      act_at: null,
      started_at: null,
      stopped_reason: reason,
      note: null,
    }))
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (stopped.numUpdatedRows > 0n) await publish(tx, userId, 'bot', { state: 'stopped', reason }, now)
}
