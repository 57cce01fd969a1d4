import { sql } from 'kysely'
import type { ActionKind, Network, Situation } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { ClickOnly } from '#app/db/schema-connections.ts'
import type { PlannedAction } from '#app/domain/bot/planned-actions.ts'
import { day } from '#app/domain/time.ts'

/** The network with changed capabilities: what it recently refused to a program needs the user's own click. */
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

/** SQL: what the network has refused to a program for the action's account. */
export const clickOnlyOfAction = sql<ClickOnly | null>`(
  select click_only from connections where connections.user_id = actions.user_id)`

/** Records that the network wants the user's own click for this kind of action; for a day it is not tried again. */
export async function leaveToUser(
  db: Db,
  network: Network,
  { user_id, network_account_id, kind, situation }: PlannedAction,
  now: Date,
): Promise<void> {
  const refused: ClickOnly = { [`${kind}:${situation}`]: new Date(now.getTime() + day).toISOString() }
  await db
    .updateTable('connections')
    .set({ click_only: sql`coalesce(click_only, '{}') || ${JSON.stringify(refused)}::jsonb` })
    .where('user_id', '=', user_id)
    .where('network', '=', network.id)
    .where('network_account_id', '=', network_account_id)
    .execute()
}
