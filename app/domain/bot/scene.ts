import type { Clock } from '#app/adapters/clock.ts'
import type { Crowd } from '#app/adapters/model/likeness.ts'
import type { Mind, Profile } from '#app/adapters/model/mind.ts'
import type { Network, Reach } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import type { Budget, Candidate } from '#app/domain/bot/choose.ts'
import type { ClaimedBot } from '#app/domain/bot/lease.ts'
import { creditsADay, type Pace } from '#app/domain/bot/pace.ts'
import type { Intent } from '#app/domain/bot/plan.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface StepDeps {
  db: Db
  queue: Queue
  network: Network
  mind: Mind
  seals: Seals
  clock: Clock
}

/** All that a step knows when it decides. */
export interface Scene {
  deps: StepDeps
  bot: ClaimedBot
  reach: Reach
  account: { id: string; handle: string }
  /** The sealed credentials that `reach` acts with. */
  sealed: string
  /** The mind at work for this user: what it costs is counted. */
  mind: Mind
  profile: Profile
  budget: Budget
  /** Replies written lately, by this user and by all; read at the first asking. */
  recent(): Promise<Crowd>
  signal: AbortSignal
}

/** When the bot is due again, and what to tell the user meanwhile. `halt`: it cannot go on without them. */
export interface StepResult {
  due_at: Date
  /** null: nothing to say but when it goes on. */
  note: string | null
  mentions_since?: string | null
  /** Until then the bot is due only to read who wrote; null: it may act whenever it is due. */
  act_at?: Date | null
  halt?: string
}

export function intentOf(
  { deps, bot, account }: Scene,
  kind: Intent['kind'],
  { post, situation }: Candidate,
  text: string | null,
  reason: string,
): Intent {
  const { user_id, generation } = bot
  const who = { user_id, generation, network: deps.network.id, network_account_id: account.id }
  return { ...who, kind, post, situation, text, reason }
}

/** What the pace goes by, once `done` actions more than the budget knows are sent. */
export function paceOf({ bot, budget }: Scene, now: Date, done: 0 | 1): Pace {
  const { plan, usage, credits, time_zone, since_start } = budget
  const today = usage.today + done
  const beyond = Math.max(0, today - plan.actions_per_day)
  const lent = plan.type === 'free' ? Math.min(credits, creditsADay - beyond) : 0
  return {
    now,
    time_zone,
    per_hour: Math.min(bot.max_actions_per_hour, plan.actions_per_hour.most),
    per_day: plan.actions_per_day,
    left_today: Math.max(0, Math.max(0, plan.actions_per_day - today) + lent),
    since_start: since_start + done,
  }
}
