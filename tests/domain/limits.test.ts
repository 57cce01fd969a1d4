import { describe, expect, test } from 'vitest'
import type { ActionKind } from '#app/adapters/network/network.ts'
import type { PlanType } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import { planInForce } from '#app/domain/billing/entitlements.ts'
import { checkLimits, type LimitCode, type UserLimits } from '#app/domain/bot/action-limits.ts'
import { day, localTime, minute } from '#app/domain/time.ts'
import { type UsageCounts, usageOf } from '../kit/usage.ts'

const now = new Date('2026-06-15T12:00:00Z')
const wide: UserLimits = { max_actions_per_hour: 99, daily_follow_limit: 99 }

interface Row {
  name: string
  kind?: ActionKind
  usage?: UsageCounts
  plan?: PlanType
  bounds?: Partial<UserLimits>
  credits?: number
  /** 'credit': allowed by using a trial credit. */
  gives: 'yes' | 'credit' | LimitCode
}

const table: Row[] = [
  { name: 'nothing used', gives: 'yes' },
  { name: 'one below the hourly limit', usage: { this_hour: 29 }, gives: 'yes' },
  { name: 'hourly limit of the plan reached', usage: { this_hour: 30 }, gives: 'hour_limit' },
  {
    name: 'user’s hourly limit reached',
    bounds: { max_actions_per_hour: 4 },
    usage: { this_hour: 4 },
    gives: 'hour_limit',
  },
  { name: 'setting capped by the plan', plan: 'starter', usage: { this_hour: 20 }, gives: 'hour_limit' },
  {
    name: 'Free: hourly limit reached, credits left',
    plan: 'free',
    usage: { this_hour: 15 },
    credits: 50,
    gives: 'hour_limit',
  },
  { name: 'one below the daily limit', plan: 'starter', usage: { today: 99 }, gives: 'yes' },
  { name: 'daily limit reached', plan: 'starter', usage: { today: 100 }, gives: 'day_limit' },
  { name: 'Pro: daily limit reached', usage: { today: 500 }, gives: 'day_limit' },
  {
    name: 'paid: daily limit reached, credits left',
    plan: 'starter',
    usage: { today: 100 },
    credits: 50,
    gives: 'day_limit',
  },
  { name: 'Free: daily limit reached, one credit', plan: 'free', usage: { today: 10 }, credits: 1, gives: 'credit' },
  { name: 'Free: daily limit reached, no credit', plan: 'free', usage: { today: 10 }, credits: 0, gives: 'day_limit' },
  { name: 'Free: no credit used below the daily limit', plan: 'free', usage: { today: 9 }, credits: 5, gives: 'yes' },
  {
    name: 'reply limit reached',
    kind: 'reply',
    plan: 'starter',
    usage: { replies_today: 30, today: 30 },
    gives: 'reply_limit',
  },
  {
    name: 'a like at the reply limit',
    kind: 'like',
    plan: 'starter',
    usage: { replies_today: 30, today: 30 },
    gives: 'yes',
  },
  {
    name: 'one below the reply limit',
    kind: 'reply',
    plan: 'starter',
    usage: { replies_today: 29, today: 29 },
    gives: 'yes',
  },
  {
    name: 'Free: reply and daily limits reached, one credit',
    kind: 'reply',
    plan: 'free',
    usage: { replies_today: 10, today: 10 },
    credits: 1,
    gives: 'credit',
  },
  {
    name: 'reply and daily limits reached',
    kind: 'reply',
    plan: 'pro',
    usage: { replies_today: 70, today: 500 },
    gives: 'day_limit',
  },
  {
    name: 'user’s follow limit reached',
    kind: 'follow',
    bounds: { daily_follow_limit: 5 },
    usage: { follows_today: 5 },
    gives: 'follow_limit',
  },
  {
    name: 'follow limit of the plan reached',
    kind: 'follow',
    plan: 'starter',
    usage: { follows_today: 10 },
    gives: 'follow_limit',
  },
  { name: 'one below the follow limit', kind: 'follow', plan: 'starter', usage: { follows_today: 9 }, gives: 'yes' },
  {
    name: 'follow limit reached, with credits',
    kind: 'follow',
    plan: 'free',
    usage: { follows_today: 5 },
    credits: 9,
    gives: 'follow_limit',
  },
  { name: 'follow limit of zero', kind: 'follow', bounds: { daily_follow_limit: 0 }, gives: 'follow_limit' },
  {
    name: 'above the daily limit after a downgrade',
    plan: 'free',
    usage: { today: 60 },
    credits: 0,
    gives: 'day_limit',
  },
  { name: 'above the hourly limit after a downgrade', plan: 'free', usage: { this_hour: 28 }, gives: 'hour_limit' },
  {
    name: 'hourly and daily limits reached',
    plan: 'free',
    usage: { this_hour: 15, today: 15 },
    credits: 0,
    gives: 'day_limit',
  },
  {
    name: 'a view at the daily limit, no credit',
    kind: 'view',
    plan: 'free',
    usage: { today: 10 },
    gives: 'day_limit',
  },
  {
    name: 'a view at the daily limit uses no credit',
    kind: 'view',
    plan: 'free',
    usage: { today: 10 },
    credits: 9,
    gives: 'yes',
  },
  {
    name: 'view limit reached, with credits',
    kind: 'view',
    plan: 'free',
    usage: { views_today: 10 },
    credits: 9,
    gives: 'view_limit',
  },
  { name: 'a like at the view limit', plan: 'free', usage: { views_today: 10 }, gives: 'yes' },
]

