import { sql } from 'kysely'
import { type NetworkError, Unpaid } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { OpenConnection } from '#app/domain/connection/open.ts'

/** No call for this account before `until`, for any reason; `error` is what the network answered. */
export async function pauseConnection(
  db: Db,
  userId: string,
  { network, network_account_id }: Pick<OpenConnection, 'network' | 'network_account_id'>,
  until: Date,
  error: NetworkError,
): Promise<void> {
  await db
    .updateTable('connections')
    .set({ paused_until: sql<Date>`greatest(paused_until, ${until})`, paused_unpaid: error instanceof Unpaid })
    .where('user_id', '=', userId)
    .where('network', '=', network.id)
    .where('network_account_id', '=', network_account_id)
    .execute()
}

export interface Pause {
  until: Date
  /** A sentence. */
  why: string
}

/** Until when the network must not be called, and why; null: it may be called now. */
export function pauseOf({ network, paused_until, paused_unpaid }: OpenConnection, now: Date): Pause | null {
  return paused_until && paused_until > now
    ? { until: paused_until, why: pauseText(network.name, paused_unpaid) }
    : null
}

export const pauseText = (network: string, isUnpaid: boolean) =>
  isUnpaid
    ? `This site has used up its paid ${network} allowance. Only the people who run it can top it up. Warble checks every hour.`
    : `${network} asked us to slow down.`
