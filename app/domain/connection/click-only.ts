import { sql } from 'kysely'
import type { ActionKind, Network, Situation } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { ClickOnly } from '#app/db/schema-connections.ts'
import { day } from '#app/domain/time.ts'

/** What the network refused to a program recently needs the user's own click. */
export function withClickOnly(network: Network, refused: ClickOnly | null, now: Date): Network {
  const { name, clickUrl } = network
  const rule = `${name} blocked this from apps in the last 24 hours, so it needs your own click.`
  const clickOnly = { permission: 'click' as const, rule, ...(clickUrl && { clickUrl }) }
  const capabilities = { ...network.capabilities }
  for (const [act, until] of Object.entries(refused ?? {})) {
    const [kind, situation] = act.split(':') as [ActionKind, Situation]
    if (new Date(until) > now) capabilities[kind] = { ...capabilities[kind], [situation]: clickOnly }
  }
  return { ...network, capabilities }
}

export const clickOnlyOfAction = sql<ClickOnly | null>`(
  select click_only from connections where connections.user_id = actions.user_id)`

/** Not tried again for a day. */
export async function leaveToUser(
  db: Db,
  network: Network,
  action: { user_id: string; network_account_id: string; kind: ActionKind; situation: Situation },
  now: Date,
): Promise<void> {
  const { user_id, network_account_id, kind, situation } = action
  const refused: ClickOnly = { [`${kind}:${situation}`]: new Date(now.getTime() + day).toISOString() }
  await db
    .updateTable('connections')
    .set({ click_only: sql`coalesce(click_only, '{}') || ${JSON.stringify(refused)}::jsonb` })
    .where('user_id', '=', user_id)
    .where('network', '=', network.id)
    .where('network_account_id', '=', network_account_id)
    .execute()
}
