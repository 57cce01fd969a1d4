import { setTimeout as pause } from 'node:timers/promises'
import type { ChangeCost, PaidPlan, Payments, SubscriptionStatus } from '#app/adapters/payments/payments.ts'
import { PaymentsError } from '#app/adapters/payments/payments.ts'
import { changeOf } from '#app/domain/billing/checkout.ts'
import { moneyText, monthlyText } from '#app/domain/billing/money.ts'
import { minute } from '#app/domain/time.ts'
import { currentLog } from '#app/log.ts'

/** The other plan, and what changing to it costs. */
export interface PlanSwitch {
  plan: PaidPlan
  /** "$29 a month" */
  monthly: string
  /** The end of the free trial: nothing is charged before. */
  free_until: Date | null
  /** The end of the paid period. */
  paid_until: Date | null
  /** "$35.00"; null, like `credit`: not known now. */
  due: string | null
  /** "$12.00"; null: none. */
  credit: string | null
}

interface Subscribed {
  status: SubscriptionStatus | null
  plan_type: PaidPlan | null
  subscription_id: string | null
  /** The subscription's customer. */
  payer: string | null
  cancel_at: Date | null
  trial_end: Date | null
  current_period_end: Date | null
  discounted: boolean | null
}

/** null: the plan can't be changed, or only in the portal. */
export async function switchOf(payments: Payments, has: Subscribed, now: Date): Promise<PlanSwitch | null> {
  const plan = has.plan_type === 'pro' ? 'starter' : 'pro'
  const change = has.payer === null ? null : changeOf(has, has.payer, plan)
  if (!change) return null
  const monthly = monthlyText({ plan_type: plan, amount: null, currency: null, discounted: has.discounted })
  const known = { plan, monthly, paid_until: has.current_period_end } as const
  if (has.status === 'trialing') return { ...known, free_until: has.trial_end, due: null, credit: null }
  const cost = await Promise.race([rememberedCost(payments, change, now), pause(maxWaitMs, null, { ref: false })])
  const text = (amount: number) => (cost ? moneyText(amount, cost.currency) : null)
  return {
    ...known,
    free_until: null,
    due: cost && text(cost.due),
    credit: cost && cost.credit > 0 ? text(cost.credit) : null,
  }
}

type Change = Parameters<Payments['costOfChange']>[0]

const costs = new Map<string, { until: number; cost: Promise<ChangeCost | null> }>()
const maxRemembered = 500
/** A page does not wait longer for the amount. */
const maxWaitMs = 1_500

/** For a minute, so that reloading the page does not ask the provider again. */
function rememberedCost(payments: Payments, change: Change, now: Date): Promise<ChangeCost | null> {
  const key = `${change.subscription_id} ${change.plan}`
  const known = costs.get(key)
  if (known && now.getTime() < known.until) return known.cost
  const asked = payments.costOfChange(change).catch((error) => {
    costs.delete(key)
    if (!(error instanceof PaymentsError)) throw error
    currentLog()?.warn({ err: error }, 'the cost of a change of plan is not known')
    return null
  })
  if (costs.size >= maxRemembered) costs.clear()
  costs.set(key, { until: now.getTime() + minute, cost: asked })
  return asked
}