describe('checkLimits', () => {
  test.each(table)('$name: $gives', ({ kind = 'like', usage, plan = 'pro', bounds, credits = 0, gives }) => {
    const used = usageOf(usage ?? {}, now)
    const decision = checkLimits(
      kind,
      { usage: used, plan: plans[plan], credits, time_zone: 'UTC' },
      { ...wide, ...bounds },
      now,
    )
    const result = decision.allowed ? (decision.credit ? 'credit' : 'yes') : decision.code
    expect(result).toBe(gives)
    if (decision.allowed) return
    expect(decision.retry_at.getTime()).toBeGreaterThan(now.getTime())
    if (decision.code !== 'hour_limit') expect(localTime(decision.retry_at, 'UTC').day).toBe('2026-06-16')
  })

  test('after the hourly limit, the next action is allowed when the oldest one is an hour old', () => {
    const allowance = { usage: usageOf({ this_hour: 32 }, now), plan: plans.pro, credits: 0, time_zone: 'UTC' }
    // Of 32 that are a minute apart, three have to go.
    const frees = new Date(now.getTime() + 30 * minute)
    expect(checkLimits('like', allowance, wide, now)).toEqual({ allowed: false, code: 'hour_limit', retry_at: frees })
  })

  test('the next day begins at midnight in the user’s time zone', () => {
    const allowance = { usage: usageOf({ today: 500 }, now), plan: plans.pro, credits: 0, time_zone: 'Asia/Tokyo' }
    const decision = checkLimits('like', allowance, wide, now)
    expect(decision.allowed).toBe(false)
    if (!decision.allowed)
      expect(Math.abs(decision.retry_at.getTime() - Date.parse('2026-06-15T15:00:00Z'))).toBeLessThan(1001)
  })
})

describe('the effective plan', () => {
  const end = new Date('2026-06-15T12:00:00Z')
  const at = (ms: number) => new Date(end.getTime() + ms)
  test.each([
    ['active', -1, 'pro'],
    ['active', 30 * day, 'pro'],
    ['trialing', -1, 'pro'],
    ['trialing', 0, 'free'],
    ['trialing', 1, 'free'],
    ['past_due', 7 * day - 1, 'pro'],
    ['past_due', 7 * day, 'free'],
    ['canceled', -30 * day, 'free'],
    ['canceled', 1, 'free'],
    ['incomplete', -1, 'free'],
  ] as const)('a %s subscription %i ms after the end of its period gives the plan %s', (status, ms, type) => {
    expect(planInForce({ status, plan_type: 'pro', current_period_end: end, past_due_since: null }, at(ms)).type).toBe(
      type,
    )
  })

  test('is Free without a subscription and Starter with one to Starter', () => {
    expect(planInForce(null, end)).toBe(plans.free)
    expect(
      planInForce({ status: 'active', plan_type: 'starter', current_period_end: end, past_due_since: null }, end),
    ).toBe(plans.starter)
  })

  test('the limits and prices of each plan', () => {
    const figures = (['free', 'starter', 'pro'] as const).map((type) => {
      const { price, actions_per_day, replies_per_day, actions_per_hour, follows_per_day, analytics_days } = plans[type]
      return [price, actions_per_day, replies_per_day, actions_per_hour, follows_per_day, analytics_days]
    })
    expect(figures).toEqual([
      [0, 10, 10, { standard: 15, most: 15 }, { standard: 5, most: 5 }, 7],
      [29, 100, 30, { standard: 15, most: 20 }, { standard: 5, most: 10 }, 30],
      [99, 500, 70, { standard: 15, most: 30 }, { standard: 5, most: 20 }, 90],
    ])
  })
})
