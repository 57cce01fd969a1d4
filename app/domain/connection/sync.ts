import { sql } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import type { Network, NetworkClient } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { recordOutcomes } from '#app/domain/activity/outcomes.ts'
import { recordFollowers } from '#app/domain/connection/followers.ts'

interface Deps {
  db: Db
  network: Network
  clock: Clock
}

/** Refreshes profile, follower count, and the outcomes of recent replies. */
export async function syncAccount(
  { db, network, clock }: Deps,
  user: { id: string; time_zone: string },
  client: NetworkClient,
  accountId: string,
  signal: AbortSignal,
): Promise<void> {
  const account = await client.me(signal)
  const now = clock.now()
  const { handle, display_name, profile_image_url } = account
  await db
    .updateTable('connections')
    .set({ handle, display_name, profile_image_url, last_sync: now })
    .where('user_id', '=', user.id)
    .where('network_account_id', '=', accountId)
    .execute()
  await recordFollowers(db, user, network.id, account, now)
  await recordOutcomes(db, client, user.id, accountId, now, signal)
}

/** No call to the network before `until`, for any reason. */
export async function pauseConnection(db: Db, userId: string, until: Date): Promise<void> {
  await db
    .updateTable('connections')
    .set({ paused_until: sql<Date>`greatest(paused_until, ${until})` })
    .where('user_id', '=', userId)
    .execute()
}
