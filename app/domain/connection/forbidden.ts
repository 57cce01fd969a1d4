import type { NetworkId } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { count, hitOn, limits } from '#app/domain/metering/limits.ts'
import { currentLog } from '#app/log.ts'

/** Alarms the operator, once a day for all users together. */
export async function noteForbidden(db: Db, network: NetworkId, why: string, now: Date): Promise<void> {
  const [counted] = await count(db, [hitOn(limits.forbidden, network)], now)
  if (counted?.hits === 1)
    currentLog()?.error({ event: 'network_app_forbidden', network, why }, 'the network refuses this installation’s app')
}

export async function forbiddenToday(db: Db, now: Date): Promise<{ network: string; refusals: number }[]> {
  const prefix = hitOn(limits.forbidden, '').key
  const rows = await db
    .selectFrom('rate_limits')
    .select(['key', 'hits'])
    .where('key', 'like', `${prefix}%`)
    .where('window_start', '=', new Date(now.toISOString().slice(0, 10)))
    .execute()
  return rows.map(({ key, hits }) => ({ network: key.slice(prefix.length), refusals: hits }))
}
