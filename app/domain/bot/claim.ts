import { sql } from 'kysely'
import { capability, type Network } from '#app/adapters/network/network.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '#app/db/pool.ts'
import type { PlanType } from '#app/domain/billing/entitlements.ts'
import { type Acquaintance, acquaintanceSelect, isEnough, isTalkOver } from '#app/domain/bot/acquaintance.ts'
import { decide, type LimitCode, type UsageRow, usageOf, usageSelect } from '#app/domain/bot/limits.ts'
import { hasOptedOut, optedOut } from '#app/domain/bot/opt-outs.ts'
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
 * It will not be sent any more: the network's rule forbids it, the author had their reply today or enough of us lately,
 * or asked for silence.
 */
export type Never = (typeof never)[number]
const never = ['forbidden', 'author_today', 'talk_over', 'person_limit', optedOut] as const

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

interface Facts extends UsageRow, Acquaintance {
  connected: boolean
  trial_credits: number
  status: string | null
  plan_type: PlanType | null
  current_period_end: Date | null
  opted_out: boolean
}

async function claimLocked(tx: Tx, network: Network, action: PlannedAction, now: Date): Promise<Claim> {
  const { user_id: userId, kind, situation } = action
  const bot = await tx
    .selectFrom('bots')
    .innerJoin('users', 'users.id', 'bots.user_id')
    .select(['state', 'generation', 'max_actions_per_hour', 'daily_follow_limit', 'time_zone'])
    .where('bots.user_id', '=', userId)
    .forUpdate('bots')
    .executeTakeFirst()
  if (bot?.state !== 'running') return lost('stopped')
  const local = localTime(now, bot.time_zone)
  const facts = await factsOf(tx, network, action, local.day, now)
  // Planned for an account that was since taken off or replaced.
  if (!facts.connected) return lost('gone')
  if (facts.opted_out) return lost(optedOut)
  if (kind === 'reply' && isTalkOver(facts)) return lost('talk_over')
  if (isEnough(kind, situation, facts)) return lost('person_limit')
  const { trial_credits } = facts
  const decision = decide(kind, usageOf(facts), planOf(facts, now), bot, trial_credits, bot.time_zone, now)
  if (!decision.allowed) return { claimed: false, code: decision.code, retry_at: decision.retry_at }
  const claimed = await sql<{ id: string }>`
    update actions set state = 'sending', generation = ${bot.generation}, claimed_at = ${now}, local_day = ${local.day},
      local_hour = ${local.hour}, used_credit = ${decision.credit},
      call_deadline = now() + make_interval(secs => ${callSeconds})
    where id = ${action.id} and state = 'planned' and not (${hasOptedOut(network.id, action.author_id)})
    returning id`.execute(tx)
  if (claimed.rows.length === 0) return lost('gone')
  if (decision.credit) await takeCredit(tx, userId)
  return { claimed: true, generation: bot.generation, claimed_at: now }
}

/** All that the decision rests on, read after the lock in one statement. */
async function factsOf(
  tx: Tx,
  network: Network,
  { user_id, network_account_id, author_id }: PlannedAction,
  today: string,
  now: Date,
): Promise<Facts> {
  const account = { network: network.id, id: network_account_id }
  const { rows } = await sql<Facts>`
    select users.trial_credits, subscriptions.status, subscriptions.plan_type, subscriptions.current_period_end,
      exists (select from connections where user_id = users.id and state = 'connected'
        and connections.network_account_id = ${network_account_id}) as connected,
      ${hasOptedOut(network.id, author_id)} as opted_out,
      coalesce(known.replies_week, 0) as replies_week, coalesce(known.replies_ever, 0) as replies_ever,
      coalesce(known.replies_today, 0) as replies_today, coalesce(known.actions_week, 0) as actions_week,
      coalesce(known.actions_today, 0) as actions_today,
      usage.*
    from users
    left join subscriptions on subscriptions.user_id = users.id
    cross join lateral (${usageSelect(user_id, today, now)}) as usage
    left join lateral (${acquaintanceSelect(account, [author_id], today, now)}) as known on true
    where users.id = ${user_id}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the bot’s user is gone')
  return row
}

async function takeCredit(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((column) => ({ trial_credits: column('trial_credits', '-', 1) }))
    .where('id', '=', userId)
    .execute()
}
