import { sql } from 'kysely'
import type { Tx } from '#app/db/pool.ts'

/** What a user's open pages are told of. `data` is small and never secret. */
export type LiveKind = 'analysis' | 'action' | 'bot' | 'connection' | 'onboarding' | 'session'

export const liveChannel = 'warble_live'

/**
 * Records an event for a user's streams; it is delivered when the transaction commits. The head row is locked until
 * then, so a user's versions commit in order and a reader that resumes after one of them misses nothing.
 */
export async function publish(
  tx: Tx,
  userId: string,
  kind: LiveKind,
  data: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const { version } = await tx
    .insertInto('live_heads')
    .values({ user_id: userId, version: 1 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ version: sql`live_heads.version + 1` }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('live_events')
    .values({ user_id: userId, version, kind, data: JSON.stringify(data), created_at: now })
    .execute()
  await sql`select pg_notify(${liveChannel}, ${userId})`.execute(tx)
}
