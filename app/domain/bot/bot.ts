import { sql } from 'kysely'
import type { Network } from '#app/adapters/network/network.ts'
import type { Tx } from '#app/db/pool.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Bots } from '#app/db/schema-bots.ts'
import { requireWithinPlan } from '#app/domain/bot/settings.ts'
import { fail } from '#app/domain/failure.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import { publication, publish } from '#app/live/publish.ts'

/** Notifies the workers that a bot is due. */
export const botsChannel = 'warble_bots'

interface StartConfig {
  max_actions_per_hour?: number
  follow_limit?: number
}

/**
 * Starts the bot. Absent settings keep their previous values; a new bot gets the plan's defaults. Starting a running
 * bot only changes its settings. Throws `invalid` beyond the plan's bounds, `not_connected`, `connection_closed`,
 * `analysis_incomplete`, `service_ended`.
 */
export async function startBot(
  db: Db,
  network: Network,
  user: SessionUser,
  config: StartConfig,
  now: Date,
): Promise<void> {
  const { actions_per_hour, follows_per_day } = user.plan
  requireWithinPlan(user.plan, config.max_actions_per_hour, config.follow_limit, 'follow_limit')
  const perHour = config.max_actions_per_hour ?? null
  const follows = config.follow_limit ?? null
  const isStopped = sql`(bots.state = 'stopped' or bots.generation = 0)`
  const whenStopped = (column: string, value: unknown) =>
    sql`${sql.ref(column)} = case when ${isStopped} then ${value} else ${sql.ref(`bots.${column}`)} end`
  // One round trip: the locks are held no longer than the statement runs.
  const { rows } = await sql<{
    service_ended: boolean
    state: 'connected' | 'closed' | null
    analyzed: boolean | null
  }>`
    with service as (select exists (select from discontinuation where ended_at is not null) as ended),
    connection as (
      select state, network, network_account_id from connections where user_id = ${user.id} for share),
    ready as (
      select connection.state, exists (
        select from account_analyses as analyses
        where analyses.user_id = ${user.id}
          and (analyses.network, analyses.network_account_id) = (connection.network, connection.network_account_id)
          and analyses.status = 'complete') as analyzed
      from connection),
    former as (select state, generation from bots where user_id = ${user.id} for update),
    started as (
      insert into bots (user_id, state, mode, generation, due_at, started_at, max_actions_per_hour, daily_follow_limit,
        enable_auto_follow, enable_auto_like, enable_auto_retweet)
      select ${user.id}::uuid, 'running', ${network.standard_mode}, 1, ${now}::timestamptz,
        ${now}::timestamptz, coalesce(${perHour}::int, ${actions_per_hour.standard}),
        coalesce(${follows}::int, ${follows_per_day.standard}), true, true, false
      from ready cross join service left join former on true
      where ready.state = 'connected' and ready.analyzed and not service.ended
      on conflict (user_id) do update set
        max_actions_per_hour = coalesce(${perHour}::int, bots.max_actions_per_hour),
        daily_follow_limit = coalesce(${follows}::int, bots.daily_follow_limit),
        ${sql.join([
          whenStopped('due_at', sql`excluded.due_at`),
          whenStopped('act_at', sql`null`),
          whenStopped('started_at', sql`excluded.started_at`),
          whenStopped('stopped_reason', sql`null`),
          whenStopped('stopped_code', sql`null`),
          whenStopped('note', sql`null`),
          whenStopped('note_code', sql`null`),
          whenStopped('generation', sql`bots.generation + 1`),
          sql`state = 'running'`,
        ])}
      returning user_id, generation),
    changed as (
      select started.user_id, pg_notify(${botsChannel}, '')
      from started left join former on true where started.generation is distinct from former.generation),
    ${publication(sql`changed`, 'bot', sql`jsonb_build_object('state', 'running')`, now)}
    select service.ended as service_ended, ready.state, ready.analyzed, (select count(*) from notified) as notified
    from service left join ready on true`.execute(db)
  const [ready] = rows
  if (ready?.service_ended) fail('service_ended')
  if (!ready?.state) fail('not_connected')
  if (ready.state === 'closed') fail('connection_closed')
  if (!ready.analyzed) fail('analysis_incomplete')
}

/** Once this returns, the bot starts no further call to the network. */
export async function stopBot(db: Db, userId: string, now: Date): Promise<void> {
  await inTransaction(db, (tx) => stopRunningBot(tx, userId, null, now))
}

/** Makes a waiting bot take its next step now: the reason why it waits may no longer apply. */
export function wakeBot(db: Db, userId: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const woken = await tx
      .updateTable('bots')
      .set({ due_at: now, act_at: null })
      .where('user_id', '=', userId)
      .where('state', '=', 'running')
      .returning('user_id')
      .executeTakeFirst()
    if (woken) await sql`select pg_notify(${botsChannel}, '')`.execute(tx)
  })
}

export async function isBotRunning(db: Db, userId: string): Promise<boolean> {
  const bot = await db.selectFrom('bots').select('state').where('user_id', '=', userId).executeTakeFirst()
  return bot?.state === 'running'
}

/**
 * Stops the bot within the caller's transaction; `reason` is null when the user stopped it. Raises the generation, so
 * that running steps send nothing more, and what the bot planned by itself expires.
 */
export async function stopRunningBot(
  tx: Tx,
  userId: string,
  reason: string | null,
  now: Date,
  code: Bots['stopped_code'] = null,
): Promise<void> {
  const stopped = await tx
    .updateTable('bots')
    .set((column) => ({
      state: 'stopped',
      generation: column('generation', '+', 1),
      due_at: null,
      act_at: null,
      started_at: null,
      stopped_reason: code ? null : reason,
      stopped_code: code,
      note: null,
      note_code: null,
    }))
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (stopped.numUpdatedRows > 0n) await publish(tx, userId, 'bot', { state: 'stopped', reason }, now)
}
