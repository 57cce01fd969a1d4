import type { Clock } from '#app/adapters/clock.ts'
import type { SentTexts } from '#app/adapters/model/likeness.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { ActionKind, Network, NetworkClient } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import { trial } from '#app/content/plan-table.ts'
import type { Profile } from '#app/contract/profile.ts'
import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import {
  type ActionBudget,
  type Candidate,
  type Judged,
  waitingDrafts,
  withWaiting,
} from '#app/domain/bot/decide/choose.ts'
import type { Learned } from '#app/domain/bot/learn/score.ts'
import type { ClaimedBot } from '#app/domain/bot/schedule/lease.ts'
import type { Pace } from '#app/domain/bot/schedule/pace.ts'
import { freesAt, leftToday, usedThisHour, usedToday, withMore } from '#app/domain/bot/send/action-limits.ts'
import type { Intent } from '#app/domain/bot/send/planned-actions.ts'
import type { Terms } from '#app/domain/bot/settings/terms.ts'
import { topicIn } from '#app/domain/bot/topics.ts'
import type { OpenConnection } from '#app/domain/connection/open.ts'
import { nextLocalDay } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface StepDeps {
  db: Db
  queue: Queue
  networks: Networks
  mind: Mind
  seals: Seals
  clock: Clock
}

export interface StepContext {
  deps: StepDeps
  bot: ClaimedBot
  connection: OpenConnection
  network: Network
  client: NetworkClient
  account: { id: string; handle: string }
  mind: Mind
  profile: Profile
  own_words: readonly string[]
  budget: ActionBudget
  terms: Terms
  newest_mention: string | null
  mentions_read_at: Date | null
  learned: Learned | null
  /** Loaded on first use. */
  recent(): Promise<SentTexts>
  signal: AbortSignal
}

export function intentOf(
  { bot, network, account, profile }: StepContext,
  kind: Intent['kind'],
  { post, situation, judgement }: Candidate & Partial<Judged>,
  text: string | null,
  reason: string,
): Intent {
  const { user_id, generation } = bot
  const who = { user_id, generation, network: network.id, network_account_id: account.id }
  const needs_user = judgement?.verdict === 'doubt'
  return { ...who, kind, post, situation, text, reason, needs_user, topic: topicIn(profile, post.text) }
}

interface Paced {
  bot: Pick<ClaimedBot, 'hours' | 'max_actions_per_hour' | 'started_at'>
  budget: ActionBudget
}

/** With waiting drafts counted as sent, and one more action of the kind `done` (null: none). */
export function paceOf({ bot, budget }: Paced, now: Date, done: ActionKind | null): Pace {
  const { plan, usage: before, credits, time_zone, acted_at } = withWaiting(budget)
  const usage = done === null ? before : withMore(before, { [done]: 1 })
  const today = usedToday(usage, 'action')
  const spent = Math.min(today - usedToday(budget.usage, 'action'), Math.max(0, today - plan.actions_per_day))
  const left = Math.min(credits, trial.credits_a_day - usage.credits_today) - spent
  const byCredit = plan.type === 'free' ? Math.max(0, left) : 0
  const midnight = nextLocalDay(now, time_zone)
  return {
    now,
    time_zone,
    hours: bot.hours,
    per_hour: Math.min(bot.max_actions_per_hour, plan.actions_per_hour.most),
    per_day: plan.actions_per_day,
    left_today: leftToday(usage, 'action', plan.actions_per_day, midnight) + byCredit,
    full_until: byCredit > 0 ? null : freesAt(usage, 'action', plan.actions_per_day, midnight),
    this_hour: usedThisHour(usage) + waitingDrafts(budget) + (done === null ? 0 : 1),
    started_at: bot.started_at,
    acted_at,
  }
}
