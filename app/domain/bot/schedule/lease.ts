import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { FoundPosts } from '#app/contract/bots.ts'
import type { Week } from '#app/contract/settings.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Bots } from '#app/db/schema-bots.ts'
import { zoneInForce } from '#app/domain/account/user/time-zone.ts'
import { botNote } from '#app/domain/bot/schedule/note.ts'
import { stopRunningBot } from '#app/domain/bot-state.ts'
import { notifyStopped } from '#app/domain/notification/stopped.ts'
import { publishing } from '#app/live/publish.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface StepResult {
  due_at: Date
  note: string | null
  note_code?: Bots['note_code']
  /** Set if the search led to no action. */
  found?: FoundPosts | null
  mentions_since?: string | null
  mentions_read_at?: Date
  /** Until then the bot only reads mentions; null: no restriction. */
  act_at?: Date | null
  /** The bot must stop until the user has acted: the reason, as a sentence. */
  stop_reason?: string
  stop_code?: Bots['stopped_code']
}

/** Longer steps renew the lease. */
export const leaseSeconds = 30

export interface ClaimedBot {
  user_id: string
  lease: string
  generation: number
  mode: 'autopilot' | 'copilot'
  max_actions_per_hour: number
  daily_follow_limit: number
  enable_auto_follow: boolean
  enable_auto_like: boolean
  enable_auto_reply: boolean
  enable_auto_view: boolean
  /** null: the standard hours. */
  hours: Week | null
  mentions_since: string | null
  note: string | null
  note_code: Bots['note_code']
  found: FoundPosts | null
  widened_at: Date | null
  due_at: Date | null
  started_at: Date | null
  act_at: Date | null
  time_zone: string
  next_time_zone_from: Date | null
}

/** Materialized, as a plan may re-run any other subquery per row and so lock more rows. */
export async function claimDueBots(db: Db, limit: number, now: Date): Promise<ClaimedBot[]> {
  const lease = randomUUID()
  const due = db
    .selectFrom('bots')
    .select('user_id')
    .where('state', '=', 'running')
    .where('due_at', '<=', now)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<', sql<Date>`now()`)]))
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .with(
      (cte) => cte('due').materialized(),
      () => due,
    )
    .updateTable('bots')
    .set({ lease, lease_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .from('users')
    .whereRef('users.id', '=', 'bots.user_id')
    .where('user_id', 'in', (query) => query.selectFrom('due').select('user_id'))
    .returning(['user_id', 'generation', 'mode', 'max_actions_per_hour', 'daily_follow_limit'])
    .returning(['enable_auto_reply', 'enable_auto_view', 'hours'])
    .returning(['enable_auto_follow', 'enable_auto_like', 'mentions_since', 'due_at', 'started_at', 'act_at'])
    .returning(['note', 'note_code', 'found', 'widened_at'])
    .returning([zoneInForce(now).as('time_zone'), 'users.next_time_zone_from'])
    .returning(sql<string>`lease`.as('lease'))
    .execute()
}

export async function nextStepAt(db: Db): Promise<Date | null> {
  const next = await db
    .selectFrom('bots')
    .select(({ fn }) => fn.min('due_at').as('due_at'))
    .where('state', '=', 'running')
    .executeTakeFirst()
  return next?.due_at ?? null
}

/** false: another worker has the bot, or its user was deleted. */
export async function renewLease(db: Db, bot: ClaimedBot): Promise<boolean> {
  const renewed = await db
    .updateTable('bots')
    .set({ lease_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where('user_id', '=', bot.user_id)
    .where('lease', '=', bot.lease)
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

/** No effect on a bot that was started, woken or claimed meanwhile. Notifies the user of a stopped bot. */
export async function finishStep(
  { db, queue }: { db: Db; queue: Queue },
  bot: ClaimedBot,
  result: StepResult,
  now: Date,
): Promise<void> {
  const { due_at, note, note_code = null, found = null, mentions_since, act_at, stop_reason, stop_code } = result
  const readAt = result.mentions_read_at ?? null
  const since = mentions_since === undefined ? sql.ref('mentions_since') : sql`${mentions_since}::text`
  const actAt = act_at === undefined ? sql.ref('act_at') : sql`${act_at}::timestamptz`
  const isCurrent = sql`generation = ${bot.generation} and date_trunc('milliseconds', due_at) = ${bot.due_at}::timestamptz`
  const given = sql`
    update bots set lease = null, lease_until = null, mentions_since = ${since},
      mentions_read_at = coalesce(${readAt}::timestamptz, mentions_read_at),
      note = case when ${isCurrent} then ${note}::text else note end,
      note_code = case when ${isCurrent} then ${note_code}::text else note_code end,
      found = case when ${isCurrent} then ${found && JSON.stringify(found)}::jsonb else found end,
      act_at = case when ${isCurrent} then ${actAt} else act_at end,
      due_at = case when ${isCurrent} then ${due_at}::timestamptz else due_at end
    where user_id = ${bot.user_id} and lease = ${bot.lease}
    returning user_id, state, generation, found, ${botNote} as note`
  if (stop_reason === undefined) {
    const data = sql`jsonb_build_object('state', 'running', 'note', note, 'found', found)`
    const published = publishing(sql`given where state = 'running'`, 'bot', data, now)
    await sql`with given as (${given}), ${published}`.execute(db)
    return
  }
  await inTransaction(db, async (tx) => {
    const [kept] = (await sql<{ generation: number }>`${given}`.execute(tx)).rows
    if (kept?.generation !== bot.generation) return
    await stopRunningBot(tx, bot.user_id, stop_reason, now, stop_code)
    await notifyStopped(tx, queue, bot.user_id, stop_reason, 'bot_stopped', now)
  })
}
