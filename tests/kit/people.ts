import type { Account, ActionKind, Credentials, Network } from '#app/adapters/network/network.ts'
import type { PlanType } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import type { Profile } from '#app/contract/profile.ts'
import type { Week } from '#app/contract/settings.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { weekdays } from '#app/domain/bot/schedule/hours.ts'
import type { Intent, PlannedAction } from '#app/domain/bot/send/planned-actions.ts'
import { recordIntents } from '#app/domain/bot/send/planned-actions.ts'
import { day } from '#app/domain/time.ts'
import { type Bench, unique } from './bench.ts'
import { fakePost, tokensOf } from './fake-network.ts'

export interface NewUserOptions {
  time_zone?: string
  credits?: number
  plan?: PlanType
  /** Of the account, in ms. */
  age?: number
}

/** A confirmed user, with a subscription unless the plan is Free. */
export async function newUser(bench: Bench<Network>, options: NewUserOptions = {}): Promise<SessionUser> {
  const { time_zone = 'UTC', credits = 50, plan = 'pro', age = 100 * day } = options
  const now = new Date(bench.clock.now().getTime() - age)
  const email = `${unique()}@example.com`
  const { id } = await bench.db
    .insertInto('users')
    .values({ email, time_zone, trial_credits: credits, created_at: now, email_confirmed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setPlan(bench, id, plan)
  return {
    id,
    email,
    full_name: null,
    avatar_url: null,
    time_zone,
    next_time_zone: null,
    trial_credits: credits,
    credits_withheld: null,
    created_at: now,
    plan: plans[plan],
    unpaid: null,
    network: null,
  }
}

export async function setPlan(bench: Bench<Network>, userId: string, plan: PlanType): Promise<void> {
  await bench.db.deleteFrom('subscriptions').where('user_id', '=', userId).execute()
  if (plan === 'free') return
  const row = { status: 'active' as const, plan_type: plan, plan_name: plans[plan].name }
  await bench.db
    .insertInto('subscriptions')
    .values({ user_id: userId, ...row, current_period_end: new Date('2040-01-01') })
    .execute()
}

/** Inserts a connection as `connect` would, with invented tokens and without calling the network. */
export async function linkAccount(
  bench: Bench<Network>,
  userId: string,
  account: Account,
  given: Credentials = tokensOf(account),
): Promise<void> {
  const now = bench.clock.now()
  const { id } = await bench.db
    .insertInto('connections')
    .values({
      user_id: userId,
      network: bench.network.id,
      network_account_id: account.id,
      handle: account.handle,
      display_name: account.display_name,
      profile_image_url: null,
      connection_method: 'manual',
      credentials: null,
      state: 'connected',
      closed_reason: null,
      closed_code: null,
      paused_until: null,
      connected_at: now,
      last_sync: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const credentials = bench.seals.seal(JSON.stringify(given), { table: 'connections', column: 'credentials', row: id })
  await bench.db.updateTable('connections').set({ credentials }).where('id', '=', id).execute()
}

export const plainProfile: Profile = {
  niche: 'coffee',
  confidence_score: 80,
  tone: 'warm',
  engagement_style: 'helpful',
  content_patterns: { posting_style: 'short', content_type: ['tips'], engagement_patterns: 'daily' },
  key_topics: ['coffee', 'espresso'],
  prompts: [],
  voice: {
    languages: ['en'],
    median_length: 90,
    uses_emoji: false,
    uses_exclamation: false,
    lower_case: false,
    greetings: [],
    favourite_words: [],
  },
}

/** Inserts a complete analysis of the account, which the bot needs. */
export async function insertAnalysis(bench: Bench<Network>, userId: string, account: Account): Promise<void> {
  const now = bench.clock.now()
  await bench.db
    .insertInto('account_analyses')
    .values({
      user_id: userId,
      network: bench.network.id,
      network_account_id: account.id,
      twitter_handle: account.handle,
      status: 'complete',
      stage: 'completed',
      percent: 100,
      message: 'Completed',
      profile: JSON.stringify(plainProfile),
      created_at: now,
      updated_at: now,
    })
    .execute()
}

export interface Limits {
  max_actions_per_hour?: number
  daily_follow_limit?: number
  /** The bot works day and night. */
  all_day?: boolean
}

export const allDay: Week = { work: weekdays.map(() => ({ from: 0, to: 24 })), quiet: weekdays.map(() => null) }

/** Inserts a running bot that is due now. */
export async function runBot(bench: Bench<Network>, userId: string, limits: Limits = {}): Promise<void> {
  const now = bench.clock.now()
  const running = { state: 'running' as const, due_at: now, act_at: null, started_at: now, generation: 1 }
  await bench.db
    .insertInto('bots')
    .values({
      user_id: userId,
      mode: 'autopilot',
      max_actions_per_hour: limits.max_actions_per_hour ?? 30,
      daily_follow_limit: limits.daily_follow_limit ?? 20,
      enable_auto_follow: true,
      enable_auto_like: true,
      enable_auto_retweet: false,
      lease: null,
      lease_until: null,
      stopped_reason: null,
      stopped_code: null,
      note: null,
      note_code: null,
      mentions_since: null,
      mentions_read_at: null,
      hours: limits.all_day ? JSON.stringify(allDay) : null,
      ...running,
    })
    .execute()
}

/** A user with a connected and analyzed account and a running bot that is due. */
export async function newBotUser(bench: Bench<Network>, account: Account, options: NewUserOptions & Limits = {}) {
  const user = await newUser(bench, options)
  await linkAccount(bench, user.id, account)
  await insertAnalysis(bench, user.id, account)
  await runBot(bench, user.id, options)
  return { ...user, network: bench.network.id }
}

/** Inserts a planned action on a post, as of the bot's present run. */
export async function planAction(
  bench: Bench<Network>,
  userId: string,
  accountId: string,
  kind: ActionKind,
  change: Partial<Intent> = {},
): Promise<PlannedAction> {
  const [bot] = await bench.sql<{ generation: number }>('select generation from bots where user_id = $1', [userId])
  const intent: Intent = {
    user_id: userId,
    network: bench.network.id,
    network_account_id: accountId,
    kind,
    post: fakePost({ at: bench.clock.now() }),
    situation: 'stranger',
    text: kind === 'reply' ? `A grinder with burrs helps most, ${unique()}.` : null,
    reason: 'A test.',
    generation: bot?.generation ?? 1,
    ...change,
  }
  const action = await recordIntents(bench.db, [], intent, 'planned', bench.clock.now())
  if (!action) throw new Error('the action already exists')
  return action
}
