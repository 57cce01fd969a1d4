import { type Checkout, type PaidPlan, type Payments, PaymentsError } from '#app/adapters/payments/payments.ts'
import { type Plan, plans } from '#app/content/plans.ts'
import type { Db } from '#app/db/pool.ts'
import type { BillingDeps } from '#app/domain/billing/checkout.ts'
import { allCustomersOf } from '#app/domain/billing/customer.ts'
import { planInForce, subscriptionFrom } from '#app/domain/billing/entitlements.ts'
import { userOfReference } from '#app/domain/billing/hosted-link.ts'
import { monthlyText } from '#app/domain/billing/money.ts'
import { type PlanState, planStateOf } from '#app/domain/billing/plan-state.ts'
import { syncNow } from '#app/domain/billing/sync.ts'
import { onboardingOf } from '#app/domain/onboarding/onboarding.ts'
import { currentLog } from '#app/log.ts'

export type Payment =
  | ({ state: 'paid'; plan: Plan } & Bought)
  /** The bank or our own sync has not finished. */
  | { state: 'processing' }
  | { state: 'open'; url: string | null }
  | { state: 'expired' }
  /** The person already had a free trial: nothing was charged. */
  | { state: 'trial_used'; plan: PaidPlan | null }
  | { state: 'over' }
  | { state: 'not_yours' }
  | { state: 'unknown' }
  | { state: 'away' }
  | { state: 'off' }

interface Bought {
  /** "$29 a month" */
  monthly: string
  bought_at: Date | null
  /** Free until then. */
  trial_ends: Date | null
  /** The user has cancelled it since. */
  cancels: boolean
}

const checkoutId = /^cs_[A-Za-z0-9_]{8,250}$/

/** The URL proves nothing: the checkout must be this user's, and its subscription the one in force. */
export async function paymentOf(
  deps: BillingDeps,
  user: { id: string },
  session: string | null,
  now: Date,
): Promise<Payment> {
  const { payments } = deps
  if (!payments) return { state: 'off' }
  if (session === null || !checkoutId.test(session)) return { state: 'unknown' }
  try {
    const checkout = await payments.checkout(session)
    if (!checkout) return { state: 'unknown' }
    if (!(await isOwn(deps, user.id, checkout))) return { state: 'not_yours' }
    if (checkout.status === 'open') return { state: 'open', url: checkout.url }
    if (checkout.status === 'expired') return { state: 'expired' }
    if (!checkout.paid) return { state: 'processing' }
    return await booked({ ...deps, payments }, user.id, checkout, now)
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    currentLog()?.error({ err: error }, 'the payment provider failed')
    return { state: 'away' }
  }
}

async function isOwn({ db, secrets }: BillingDeps, userId: string, checkout: Checkout): Promise<boolean> {
  const { reference, customer_id } = checkout
  if (reference !== null && userOfReference(secrets, reference) === userId) return true
  return customer_id !== null && (await allCustomersOf(db, userId)).includes(customer_id)
}

async function booked(
  deps: BillingDeps & { payments: Payments },
  userId: string,
  checkout: Checkout,
  now: Date,
): Promise<Payment> {
  const { db } = deps
  const isSynced = checkout.customer_id === null || (await syncNow(deps, checkout.customer_id, now))
  const row = await db
    .selectFrom('subscriptions')
    .select(['status', 'plan_type', 'current_period_end', 'past_due_since', 'subscription_id', 'trial_end'])
    .select(['created_at', 'cancel_at', 'amount', 'currency', 'discounted'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const plan = planInForce(row ? subscriptionFrom(row) : null, now)
  if (plan.type !== 'free' && row?.subscription_id === checkout.subscription_id)
    return {
      state: 'paid',
      plan,
      monthly: monthlyText(row),
      bought_at: row.created_at,
      trial_ends: row.status === 'trialing' ? row.trial_end : null,
      cancels: row.cancel_at !== null,
    }
  const refused = await db
    .selectFrom('billing_mails')
    .select('data')
    .where('user_id', '=', userId)
    .where('kind', '=', 'second_trial')
    .where('about', '=', checkout.subscription_id ?? '')
    .executeTakeFirst()
  if (!refused) return { state: isSynced ? 'over' : 'processing' }
  return { state: 'trial_used', plan: refused.data.plan_type === 'pro' ? 'pro' : 'starter' }
}

export interface AfterLeaving {
  /** A checkout of the user's is open, so they left it. */
  left: boolean
  plan: { name: string; monthly: string; state: PlanState } | null
}

/** Whether a payment was cancelled, and the plan that continues. */
export async function afterLeaving(deps: BillingDeps, user: { id: string }, now: Date): Promise<AfterLeaving> {
  const row = await deps.db
    .selectFrom('users')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .leftJoin('billing_customers', 'billing_customers.user_id', 'users.id')
    .select(['status', 'plan_type', 'current_period_end', 'past_due_since', 'cancel_at', 'ended_at'])
    .select(['subscription_id', 'amount', 'currency', 'discounted', 'checkout_id'])
    .where('users.id', '=', user.id)
    .executeTakeFirstOrThrow()
  const { plan_type } = row
  const state = planStateOf(row, now)
  const continues = plan_type !== null && state.state !== 'none' && state.state !== 'ended'
  return {
    left: await isOpen(deps, row.checkout_id, !continues),
    plan: continues ? { name: plans[plan_type].name, monthly: monthlyText({ ...row, plan_type }), state } : null,
  }
}

async function isOpen({ payments }: BillingDeps, checkout: string | null, otherwise: boolean): Promise<boolean> {
  if (!payments || checkout === null) return false
  try {
    return (await payments.checkout(checkout))?.status === 'open'
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    return otherwise
  }
}

export async function isInSetup(db: Db, userId: string): Promise<boolean> {
  return (await onboardingOf(db, userId)).screen < 4
}
