import { sql } from 'kysely'
import type { Network } from '#app/adapters/network/network.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { botSettings, ensureBot, requireWithinPlan } from '#app/domain/bot/settings/settings.ts'
import { botsChannel, stopRunningBot } from '#app/domain/bot-state.ts'
import { endOfService } from '#app/domain/end-of-service.ts'
import { fail } from '#app/domain/failure.ts'
import { publish } from '#app/live/publish.ts'

interface StartConfig {
  max_actions_per_hour?: number
  follow_limit?: number
}

/**
 * Absent settings keep their values, and an absent mode is the network's default. Throws `invalid` beyond the plan's bounds, `not_connected`, `connection_closed`,
 * `analysis_incomplete`, `service_ended`.
 */
export async function startBot(
  db: Db,
  network: Network,
  user: SessionUser,
  { max_actions_per_hour, follow_limit: daily_follow_limit }: StartConfig,
  now: Date,
): Promise<void> {
  requireWithinPlan(user.plan, max_actions_per_hour, daily_follow_limit, 'follow_limit')
  await inTransaction(db, async (tx) => {
    if (await endOfService(tx)) fail('service_ended')
    await requireAnalyzedConnection(tx, user.id)
    await ensureBot(tx, network, user)
    const bot = await lockBot(tx, user.id)
    await tx
      .updateTable('bots')
      .set({
        max_actions_per_hour,
        daily_follow_limit,
        mode_chosen: true,
        ...(bot.state === 'stopped' ? runningFrom(bot, now) : bot),
      })
      .where('user_id', '=', user.id)
      .execute()
    if (bot.state === 'running') return
    await sql`select pg_notify(${botsChannel}, '')`.execute(tx)
    await publish(tx, user.id, 'bot', { state: 'running' }, now)
  })
}

/** Throws as `startBot` does; false: the user has yet to choose the mode. */
export async function wakeBot(db: Db, network: Network, user: SessionUser, now: Date): Promise<boolean> {
  const { mode_chosen } = await botSettings(db, network, user)
  if (mode_chosen) await startBot(db, network, user, {}, now)
  else await inTransaction(db, (tx) => requireAnalyzedConnection(tx, user.id))
  return mode_chosen
}

/** Holds the connection until the commit, so that no concurrent disconnection leaves a running bot. */
async function requireAnalyzedConnection(tx: Tx, userId: string): Promise<void> {
  const connection = await tx
    .selectFrom('connections')
    .select(['state', 'network', 'network_account_id'])
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst()
  if (!connection) fail('not_connected')
  if (connection.state === 'closed') fail('connection_closed')
  const analysis = await tx
    .selectFrom('account_analyses')
    .select('id')
    .where('user_id', '=', userId)
    .where('network', '=', connection.network)
    .where('network_account_id', '=', connection.network_account_id)
    .where('status', '=', 'complete')
    .limit(1)
    .executeTakeFirst()
  if (!analysis) fail('analysis_incomplete')
}

function lockBot(tx: Tx, userId: string) {
  return tx
    .selectFrom('bots')
    .select(['state', 'generation'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

const runningFrom = (bot: { generation: number }, now: Date) => ({
  state: 'running' as const,
  generation: bot.generation + 1,
  due_at: now,
  act_at: null,
  started_at: now,
  stopped_reason: null,
  stopped_code: null,
  note: null,
  note_code: null,
  found: null,
})

/** Once it returns, the bot starts no further call to the network. */
export async function stopBot(db: Db, userId: string, now: Date): Promise<void> {
  await inTransaction(db, (tx) => stopRunningBot(tx, userId, null, now))
}
