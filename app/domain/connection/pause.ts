import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import type { OpenConnection } from '#app/domain/connection/open.ts'

/** No call to the network before `until`, for any reason. */
export async function pauseConnection(db: Db, userId: string, until: Date): Promise<void> {
  await db
    .updateTable('connections')
    .set({ paused_until: sql<Date>`greatest(paused_until, ${until})` })
    .where('user_id', '=', userId)
    .execute()
}

export interface Pause {
  until: Date
  /** A sentence. */
  why: string
}

/** Until when the network must not be called, and why; null: it may be called now. */
export function pauseOf({ network, paused_until }: OpenConnection, now: Date): Pause | null {
  return paused_until && paused_until > now ? { until: paused_until, why: pauseText(network.name) } : null
}

export const pauseText = (network: string) => `${network} asked for a pause.`
