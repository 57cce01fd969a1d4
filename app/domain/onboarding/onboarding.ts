import { sql } from 'kysely'
import type { Payments } from '#app/adapters/payments/payments.ts'
import type { PlanType } from '#app/content/plan-table.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { hasUnseenResult } from '#app/domain/analysis/seen.ts'
import { fail } from '#app/domain/failure.ts'
import { publish } from '#app/live/publish.ts'

const tracked = [
  ['welcome_completed', 0],
  ['plan_selected', 1],
  ['extension_installed', 2],
  ['twitter_connected', 2],
  ['account_analyzed', 3],
] as const
type Tracked = (typeof tracked)[number][0]

interface Progress {
  welcome_completed: boolean
  plan_selected: boolean
  extension_installed: boolean
  twitter_connected: boolean
  account_analyzed: boolean
  setup_completed: boolean
  completion_percentage: number
  current_step: Tracked | 'setup_completed'
  is_completed: boolean
}

export interface OnboardingState extends Progress {
  /** 0 to 3; 4 means done. */
  screen: number
  skipped_connect: boolean
  /** The analysis is complete, and the user has not gone on from its result. */
  result_unseen: boolean
}

interface OnboardingFacts {
  welcome_completed_at: Date | null
  plan_selected_at: Date | null
  extension_detected_at: Date | null
  extension_skipped_at: Date | null
  setup_completed_at: Date | null
  connected: boolean
  paired: boolean
  subscribed: boolean
  analyzed: boolean
  unseen: boolean
}

export const isPaired = sql<boolean>`exists (select from extension_sessions where user_id = users.id)`
export const isSubscribed = sql<boolean>`exists (select from subscriptions where user_id = users.id)`
export const isAnalyzed = sql<boolean>`exists (
  select from account_analyses where user_id = users.id and status = 'complete')`

export async function onboardingOf(db: Db, userId: string): Promise<OnboardingState> {
  const row = await db
    .selectFrom('users')
    .leftJoin('onboarding', 'onboarding.user_id', 'users.id')
    .select(['welcome_completed_at', 'plan_selected_at', 'setup_completed_at'])
    .select(['extension_detected_at', 'extension_skipped_at'])
    .select((where) => [
      where.exists(where.selectFrom('connections').select('id').whereRef('user_id', '=', 'users.id')).as('connected'),
      isPaired.as('paired'),
      hasUnseenResult.as('unseen'),
      isSubscribed.as('subscribed'),
      isAnalyzed.as('analyzed'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) fail('not_found')
  const { connected, paired, subscribed, analyzed, unseen, ...marks } = row
  return progressFrom({
    ...marks,
    connected: Boolean(connected),
    paired: Boolean(paired),
    subscribed: Boolean(subscribed),
    analyzed: Boolean(analyzed),
    unseen: Boolean(unseen),
  })
}

/** Mostly derived from what exists; only welcome, plan choice, skip and setup are stored. */
export function progressFrom(facts: OnboardingFacts): OnboardingState {
  const done = {
    // Signing up counts as the welcome.
    welcome_completed: true,
    plan_selected: facts.plan_selected_at !== null || facts.subscribed,
    extension_installed: facts.connected || facts.paired || facts.extension_detected_at !== null,
    twitter_connected: facts.connected,
    account_analyzed: facts.analyzed,
  }
  const skipped = facts.extension_skipped_at !== null
  const first = tracked.find(([step]) => !done[step])
  const passed = (step: Tracked) =>
    done[step] || (skipped && (step === 'extension_installed' || step === 'twitter_connected'))
  const setup = facts.setup_completed_at !== null
  const welcomed = facts.welcome_completed_at !== null
  return {
    ...done,
    setup_completed: setup,
    completion_percentage: Math.round((tracked.filter(([step]) => done[step]).length / tracked.length) * 100),
    current_step: first?.[0] ?? 'setup_completed',
    is_completed: !first,
    screen: setup ? 4 : welcomed ? (tracked.find(([step]) => !passed(step))?.[1] ?? (facts.unseen ? 3 : 4)) : 0,
    skipped_connect: skipped,
    result_unseen: facts.unseen,
  }
}

/** The requested one if reachable, else the one to continue at. */
export function reachableStep(progress: OnboardingState, requested: string | null): number {
  const canFinish = progress.screen >= 3 && !progress.setup_completed
  const furthest = canFinish ? 4 : Math.min(progress.screen, 3)
  const step = requested !== null && /^[0-4]$/.test(requested) ? Number(requested) : progress.screen
  return Math.min(step, furthest)
}

const unstamped = {
  welcome_completed_at: null,
  plan_selected_at: null,
  extension_detected_at: null,
  extension_skipped_at: null,
  setup_completed_at: null,
}
type OnboardingColumn = keyof typeof unstamped

async function stampOnce(db: Db, userId: string, column: OnboardingColumn, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('onboarding')
      .values({ user_id: userId, ...unstamped, [column]: now })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ [column]: sql`coalesce(onboarding.${sql.ref(column)}, ${now})` }),
      )
      .execute()
    await publish(tx, userId, 'onboarding', {}, now)
  })
}

export function completeWelcome(db: Db, userId: string, now: Date): Promise<void> {
  return stampOnce(db, userId, 'welcome_completed_at', now)
}

/** `to_pay`: a paid plan counts once it is paid for. Throws `plan_unavailable`. */
export async function choosePlan(
  { db, payments }: { db: Db; payments: Payments | null },
  user: SessionUser,
  plan: PlanType,
  now: Date,
): Promise<'chosen' | 'to_pay'> {
  if (plan !== 'free' && plan !== user.plan.type) return payments ? 'to_pay' : fail('plan_unavailable')
  await stampOnce(db, user.id, 'plan_selected_at', now)
  return 'chosen'
}

export function extensionDetected(db: Db, userId: string, now: Date): Promise<void> {
  return stampOnce(db, userId, 'extension_detected_at', now)
}

export function skipConnect(db: Db, userId: string, now: Date): Promise<void> {
  return stampOnce(db, userId, 'extension_skipped_at', now)
}

/** Works without a connection or an analysis. */
export async function completeSetup(db: Db, userId: string, now: Date): Promise<void> {
  const { plan_selected } = await onboardingOf(db, userId)
  if (!plan_selected) fail('not_yet')
  await stampOnce(db, userId, 'setup_completed_at', now)
}
