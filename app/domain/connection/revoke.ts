import { type Credentials, NetworkError, type NetworkId } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db, Tx } from '#app/db/pool.ts'
import { openOrNull, type Seals } from '#app/db/sealed.ts'
import { atServer } from '#app/domain/connection/at-server.ts'
import { unsealed } from '#app/domain/connection/credentials.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
  networks: Networks
  seals: Seals
}

const revocationPlace = (row: string) => ({ table: 'jobs', column: 'credentials', row }) as const

/** Gives the credentials of a connection that ends back to its network, by a job: the network may be down. */
export async function revokeLater(
  tx: Tx,
  { queue, seals }: Pick<Deps, 'queue' | 'seals'>,
  userId: string,
): Promise<void> {
  const row = await tx
    .selectFrom('connections')
    .select(['id', 'network', 'credentials'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const given = row?.credentials ? unsealed(seals, row.credentials, row.id) : null
  // The tokens of a browser's session end with that session.
  if (!row || !given || given.kind === 'tokens') return
  const credentials = seals.seal(JSON.stringify(given), revocationPlace(row.id))
  await queue.enqueue(tx, 'connection.revoke', { id: row.id, network: row.network, credentials })
}

/** Throws to be retried. */
export async function revokeCredentials(
  { db, networks, seals }: Pick<Deps, 'db' | 'networks' | 'seals'>,
  { id, network, credentials }: { id: string; network: NetworkId; credentials: string },
): Promise<void> {
  const plain = openOrNull(seals, credentials, revocationPlace(id))
  if (plain === null) return
  const given: Credentials = JSON.parse(plain)
  const own = networks.of(network)
  const served = { id, server: own.serverOf?.(given) ?? null, outages: 0 }
  await atServer(db, 'connection.revoke', served, null, async () => own.revoke?.(given)).catch((error: unknown) => {
    const kind = error instanceof NetworkError ? error.kind : null
    // They are no longer usable, which is what was wanted.
    if (kind !== 'unauthorized' && kind !== 'suspended') throw error
  })
}
