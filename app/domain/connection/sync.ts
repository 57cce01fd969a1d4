import type { Clock } from '#app/adapters/clock.ts'
import type { Db } from '#app/db/pool.ts'
import { recordFollowers } from '#app/domain/connection/followers.ts'
import type { OpenConnection } from '#app/domain/connection/open.ts'
import { recordOutcomes } from '#app/domain/connection/outcomes.ts'
import { ifAffordable } from '#app/domain/metering/network-usage.ts'

interface Deps {
  db: Db
  clock: Clock
}

export async function syncAccount(
  { db, clock }: Deps,
  user: { id: string; time_zone: string },
  { network, client, network_account_id }: OpenConnection,
  signal: AbortSignal,
): Promise<void> {
  const account = await client.me(signal)
  const now = clock.now()
  const { handle, display_name, profile_image_url, bot_label = null } = account
  await db
    .updateTable('connections')
    .set({ handle, display_name, profile_image_url, bot_label, last_sync: now })
    .where('user_id', '=', user.id)
    .where('network', '=', network.id)
    .where('network_account_id', '=', network_account_id)
    .execute()
  await recordFollowers(db, user, network.id, account, now)
  const own = { network: network.id, id: network_account_id }
  await ifAffordable(recordOutcomes(db, client, user.id, own, now, signal), undefined)
}
