import { NetworkError } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { fail } from '#app/domain/failure.ts'

/** null: no account, or no such label on its network. */
export async function botLabelOf(db: Db, userId: string): Promise<boolean | null> {
  const row = await db
    .selectFrom('connections')
    .select('bot_label')
    .where('user_id', '=', userId)
    .where('state', '=', 'connected')
    .executeTakeFirst()
  return row?.bot_label ?? null
}

/** Throws `not_connected`, `way_not_offered`, `network_unreachable`. */
export async function chooseBotLabel(
  deps: Parameters<typeof openConnection>[0],
  userId: string,
  isOn: boolean,
): Promise<void> {
  const connection = (await openConnection(deps, userId)) ?? fail('not_connected')
  const { client, network, network_account_id } = connection
  if (!client.setBotLabel) return fail('way_not_offered')
  await client.setBotLabel(isOn, AbortSignal.timeout(10_000)).catch((error: unknown) => {
    if (error instanceof NetworkError) return fail('network_unreachable')
    throw error
  })
  await deps.db
    .updateTable('connections')
    .set({ bot_label: isOn })
    .where('user_id', '=', userId)
    .where('network', '=', network.id)
    .where('network_account_id', '=', network_account_id)
    .execute()
}
