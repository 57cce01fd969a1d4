import { sql } from 'kysely'
import type { Network } from '#app/adapters/network/network.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { haltBot } from '#app/domain/bot/halt.ts'
import { fail } from '#app/domain/failure.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import { publish } from '#app/live/publish.ts'

/** Tells the workers that a bot has become due. */
export const botsChannel = 'warble_bots'

export interface StartConfig {
  max_actions_per_hour?: number
  follow_limit?: number
}

/**
 * Starts the bot, within what the plan allows. Starting a running bot only changes its settings. Throws
 * `not_connected`, `connection_closed`, `analysis_incomplete`.
 */
export async function startBot(
  db: Db,
  network: Network,
  user: SessionUser,
  config: StartConfig,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const connection = await tx
      .selectFrom('connections')
      .select(['state', 'network_account_id'])
      .where('user_id', '=', user.id)
      .forShare()
      .executeTakeFirst()
    if (!connection) fail('not_connected')
    if (connection.state === 'closed') fail('connection_closed')
    const analysis = await tx
      .selectFrom('account_analyses')
      .select('id')
      .where('user_id', '=', user.id)
      .where('network_account_id', '=', connection.network_account_id)
      .where('status', '=', 'complete')
      .executeTakeFirst()
    if (!analysis) fail('analysis_incomplete')
    const { actions_per_hour, follows_per_day } = user.plan
    const limits = {
      max_actions_per_hour: Math.min(config.max_actions_per_hour ?? actions_per_hour.standard, actions_per_hour.most),
      daily_follow_limit: Math.min(config.follow_limit ?? follows_per_day.standard, follows_per_day.most),
    }
    const running = {
      state: 'running' as const,
      due_at: now,
      act_at: null,
      started_at: now,
      stopped_reason: null,
      note: null,
    }
    await tx
      .insertInto('bots')
      .values({
        user_id: user.id,
        mode: network.id === 'perch' ? 'autopilot' : 'copilot',
        enable_auto_follow: true,
        enable_auto_like: true,
        enable_auto_retweet: false,
        mentions_since: null,
        lease: null,
        lease_until: null,
        ...running,
        ...limits,
      })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(limits))
      .execute()
    const started = await tx
      .updateTable('bots')
      .set((column) => ({ ...running, generation: column('generation', '+', 1) }))
      .where('user_id', '=', user.id)
      .where((where) => where.or([where('state', '=', 'stopped'), where('generation', '=', 0)]))
      .executeTakeFirst()
    if (started.numUpdatedRows === 0n) return
    await publish(tx, user.id, 'bot', { state: 'running' }, now)
    await sql`select pg_notify(${botsChannel}, '')`.execute(tx)
  })
}

/** After this answers, no call of the bot to the network starts any more. */
export async function stopBot(db: Db, userId: string, now: Date): Promise<void> {
  await inTransaction(db, (tx) => haltBot(tx, userId, null, now))
}
