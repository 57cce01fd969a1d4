import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { NetworkError, type NetworkErrorKind } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import { createSeals } from '#app/db/sealed.ts'
import { revokeCredentials } from '#app/domain/connection/revoke.ts'

/** Gives credentials back to a network that answers with this error. */
function revokeAt(kind: NetworkErrorKind): Promise<void> {
  const seals = createSeals([`k1:${randomBytes(32).toString('base64')}`])
  const network = { revoke: () => Promise.reject(new NetworkError(kind, 'No.')) }
  const networks = { of: () => network } as unknown as Networks
  const credentials = seals.seal('{}', { table: 'jobs', column: 'credentials', row: 'one' })
  return revokeCredentials({ db: {} as Db, networks, seals }, { id: 'one', network: 'bluesky', credentials })
}

test('credentials that are no longer usable, or whose account is not, count as given back', async () => {
  await expect(revokeAt('unauthorized')).resolves.toBeUndefined()
  await expect(revokeAt('suspended')).resolves.toBeUndefined()
})

test('a network that is away is asked again', async () => {
  await expect(revokeAt('unavailable')).rejects.toMatchObject({ kind: 'unavailable' })
})
