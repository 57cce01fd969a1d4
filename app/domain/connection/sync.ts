import type { Clock } from '#app/adapters/clock.ts'
import { NetworkError } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { recordFollowers } from '#app/domain/connection/followers.ts'
import type { OpenConnection } from '#app/domain/connection/open.ts'
import { recordOutcomes } from '#app/domain/connection/outcomes.ts'
import { ifAffordable } from '#app/domain/metering/network-usage.ts'
import { day, hour } from '#app/domain/time.ts'

interface Deps {
  db: Db
  clock: Clock
}

/** Where each read costs money: how often the account is read, and for how long what came of a reply. */
const paid = { accountEvery: 6 * hour, outcomesEvery: day, outcomesFor: 2 * day }

const isNewSpan = (since: Date, now: Date, span: number) =>
  Math.floor(since.getTime() / span) < Math.floor(now.getTime() / span)

export async function syncAccount(
  { db, clock }: Deps,
  user: { id: string; time_zone: string },
  connection: OpenConnection,
  signal: AbortSignal,
): Promise<void> {
  const { network, client, network_account_id, last_sync } = connection
  const isDue = !network.budget || isNewSpan(last_sync, clock.now(), paid.accountEvery)
  const account = isDue ? await ifAffordable(client.me(signal), null) : null
  if (!account) {
    await db.updateTable('connections').set({ last_sync: clock.now() }).where('id', '=', connection.id).execute()
    return
  }
  if (account.id !== network_account_id)
    throw new NetworkError('unauthorized', `The connection now belongs to @${account.handle}, another account.`)
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
  if (network.budget && !isNewSpan(last_sync, now, paid.outcomesEvery)) return
  const own = { network: network.id, id: network_account_id, ...(network.budget && { window: paid.outcomesFor }) }
  await ifAffordable(recordOutcomes(db, client, user.id, own, now, signal), undefined)
}
