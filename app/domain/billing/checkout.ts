import {
  type Checkout,
  type PaidPlan,
  type Payments,
  PaymentsError,
  type PlanChange,
  type SubscriptionStatus,
} from '#app/adapters/payments/payments.ts'
import { trial } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { customerIdOf, hasUsedTrial, linkCustomer, requireCustomer } from '#app/domain/billing/customer.ts'
import { type CustomerLease, withCustomerLease } from '#app/domain/billing/customer-lease.ts'
import { planOf } from '#app/domain/billing/entitlements.ts'
import { hasHadTrial, identifiersOf } from '#app/domain/billing/once-per-person.ts'
import { liveOf } from '#app/domain/billing/subscriptions.ts'
import { type SyncDeps, syncCustomer } from '#app/domain/billing/sync.ts'
import { endOfService } from '#app/domain/end-of-service.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import { currentLog } from '#app/log.ts'

export interface BillingDeps extends Omit<SyncDeps, 'payments'> {
  payments: Payments | null
  site: { origin: string }
}

interface Buyer {
  id: string
  email: string
}

interface Holder {
  user: Buyer
  /** Throws as `requireRecentProof` does. */
  requireProof(): Promise<void>
}

export const planPath = '/dashboard/plan'

/** For a second click. */
const leaseWaitMs = 8_000

/**
 * A customer has one open checkout, so that several tabs never create two subscriptions. Throws `billing_off`,
 * `service_ended`, `already_on_plan`, `checkout_failed`, and with a card on file as `requireRecentProof` does.
 */
export async function startCheckout(deps: BillingDeps, holder: Holder, plan: PaidPlan, now: Date): Promise<string> {
  const { db, payments } = deps
  const { user } = holder
  if (!payments) fail('billing_off')
  if (await endOfService(db)) fail('service_ended')
  try {
    const customer = await requireCustomer({ db, payments }, user, now)
    const open = (id: string) =>
      withCustomerLease(db, id, leaseWaitMs, (lease) => checkout({ ...deps, payments }, lease, holder, plan, now))
    const opened = await open(customer)
    if (opened !== 'customer_gone') return opened ?? fail('checkout_failed')
    const next = await payments.createCustomer(user, customer)
    await linkCustomer(db, user.id, next, now)
    const again = await open(next)
    return again === null || again === 'customer_gone' ? fail('checkout_failed') : again
  } catch (error) {
    throw toFailure(error, 'checkout_failed')
  }
}

/** Throws `billing_off`, `no_billing`, `portal_failed`, and as `requireRecentProof` does: its URL opens without a sign-in. */
export async function openPortal(deps: BillingDeps, holder: Holder, now: Date): Promise<string> {
  const { db, payments, site } = deps
  if (!payments) fail('billing_off')
  if ((await customerIdOf(db, holder.user.id)) === null) fail('no_billing')
  await holder.requireProof()
  const customer = (await notePortal(db, holder.user.id, now)) ?? fail('no_billing')
  try {
    return await payments.openPortal(customer.customer_id, `${site.origin}${planPath}`)
  } catch (error) {
    throw toFailure(error, 'portal_failed')
  }
}

async function checkout(
  deps: SyncDeps & { site: { origin: string } },
  lease: CustomerLease,
  holder: Holder,
  plan: PaidPlan,
  now: Date,
): Promise<string> {
  const { db, payments, site } = deps
  const { user } = holder
  const { customer_id } = lease
  const record = await payments.customer(customer_id)
  if (!record || record.deleted) return 'customer_gone'
  const isLive = liveOf(record).length > 0
  if (isLive || record.card) await holder.requireProof()
  if (isLive) {
    await syncCustomer(deps, lease, now)
    return changePlan(deps, user.id, customer_id, plan, now)
  }
  const row = await checkoutsOf(db, user.id)
  const before = row.checkout_id === null ? null : await payments.checkout(row.checkout_id)
  const trial_days = (await isTrialUsed(deps, user)) ? 0 : trial.days
  const amount = plans[plan].price * 100
  const terms = `${plan}-${trial_days}-${amount}`
  if (before?.status === 'open' && before.url !== null && now < before.expires_at) {
    if (row.checkout_wants === terms) return before.url
    await payments.expireCheckout(before.id)
    // It may have been completed just now.
    const after = await payments.checkout(before.id)
    if (after?.status === 'complete') fail('checkout_failed')
  }
  const made = await payments.createCheckout({
    customer_id,
    user_id: user.id,
    plan,
    amount,
    trial_days,
    success_url: `${site.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site.origin}/cancel`,
    key: `checkout-${customer_id}-${row.checkouts + 1}-${terms}`,
  })
  return begun(db, user.id, made, terms)
}

async function checkoutsOf(db: Db, userId: string) {
  return db
    .selectFrom('billing_customers')
    .select(['checkout_id', 'checkout_wants', 'checkouts'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

async function begun(db: Db, userId: string, { id, url }: Checkout, terms: string): Promise<string> {
  await db
    .updateTable('billing_customers')
    .set((column) => ({ checkout_id: id, checkout_wants: terms, checkouts: column('checkouts', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
  return url ?? fail('checkout_failed')
}

/** The portal's confirmation says what the change costs. The plan in force can't be bought again. */
async function changePlan(
  { db, payments, site }: SyncDeps & { site: { origin: string } },
  userId: string,
  customerId: string,
  plan: PaidPlan,
  now: Date,
): Promise<string> {
  const has = await db
    .selectFrom('subscriptions')
    .select(['plan_type', 'status', 'current_period_end', 'past_due_since', 'cancel_at', 'subscription_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (has && planOf(has, now).type === plan) fail('already_on_plan')
  const back = `${site.origin}${planPath}`
  const change = has && changeOf(has, customerId, plan)
  await notePortal(db, userId, now)
  if (!change) return payments.openPortal(customerId, back)
  return payments.openPlanChange(change, back).catch((error) => {
    if (error instanceof PaymentsError && error.kind === 'refused') return payments.openPortal(customerId, back)
    throw error
  })
}

interface Changeable {
  status: SubscriptionStatus | null
  cancel_at: Date | null
  subscription_id: string | null
}

/** null: an open invoice or a cancellation comes first, in the portal. */
export function changeOf(has: Changeable, customer_id: string, plan: PaidPlan): PlanChange | null {
  const { status, cancel_at, subscription_id } = has
  if (subscription_id === null || cancel_at !== null || (status !== 'trialing' && status !== 'active')) return null
  return { customer_id, subscription_id, plan }
}

/** The plan page then syncs on return. */
function notePortal(db: Db, userId: string, now: Date) {
  return db
    .updateTable('billing_customers')
    .set({ portal_opened_at: now })
    .where('user_id', '=', userId)
    .returning('customer_id')
    .executeTakeFirst()
}

export async function isTrialUsed({ db, seals }: { db: Db; seals: Seals }, user: Buyer): Promise<boolean> {
  return (await hasUsedTrial(db, user.id)) || (await hasHadTrial(db, seals, await identifiersOf(db, user)))
}

/** The provider's error only goes to the log. */
function toFailure(error: unknown, code: 'checkout_failed' | 'portal_failed'): unknown {
  if (!(error instanceof PaymentsError)) return error
  currentLog()?.error({ err: error }, 'the payment provider failed')
  return new Failure(code)
}
