import type { Clock } from '#app/adapters/clock.ts'
import type { Credentials, Network, NetworkClient, NetworkId } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import type { ClickOnly, PauseCode } from '#app/db/schema-connections.ts'
import type { Seals } from '#app/db/sealed.ts'
import { withClickOnly } from '#app/domain/connection/click-only.ts'
import { unsealed } from '#app/domain/connection/credentials.ts'
import { noteForbidden } from '#app/domain/connection/forbidden.ts'
import { renewing } from '#app/domain/connection/renew.ts'
import { networkMeter } from '#app/domain/metering/network-usage.ts'

export interface OpenConnection {
  id: string
  network: Network
  client: NetworkClient
  credentials: Credentials
  /** The origin, if a user chose it. */
  server: string | null
  /** Calls in a row that the server held (`atServer`). */
  outages: number
  network_account_id: string
  handle: string
  paused_until: Date | null
  paused_code: PauseCode | null
  last_sync: Date
  /** Identifies the credentials if the network rejects them. */
  sealed: string
}

export interface ConnectionRow
  extends Omit<OpenConnection, 'network' | 'client' | 'credentials' | 'server' | 'sealed'> {
  user_id: string
  network: NetworkId
  credentials: string | null
  click_only: ClickOnly | null
}

interface Deps {
  db: Db
  networks: Networks
  seals: Seals
  clock: Clock
}

/** null: none, or its key is missing; then the user must connect again (`closeUnreadable`). */
export async function openConnection(deps: Deps, userId: string): Promise<OpenConnection | null> {
  const row = await deps.db
    .selectFrom('connections')
    .select(['id', 'user_id', 'network', 'credentials', 'network_account_id', 'handle', 'last_sync'])
    .select(['paused_until', 'paused_code', 'click_only', 'outages'])
    .where('user_id', '=', userId)
    .where('state', '=', 'connected')
    .executeTakeFirst()
  return row ? opened(deps, row) : null
}

export async function openConnectionTo(
  deps: Deps,
  { user_id, network, network_account_id }: { user_id: string; network: NetworkId; network_account_id: string },
): Promise<OpenConnection | null> {
  const connection = await openConnection(deps, user_id)
  const isSame = connection?.network.id === network && connection.network_account_id === network_account_id
  return isSame ? connection : null
}

export function opened(deps: Deps, row: ConnectionRow): OpenConnection | null {
  const { id, user_id, credentials: sealed, network_account_id, handle, last_sync } = row
  const { paused_until, paused_code, outages } = row
  const credentials = sealed === null ? null : unsealed(deps.seals, sealed, id)
  if (sealed === null || credentials === null) return null
  const network = withClickOnly(deps.networks.of(row.network), row.click_only, deps.clock.now())
  const connection = {
    id,
    network,
    credentials,
    server: network.serverOf?.(credentials) ?? null,
    outages,
    network_account_id,
    handle,
    paused_until,
    paused_code,
    last_sync,
    sealed,
  }
  const renew = renewing(deps, { id, network }, (renewed) => Object.assign(connection, renewed))
  const onForbidden = (why: string) => noteForbidden(deps.db, network.id, why, deps.clock.now())
  const meter = network.budget && networkMeter(deps.db, network.id, user_id, network.budget, deps.clock)
  return Object.assign(connection, {
    client: network.client(credentials, { renew, meter, onForbidden, caller: user_id }),
  })
}
