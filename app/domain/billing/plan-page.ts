import type { PaidPlan } from '#app/adapters/payments/payments.ts'
import { trial } from '#app/content/plan-table.ts'
import type { Db } from '#app/db/pool.ts'
import { type BillingDeps, isTrialUsed } from '#app/domain/billing/checkout.ts'
import { planOf } from '#app/domain/billing/entitlements.ts'
import { type Used, usedAsJson } from '#app/domain/billing/fit.ts'
import { hostedLink } from '#app/domain/billing/hosted-link.ts'
import { moneyText, monthlyText, priceText } from '#app/domain/billing/money.ts'
import { type PlanState, planStateOf } from '#app/domain/billing/plan-state.ts'
import { type PlanSwitch, switchOf } from '#app/domain/billing/plan-switch.ts'
import { isLive } from '#app/domain/billing/subscriptions.ts'
import { syncNow } from '#app/domain/billing/sync.ts'
import { endOfService } from '#app/domain/end-of-service.ts'
import { currentLog } from '#app/log.ts'

export interface BillingView {
  on_sale: boolean
  service_ended: boolean
  plan_state: PlanState
  /** "$29" and "$29 a month". */
  price: { text: string; monthly: string }
  switch: PlanSwitch | null
  manageable: boolean
  trial_days: number
  /** The operator's hosted payment pages. */
  links: Record<PaidPlan, string | null>
  history: InvoiceView[]
  /** Lately. */
  used: Used
  card: { brand: string; last4: string; expires: string | null } | null
}

export interface InvoiceView {
  id: string
  number: string | null
  created_at: Date
  amount: string
  /** "$10.00"; null: none. */
  refunded: string | null
  status: 'Paid' | 'Open' | 'Void' | 'Not collected' | 'Refunded' | 'Partly refunded'
  url: string | null
  pdf: string | null
}

const statusText = { paid: 'Paid', open: 'Open', void: 'Void', uncollectible: 'Not collected' } as const
const shownInvoices = 10

type Subject = { id: string; email: string }

export async function billingOf(deps: BillingDeps, user: Subject, now: Date): Promise<BillingView> {
  const { db, payments, secrets } = deps
  const billing = db
    .selectFrom('users')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .leftJoin('billing_customers', 'billing_customers.user_id', 'users.id')
    .select(['status', 'plan_type', 'current_period_end', 'past_due_since', 'cancel_at', 'ended_at'])
    .select(['amount', 'currency', 'discounted', 'trial_end', 'subscriptions.customer_id as payer'])
    .select(['billing_customers.customer_id', 'payment_method_brand', 'payment_method_last4'])
    .select(['payment_method_exp_month', 'payment_method_exp_year', 'subscription_id', 'trial_used_at'])
    .select(usedAsJson(user.id, now).as('used'))
    .where('users.id', '=', user.id)
    .executeTakeFirstOrThrow()
  const [row, history, end] = await Promise.all([billing, historyOf(db, user.id), payments && endOfService(db)])
  const { payment_method_brand: brand, payment_method_last4: last4 } = row
  const [month, year] = [row.payment_method_exp_month, row.payment_method_exp_year]
  const { type } = planOf(row, now)
  const price = type === 'free' ? { ...row, plan_type: type, amount: null } : { ...row, plan_type: type }
  const live = row.status !== null && isLive({ status: row.status })
  const link = (plan: PaidPlan) => (live || end || !payments ? null : hostedLink(payments, secrets, plan, user))
  return {
    on_sale: payments !== null,
    service_ended: end !== null,
    plan_state: planStateOf(row, now),
    price: { text: priceText(price), monthly: monthlyText(price) },
    switch: payments && !end && type !== 'free' ? await switchOf(payments, row, now) : null,
    manageable: payments !== null && row.customer_id !== null,
    trial_days:
      payments === null || live || row.trial_used_at !== null || (await isTrialUsed(deps, user)) ? 0 : trial.days,
    links: { starter: link('starter'), pro: link('pro') },
    history,
    used: row.used,
    card: brand && last4 ? { brand, last4, expires: month && year ? `${month}/${year}` : null } : null,
  }
}

async function historyOf(db: Db, userId: string): Promise<InvoiceView[]> {
  const rows = await db
    .selectFrom('billing_history')
    .select([
      'id',
      'number',
      'created_at',
      'amount',
      'refunded',
      'currency',
      'status',
      'hosted_invoice_url',
      'invoice_pdf',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownInvoices)
    .execute()
  return rows.map(({ amount, refunded, currency, status, hosted_invoice_url, invoice_pdf, ...row }) => ({
    ...row,
    amount: moneyText(amount, currency),
    refunded: refunded > 0 ? moneyText(refunded, currency) : null,
    status: refunded === 0 ? statusText[status] : refunded < amount ? 'Partly refunded' : 'Refunded',
    url: hosted_invoice_url,
    pdf: invoice_pdf,
  }))
}

/** For a user who returns from the provider before its events arrive. Returns whether it synced. */
export async function syncOnReturn(deps: BillingDeps, userId: string, now: Date): Promise<boolean> {
  const { db, payments } = deps
  if (!payments) return false
  const back = await db
    .updateTable('billing_customers')
    .set({ portal_opened_at: null })
    .where('user_id', '=', userId)
    .where('portal_opened_at', 'is not', null)
    .returning('customer_id')
    .executeTakeFirst()
  if (!back) return false
  try {
    return await syncNow({ ...deps, payments }, back.customer_id, now)
  } catch (error) {
    currentLog()?.warn({ err: error }, 'a sync of a customer failed')
    return false
  }
}
