import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '#app/adapters/clock.ts'
import {
  type Credentials,
  type Network,
  type NetworkClient,
  NetworkError,
  type NetworkId,
  type Renew,
} from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { ClickOnly } from '#app/db/schema-connections.ts'
import { openOrNull, type Seals } from '#app/db/sealed.ts'
import { withClickOnly } from '#app/domain/connection/click-only.ts'
import { networkMeter } from '#app/domain/metering/network-usage.ts'

/** The storage place that an account's credentials are bound to. */
export const credentialsPlace = (row: string) => ({ table: 'connections', column: 'credentials', row }) as const

/** An open connection with what is needed to act. */
export interface OpenConnection {
  /** What it recently refused to a program needs the user's click here (`withClickOnly`). */
  network: Network
  client: NetworkClient
  credentials: Credentials
  network_account_id: string
  handle: string
  paused_until: Date | null
  /** The pause is because the operator's paid quota at the network is used up. */
  paused_unpaid: boolean
  last_sync: Date
  /** The same credentials, sealed: identifies them if the network rejects them. */
  sealed: string
}

/** The columns of an open connection. */
export interface ConnectionRow extends Omit<OpenConnection, 'network' | 'client' | 'credentials' | 'sealed'> {
  id: string
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

/**
 * The open connection; null if there is none, or if the key that sealed its credentials is missing: then the user must
 * connect again (`closeUnreadable`).
 */
export async function openConnection(deps: Deps, userId: string): Promise<OpenConnection | null> {
  const row = await deps.db
    .selectFrom('connections')
    .select(['id', 'user_id', 'network', 'credentials', 'network_account_id', 'handle', 'last_sync'])
    .select(['paused_until', 'paused_unpaid', 'click_only'])
    .where('user_id', '=', userId)
    .where('state', '=', 'connected')
    .executeTakeFirst()
  return row ? opened(deps, row) : null
}

/** The open connection to this account; null: another account is connected, or none. */
export async function openConnectionTo(
  deps: Deps,
  { user_id, network, network_account_id }: { user_id: string; network: NetworkId; network_account_id: string },
): Promise<OpenConnection | null> {
  const connection = await openConnection(deps, user_id)
  const isSame = connection?.network.id === network && connection.network_account_id === network_account_id
  return isSame ? connection : null
}

/** The same as `openConnection`, from a row that was read with other columns. */
export function opened(deps: Deps, row: ConnectionRow): OpenConnection | null {
  const { id, user_id, credentials: sealed, network_account_id, handle, last_sync } = row
  const { paused_until, paused_unpaid } = row
  const credentials = sealed === null ? null : unsealed(deps.seals, sealed, id)
  if (sealed === null || credentials === null) return null
  const network = withClickOnly(deps.networks.of(row.network), row.click_only, deps.clock.now())
  const connection = {
    network,
    credentials,
    network_account_id,
    handle,
    paused_until,
    paused_unpaid,
    last_sync,
    sealed,
  }
  const renew = renewing(deps, id, (renewed) => Object.assign(connection, renewed))
  const meter = network.budget && networkMeter(deps.db, network.id, user_id, network.budget, deps.clock)
  return Object.assign(connection, { client: network.client(credentials, { renew, meter, caller: user_id }) })
}

/** Credentials without a kind are tokens. */
export function unsealed(seals: Seals, sealed: string, id: string): Credentials | null {
  const plain = openOrNull(seals, sealed, credentialsPlace(id))
  return plain === null ? null : { kind: 'tokens', ...JSON.parse(plain) }
}

/** Renews under a lock of the row. `make` calls the network and must finish before idle transactions are aborted. */
function renewing(
  { db, seals }: Pick<Deps, 'db' | 'seals'>,
  id: string,
  onRenewed: (renewed: { credentials: Credentials; sealed: string }) => void,
): Renew {
  return (expired, make) =>
    inTransaction(db, async (tx) => {
      const row = await tx
        .selectFrom('connections')
        .select('credentials')
        .where('id', '=', id)
        .where('state', '=', 'connected')
        .forNoKeyUpdate()
        .executeTakeFirst()
      const newest = row?.credentials ? (unsealed(seals, row.credentials, id) as typeof expired | null) : null
      if (!row?.credentials || newest === null) throw new NetworkError('unauthorized', 'The account was disconnected.')
      if (!isDeepStrictEqual(newest, expired)) {
        onRenewed({ credentials: newest, sealed: row.credentials })
        return newest
      }
      const made = await make(newest)
      const sealed = seals.seal(JSON.stringify(made), credentialsPlace(id))
      await tx.updateTable('connections').set({ credentials: sealed }).where('id', '=', id).execute()
      onRenewed({ credentials: made, sealed })
      return made
    })
}
