import { sql } from 'kysely'
import type { Network } from '#app/adapters/network/network.ts'
import type { Plan } from '#app/content/plans.ts'
import type { FoundPosts } from '#app/contract/bots.ts'
import type { Week } from '#app/contract/settings.ts'
import type { Db } from '#app/db/pool.ts'
import type { PauseCode } from '#app/db/schema-connections.ts'
import { type ActionBudget, allowedKinds, isQueueFull, waitingDrafts } from '#app/domain/bot/decide/choose.ts'
import { modeAt, resumeText, standardHours } from '#app/domain/bot/schedule/hours.ts'
import { hoursRest, type Rest, restText } from '#app/domain/bot/schedule/hours-rest.ts'
import { heldUntil } from '#app/domain/bot/schedule/pace.ts'
import { type DailyLimit, freesAt, usedToday } from '#app/domain/bot/send/action-limits.ts'
import { type BudgetRow, budgetColumns, budgetJoins, budgetOf } from '#app/domain/bot/send/budget.ts'
import type { BotMode } from '#app/domain/bot/send/permission.ts'
import { paceOf } from '#app/domain/bot/step-context.ts'
import { pauseText } from '#app/domain/connection/pause.ts'
import { nextLocalDay, soonText } from '#app/domain/time.ts'

/** For a stopped bot: whether it would work. */
export interface Conditions {
  network: string
  time_zone: string
  /** null: the standard hours. */
  hours: Week | null
  mode: BotMode
  paused_until: Date | null
  paused_code: PauseCode | null
  max_actions_per_hour: number
  daily_follow_limit: number
  /** What a running bot's last search found, if that led to no action. */
  found: FoundPosts | null
  budget: ActionBudget
}

/** In the order in which a step checks; null: the bot works. */
export function restOf(conditions: Conditions, now: Date): Rest | null {
  const { network, time_zone, hours, paused_until, paused_code, budget } = conditions
  if (paused_until && paused_until > now)
    return { cause: 'pause', why: pauseText(network, paused_code), does: 'starts when that’s over' }
  const mode = modeAt(hours ?? standardHours, now, time_zone)
  const full = limitRest(conditions, now)
  if (full?.cause === 'limit') return full
  const outside = hoursRest(hours, now, time_zone)
  if (outside && (mode === 'quiet' || !full)) return outside
  if (full) return full
  return areRepliesUsed(budget)
    ? { cause: 'replies', why: 'Today’s replies are used up.', does: 'continues with likes and follows' }
    : null
}

function limitRest(conditions: Conditions, now: Date): Rest | null {
  const { time_zone, hours, mode, budget } = conditions
  const until = (why: string, at: Date): Rest => {
    return { cause: 'limit', why, does: `continues ${resumeText(at, hours, now, time_zone)}` }
  }
  const { refusal } = allowedKinds(budget, conditions, now)
  if (refusal?.code === 'hour_limit') return until('Hourly limit reached.', refusal.retry_at)
  if (refusal) return until('Daily limit reached.', refusal.retry_at)
  const pace = paceOf({ bot: { ...conditions, started_at: null }, budget }, now, null)
  const held = heldUntil(pace)
  if ((mode === 'copilot' && isQueueFull(budget)) || (held && waitingDrafts(budget) > 0))
    return { cause: 'queue', why: 'Your queue is full for today.', does: 'continues once you’ve reviewed it' }
  return held && until('Daily limit reached.', held)
}

const areRepliesUsed = ({ usage, plan, credits }: ActionBudget) =>
  usedToday(usage, 'reply') >= plan.replies_per_day && !(plan.type === 'free' && credits > 0)

export const startNote = ({ why, does }: Rest) => `${why} Wake the bot up and it ${does}.`

export const isResting = (rest: Rest | null) => rest !== null && rest.cause !== 'replies'

interface PlannedUser {
  id: string
  time_zone: string
  plan: Plan
}

export async function startedText(db: Db, network: Network, user: PlannedUser, now: Date): Promise<string> {
  const rest = restOf(await loadConditions(db, network, user, now), now)
  const state = isResting(rest) ? 'Your bot is on.' : 'Your bot is now working!'
  return rest ? `${state} ${restText(rest)}` : state
}

interface Row extends BudgetRow, Pick<Conditions, 'hours' | 'paused_until' | 'paused_code' | 'found'> {
  mode: BotMode | null
  max_actions_per_hour: number | null
  daily_follow_limit: number | null
}

export async function loadConditions(db: Db, network: Network, user: PlannedUser, now: Date): Promise<Conditions> {
  const { time_zone, plan } = user
  const { rows } = await sql<Row>`
    select ${budgetColumns(now)}, bots.hours, bots.mode, bots.max_actions_per_hour, bots.daily_follow_limit, bots.found,
      connections.paused_until, connections.paused_code
    from users left join bots on bots.user_id = users.id ${budgetJoins(user.id, time_zone, now)}
    where users.id = ${user.id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The user of a session has no row.')
  const { hours, paused_until, paused_code, found } = row
  return {
    network: network.name,
    time_zone,
    hours,
    paused_until,
    paused_code,
    found,
    mode: row.mode ?? network.standard_mode,
    max_actions_per_hour: row.max_actions_per_hour ?? plan.actions_per_hour.standard,
    daily_follow_limit: row.daily_follow_limit ?? plan.follows_per_day.standard,
    budget: budgetOf(row, time_zone, now),
  }
}

/** When a full limit has room again, if not at midnight, and when the bot resumes; both null while there is room. */
export function fullUntil({ budget, time_zone, hours }: Conditions, limit: DailyLimit, max: number, now: Date) {
  const midnight = nextLocalDay(now, time_zone)
  const at = freesAt(budget.usage, limit, max, midnight)
  return {
    full_until: at && at.getTime() !== midnight.getTime() ? soonText(at, now, time_zone) : null,
    resumes: at && resumeText(at, hours, now, time_zone),
  }
}
