import type { Credentials } from '#app/adapters/network/network.ts'
import { openOrNull, type Seals } from '#app/db/sealed.ts'

export const credentialsPlace = (row: string) => ({ table: 'connections', column: 'credentials', row }) as const

/** Credentials without a kind are tokens. */
export function unsealed(seals: Seals, sealed: string, id: string): Credentials | null {
  const plain = openOrNull(seals, sealed, credentialsPlace(id))
  return plain === null ? null : { kind: 'tokens', ...JSON.parse(plain) }
}
