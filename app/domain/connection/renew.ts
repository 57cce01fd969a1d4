import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type Credentials, type Network, NetworkError, type Renew } from '#app/adapters/network/network.ts'
import { type Db, inTransaction, isUnavailable } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { credentialsPlace, unsealed } from '#app/domain/connection/credentials.ts'

interface Deps {
  db: Db
  seals: Seals
}

interface Stored<C> {
  credentials: C
  sealed: string
}

/** Longer than an adapter's renewal call. */
const leaseSeconds = 8
/** Real time: longer than the lease of a killed process. */
const waitMs = 10_000
/** Poll intervals in ms; the last one repeats. */
const pauses = [25, 50, 100, 200, 400] as const

/** `make` calls the user's server, which may be silent, so neither it nor those waiting hold a database connection. */
export function renewing(
  deps: Deps,
  { id, network }: { id: string; network: Network },
  onRenewed: (renewed: Stored<Credentials>) => void,
): Renew {
  return async (expired, make) => {
    const renewed = await renewOnce(deps, id, network, expired, make)
    onRenewed(renewed)
    return renewed.credentials
  }
}

async function renewOnce<C extends Credentials>(
  deps: Deps,
  id: string,
  network: Network,
  expired: C,
  make: (newest: C) => Promise<C>,
): Promise<Stored<C>> {
  const end = performance.now() + waitMs
  for (let look = 0; performance.now() < end; look += 1) {
    const newest = (await newestOf<C>(deps.db, deps.seals, id)) ?? disconnected()
    if (!isDeepStrictEqual(newest.credentials, expired)) return newest
    const lease = await take(deps.db, id, newest.sealed)
    if (lease)
      try {
        return await keep(deps, id, network, expired, await make(expired))
      } finally {
        await release(deps.db, id, lease)
      }
    await pause(pauses[look] ?? pauses.at(-1))
  }
  throw new NetworkError('unavailable', 'Renewing the session is taking a while.')
}

function disconnected(): never {
  throw new NetworkError('unauthorized', 'The account was disconnected.')
}

/** null: the connection is closed, or its key is missing. */
async function newestOf<C>(db: Db, seals: Seals, id: string): Promise<Stored<C> | null> {
  const row = await db
    .selectFrom('connections')
    .select('credentials')
    .where('id', '=', id)
    .where('state', '=', 'connected')
    .$if(db.isTransaction, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  const credentials = row?.credentials ? (unsealed(seals, row.credentials, id) as C | null) : null
  return row?.credentials && credentials ? { credentials, sealed: row.credentials } : null
}

/** null: the lease is held, or the credentials were replaced. */
async function take(db: Db, id: string, sealed: string): Promise<string | null> {
  const lease = randomUUID()
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set({ renew_lease: lease, renew_lease_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where('id', '=', id)
    .where('state', '=', 'connected')
    .where('credentials', '=', sealed)
    .where(sql<boolean>`(renew_lease_until is null or renew_lease_until < now())`)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? lease : null
}

/** If the database is away, the lease expires. */
async function release(db: Db, id: string, lease: string): Promise<void> {
  await db
    .updateTable('connections')
    .set({ renew_lease: null, renew_lease_until: null })
    .where('id', '=', id)
    .where('renew_lease', '=', lease)
    .execute()
    .catch(() => undefined)
}

/** Even after the lease expired, as the old credentials are used up. Revokes those for a connection that ended. */
async function keep<C extends Credentials>(
  { db, seals }: Deps,
  id: string,
  network: Network,
  expired: C,
  made: C,
): Promise<Stored<C>> {
  const sealed = seals.seal(JSON.stringify(made), credentialsPlace(id))
  const store = () =>
    inTransaction(db, async (tx) => {
      const stored = await newestOf<C>(tx, seals, id)
      if (!stored || !isDeepStrictEqual(stored.credentials, expired)) return stored
      await tx.updateTable('connections').set({ credentials: sealed }).where('id', '=', id).execute()
      return { credentials: made, sealed }
    })
  const kept = await persistently(store)
  if (kept) return kept
  await network.revoke?.(made).catch(() => undefined)
  return disconnected()
}

/** Retries short database outages: the new credentials exist nowhere else. */
async function persistently<T>(store: () => Promise<T>): Promise<T> {
  for (const ms of pauses)
    try {
      return await store()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      await pause(ms)
    }
  return store()
}
