import { sql } from 'kysely'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { PlanType } from '#app/domain/billing/entitlements.ts'
import { fail } from '#app/domain/failure.ts'
import { publish } from '#app/live/publish.ts'

/** The tracked steps in order (spec section 4) and the screen of the wizard that each belongs to. */
const tracked = [
  ['welcome_completed', 0],
  ['plan_selected', 1],
  ['extension_installed', 2],
  ['twitter_connected', 2],
  ['account_analyzed', 3],
] as const

export interface Progress {
  welcome_completed: boolean
  plan_selected: boolean
  extension_installed: boolean
  twitter_connected: boolean
  account_analyzed: boolean
  setup_completed: boolean
  completion_percentage: number
  /** The first incomplete step; `setup_completed` when all are done. */
  current_step: string
  is_completed: boolean
}

export interface Onboarding extends Progress {
  /** The wizard's screen to go on at: 0 to 3, 4 means done. */
  screen: number
  /** The connect step was passed over; the dashboard says what is missing. */
  skipped_connect: boolean
}

/** What is really there, and what is remembered as done. */
export interface OnboardingFacts {
  welcome_completed_at: Date | null
  plan_selected_at: Date | null
  extension_skipped_at: Date | null
  setup_completed_at: Date | null
  connected: boolean
  subscribed: boolean
  analyzed: boolean
}

export async function onboardingOf(db: Db, userId: string): Promise<Onboarding> {
  const row = await db
    .selectFrom('users')
    .leftJoin('onboarding', 'onboarding.user_id', 'users.id')
    .select(['welcome_completed_at', 'plan_selected_at', 'extension_skipped_at', 'setup_completed_at'])
    .select((where) => [
      where.exists(where.selectFrom('connections').select('id').whereRef('user_id', '=', 'users.id')).as('connected'),
      where
        .exists(where.selectFrom('subscriptions').select('user_id').whereRef('user_id', '=', 'users.id'))
        .as('subscribed'),
      where
        .exists(
          where
            .selectFrom('account_analyses')
            .select('id')
            .whereRef('user_id', '=', 'users.id')
            .where('status', '=', 'complete'),
        )
        .as('analyzed'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) fail('not_found')
  const { connected, subscribed, analyzed, ...marks } = row
  return progressFrom({
    ...marks,
    connected: Boolean(connected),
    subscribed: Boolean(subscribed),
    analyzed: Boolean(analyzed),
  })
}

/** Told from what is really there; only welcome, plan choice, skip and setup are remembered as such. */
export function progressFrom(facts: OnboardingFacts): Onboarding {
  const done = {
    welcome_completed: true,
    plan_selected: facts.plan_selected_at !== null || facts.subscribed,
    extension_installed: facts.connected,
    twitter_connected: facts.connected,
    account_analyzed: facts.analyzed,
  }
  const skipped = facts.extension_skipped_at !== null
  const first = tracked.find(([step]) => !done[step])
  const passed = (step: (typeof tracked)[number][0]) =>
    done[step] || (skipped && (step === 'extension_installed' || step === 'twitter_connected'))
  const setup = facts.setup_completed_at !== null
  const welcomed = facts.welcome_completed_at !== null
  return {
    ...done,
    setup_completed: setup,
    completion_percentage: Math.round((tracked.filter(([step]) => done[step]).length / tracked.length) * 100),
    current_step: first?.[0] ?? 'setup_completed',
    is_completed: !first,
    screen: setup ? 4 : welcomed ? (tracked.find(([step]) => !passed(step))?.[1] ?? 4) : 0,
    skipped_connect: skipped,
  }
}

/** The wizard's screen to show: the one that was asked for, where it is within reach; else the one to go on at. */
export function reachableStep(progress: Onboarding, asked: string | null): number {
  const furthest = progress.setup_completed ? 3 : progress.screen
  const wanted = asked !== null && /^[0-4]$/.test(asked) ? Number(asked) : progress.screen
  return Math.min(wanted, furthest)
}

type Mark = 'welcome_completed_at' | 'plan_selected_at' | 'extension_skipped_at' | 'setup_completed_at'

async function mark(db: Db, userId: string, column: Mark, now: Date): Promise<void> {
  const empty = {
    welcome_completed_at: null,
    plan_selected_at: null,
    extension_skipped_at: null,
    setup_completed_at: null,
  }
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('onboarding')
      .values({ user_id: userId, ...empty, [column]: now })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ [column]: sql`coalesce(onboarding.${sql.ref(column)}, ${now})` }),
      )
      .execute()
    await publish(tx, userId, 'onboarding', {}, now)
  })
}

export function completeWelcome(db: Db, userId: string, now: Date): Promise<void> {
  return mark(db, userId, 'welcome_completed_at', now)
}

/** Choosing Free counts as a choice; a paid plan is chosen by paying for it. */
export async function choosePlan(db: Db, userId: string, plan: PlanType, now: Date): Promise<void> {
  if (plan !== 'free') fail('plan_unavailable')
  await mark(db, userId, 'plan_selected_at', now)
}

export function skipConnect(db: Db, userId: string, now: Date): Promise<void> {
  return mark(db, userId, 'extension_skipped_at', now)
}

/** Ends the wizard. Without a connection or an analysis it may still be left; the dashboard says what is missing. */
export async function completeSetup(db: Db, userId: string, now: Date): Promise<void> {
  const { plan_selected } = await onboardingOf(db, userId)
  if (!plan_selected) fail('not_yet')
  await mark(db, userId, 'setup_completed_at', now)
}
