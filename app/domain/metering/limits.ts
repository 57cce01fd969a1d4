import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { cutoffOf } from '#app/domain/retention.ts'
import { second } from '#app/domain/time.ts'

interface WindowCount {
  hits: number
  window_start: Date
  /** Seconds until the window ends. */
  wait: number
}

/** Counts one more hit in the current window of `window` ms, for all processes. */
export async function countInWindow(db: Db, key: string, window: number, now: Date): Promise<WindowCount> {
  const window_start = new Date(Math.floor(now.getTime() / window) * window)
  const { hits } = await db
    .insertInto('rate_limits')
    .values({ key, window_start, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return { hits, window_start, wait: (window_start.getTime() + window - now.getTime()) / second }
}

/** Takes a hit back. */
export async function uncount(db: Db, key: string, { window_start }: WindowCount): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', key)
    .where('window_start', '=', window_start)
    .execute()
}

export async function deleteOldCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_start', '<', cutoffOf('rate_limits', now)).execute()
}
