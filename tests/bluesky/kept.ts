import type { Credentials, Network } from '#app/adapters/network/network.ts'
import { credentialsPlace } from '#app/domain/connection/credentials.ts'
import type { Bench } from '../kit/bench.ts'

/** Changes the credentials that are stored for the user's account. */
export async function changeCredentials<C extends Credentials>(
  { sql, seals }: Pick<Bench<Network>, 'sql' | 'seals'>,
  userId: string,
  change: (kept: C) => C,
): Promise<void> {
  const [row] = await sql<{ id: string; credentials: string }>(
    'select id, credentials from connections where user_id = $1',
    [userId],
  )
  if (!row) throw new Error('The account is not connected.')
  const place = credentialsPlace(row.id)
  const changed = change(JSON.parse(seals.open(row.credentials, place)))
  await sql('update connections set credentials = $2 where id = $1', [
    row.id,
    seals.seal(JSON.stringify(changed), place),
  ])
}
