import { sql } from 'kysely'
import { Forbidden, type NetworkError, Unpaid } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { PauseCode } from '#app/db/schema-connections.ts'
import type { OpenConnection } from '#app/domain/connection/open.ts'

/** No calls for this account before `until`. `error`: what the network answered. */
export async function pauseConnection(
  db: Db,
  userId: string,
  { network, network_account_id }: Pick<OpenConnection, 'network' | 'network_account_id'>,
  until: Date,
  error: NetworkError,
): Promise<void> {
  await db
    .updateTable('connections')
    .set({
      paused_until: sql<Date>`greatest(paused_until, ${until})`,
      paused_unpaid: error instanceof Unpaid,
      paused_code: pauseCodeOf(error),
    })
    .where('user_id', '=', userId)
    .where('network', '=', network.id)
    .where('network_account_id', '=', network_account_id)
    .execute()
}

export interface Pause {
  until: Date
  why: string
}

/** null: the network may be called. */
export function pauseOf({ network, paused_until, paused_code }: OpenConnection, now: Date): Pause | null {
  return paused_until && paused_until > now ? { until: paused_until, why: pauseText(network.name, paused_code) } : null
}

export function pauseCodeOf(error: NetworkError): PauseCode | null {
  if (error instanceof Unpaid) return 'unpaid'
  if (error instanceof Forbidden) return 'forbidden'
  return error.kind === 'automated' ? 'automated' : null
}

const pauseTexts: Record<PauseCode, (network: string) => string> = {
  unpaid: (network) =>
    `This site has used up its paid ${network} allowance. Only the people who run it can top it up. Warble checks every hour.`,
  forbidden: (network) =>
    `${network} doesn’t let this site do that right now. Only the people who run it can change that. Warble checks every hour.`,
  automated: (network) => `${network} says your account’s activity looks automated.`,
}

export const pauseText = (network: string, code: PauseCode | null) =>
  code === null ? `${network} asked us to slow down.` : pauseTexts[code](network)
