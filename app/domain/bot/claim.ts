import { sql } from 'kysely'
import { capability, type Network } from '#app/adapters/network/network.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '#app/db/pool.ts'
import { isTalkOver } from '#app/domain/bot/history.ts'
import { decide, type LimitCode, usageOf } from '#app/domain/bot/limits.ts'
import { optedOut, optedOutOf } from '#app/domain/bot/opt-outs.ts'
import type { PlannedAction } from '#app/domain/bot/plan.ts'
import { planOf } from '#app/domain/session/session.ts'
import { localTime } from '#app/domain/time.ts'

/** From the claim on, the call may take this long; then it is aborted and its answer counts as lost. */
export const callSeconds = 20

export type Claim =
  | { claimed: true; generation: number; claimed_at: Date }
  | { claimed: false; code: LimitCode; retry_at: Date }
  /** The bot was stopped, or somebody else has the action. */
  | { claimed: false; code: 'stopped' | 'gone' | Never; retry_at: null }

/**
 * It will not be sent any more: the network's rule forbids it, the author had their reply today or enough of them lately,
 * or asked for silence.
 */
export type Never = (typeof never)[number]
const never = ['forbidden', 'author_today', 'talk_over', optedOut] as const

export const isNever = (code: string): code is Never => never.some((one) => one === code)

const lost = (code: 'stopped' | 'gone' | Never): Claim => ({
  claimed: false,
  code,
  retry_at: null,
})

/**
 * The gate before every send. Locks the bot's row first and counts in later statements: counting in the same statement
 * would use a snapshot from before the lock and let parallel claims through.
 */
export async function claimAction(db: Db, network: Network, action: PlannedAction, now: Date): Promise<Claim> {
  const { permission } = capability(network, action.kind, action.situation)
  if (permission === 'no' || (permission === 'tap' && action.source === 'auto')) return lost('forbidden')
  try {
    return await inTransaction(db, (tx) => claimLocked(tx, network, action, now))
  } catch (error) {
    if (isUniqueViolation(error, 'actions_one_reply_per_author')) return lost('author_today')
    throw error
  }
}

async function claimLocked(tx: Tx, network: Network, action: PlannedAction, now: Date): Promise<Claim> {
  const { user_id: userId, kind } = action
  const bot = await tx
    .selectFrom('bots')
    .select(['state', 'generation', 'max_actions_per_hour', 'daily_follow_limit'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (bot?.state !== 'running') return lost('stopped')
  const user = await tx
    .selectFrom('users')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .leftJoin('connections', 'connections.user_id', 'users.id')
    .select(['connections.state as connection_state', 'network_account_id'])
    .select(['time_zone', 'trial_credits', 'status', 'plan_type', 'current_period_end'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  // Planned for an account that was since taken off or replaced.
  if (user.connection_state !== 'connected' || user.network_account_id !== action.network_account_id)
    return lost('gone')
  const { author_id } = action
  if ((await optedOutOf(tx, network.id, [author_id])).has(author_id)) return lost(optedOut)
  const account = { network: network.id, id: action.network_account_id }
  if (kind === 'reply' && (await isTalkOver(tx, account, author_id, now))) return lost('talk_over')
  const usage = await usageOf(tx, userId, user.time_zone, now)
  const decision = decide(kind, usage, planOf(user, now), bot, user.trial_credits, user.time_zone, now)
  if (!decision.allowed) return { claimed: false, code: decision.code, retry_at: decision.retry_at }
  const local = localTime(now, user.time_zone)
  const claimed = await tx
    .updateTable('actions')
    .set({
      state: 'sending',
      generation: bot.generation,
      claimed_at: now,
      local_day: local.day,
      local_hour: local.hour,
      used_credit: decision.credit,
      call_deadline: sql<Date>`now() + make_interval(secs => ${callSeconds})`,
    })
    .where('id', '=', action.id)
    .where('state', '=', 'planned')
    .executeTakeFirst()
  if (claimed.numUpdatedRows === 0n) return lost('gone')
  if (decision.credit) await changeCredits(tx, userId, -1)
  return { claimed: true, generation: bot.generation, claimed_at: now }
}

export async function changeCredits(tx: Tx, userId: string, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('users')
    .set((column) => ({ trial_credits: column('trial_credits', '+', by) }))
    .where('id', '=', userId)
    .execute()
}
