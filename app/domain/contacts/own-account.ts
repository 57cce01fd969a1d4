import { type RawBuilder, sql } from 'kysely'
import type { NetworkId } from '#app/contract/networks.ts'
import type { Db } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'

/** The user's account on a network; the id may be left to the statement that needs it. */
export interface OwnAccount<Id = string | RawBuilder<string>> {
  user_id: string
  network: NetworkId
  network_account_id: Id
  time_zone: string
}

type Owner = Pick<SessionUser, 'id' | 'time_zone' | 'network'>

/** Without a query. null: none was ever connected. */
export function ownAccountIn({ id, time_zone, network }: Owner): OwnAccount | null {
  if (network === null) return null
  const network_account_id = sql<string>`(select network_account_id from connections where user_id = ${id})`
  return { user_id: id, time_zone, network, network_account_id }
}

export type KnownAccount = OwnAccount<string> & { handle: string | null }

/** null: none was ever connected. */
export async function ownAccountOf(
  db: Db,
  { id, time_zone }: Pick<SessionUser, 'id' | 'time_zone'>,
): Promise<KnownAccount | null> {
  const row = await db
    .selectFrom('connections')
    .select(['network', 'network_account_id', 'handle'])
    .where('user_id', '=', id)
    .executeTakeFirst()
  return row ? { user_id: id, time_zone, ...row } : null
}
