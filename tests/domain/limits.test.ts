import { describe, expect, test } from 'vitest'
import type { ActionKind } from '#app/adapters/network/network.ts'
import type { PlanType } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import { planInForce } from '#app/domain/billing/entitlements.ts'
import { type ActionUsage, decide, type LimitCode, type UserLimits } from '#app/domain/bot/limits.ts'
import { addDays, day, hour, localTime, minute, nextLocalDay } from '#app/domain/time.ts'

const now = new Date('2026-06-15T12:00:00Z')
const nothing: ActionUsage = { this_hour: 0, hour_frees_at: null, today: 0, replies_today: 0, follows_today: 0 }
const wide: UserLimits = { max_actions_per_hour: 99, daily_follow_limit: 99 }

interface Row {
  name: string
  kind?: ActionKind
  usage?: Partial<ActionUsage>
  plan?: PlanType
  bounds?: Partial<UserLimits>
  credits?: number
  /** 'yes', 'credit', or why not. */
  says: 'yes' | 'credit' | LimitCode
}

const table: Row[] = [
  { name: 'nothing used', says: 'yes' },
  { name: 'one below the hour', usage: { this_hour: 29 }, says: 'yes' },
  { name: 'the hour is full: plan', usage: { this_hour: 30 }, says: 'hour_limit' },
  {
    name: 'the hour is full: own setting',
    bounds: { max_actions_per_hour: 4 },
    usage: { this_hour: 4 },
    says: 'hour_limit',
  },
  { name: 'a setting above the plan does not count', plan: 'starter', usage: { this_hour: 20 }, says: 'hour_limit' },
  { name: 'credits do not open the hour', plan: 'free', usage: { this_hour: 15 }, credits: 50, says: 'hour_limit' },
  { name: 'one below the day', plan: 'starter', usage: { today: 99 }, says: 'yes' },
  { name: 'the day is full', plan: 'starter', usage: { today: 100 }, says: 'day_limit' },
  { name: 'pro: the day is full', usage: { today: 500 }, says: 'day_limit' },
  {
    name: 'credits are of no use on a paid plan',
    plan: 'starter',
    usage: { today: 100 },
    credits: 50,
    says: 'day_limit',
  },
  { name: 'Free: the day is full, a credit is left', plan: 'free', usage: { today: 10 }, credits: 1, says: 'credit' },
  { name: 'Free: the day is full, no credit', plan: 'free', usage: { today: 10 }, credits: 0, says: 'day_limit' },
  { name: 'Free: below the day no credit is taken', plan: 'free', usage: { today: 9 }, credits: 5, says: 'yes' },
  {
    name: 'replies are full',
    kind: 'reply',
    plan: 'starter',
    usage: { replies_today: 30, today: 30 },
    says: 'reply_limit',
  },
  { name: 'other kinds go on', kind: 'like', plan: 'starter', usage: { replies_today: 30, today: 30 }, says: 'yes' },
  {
    name: 'one below the replies',
    kind: 'reply',
    plan: 'starter',
    usage: { replies_today: 29, today: 29 },
    says: 'yes',
  },
  {
    name: 'Free: replies and day full, one credit',
    kind: 'reply',
    plan: 'free',
    usage: { replies_today: 10, today: 10 },
    credits: 1,
    says: 'credit',
  },
  {
    name: 'both full: the day is named',
    kind: 'reply',
    plan: 'pro',
    usage: { replies_today: 70, today: 500 },
    says: 'day_limit',
  },
  {
    name: 'follows are full: own setting',
    kind: 'follow',
    bounds: { daily_follow_limit: 5 },
    usage: { follows_today: 5 },
    says: 'follow_limit',
  },
  {
    name: 'follows are full: plan',
    kind: 'follow',
    plan: 'starter',
    usage: { follows_today: 10 },
    says: 'follow_limit',
  },
  { name: 'one below the follows', kind: 'follow', plan: 'starter', usage: { follows_today: 9 }, says: 'yes' },
  {
    name: 'credits do not open the follows',
    kind: 'follow',
    plan: 'free',
    usage: { follows_today: 5 },
    credits: 9,
    says: 'follow_limit',
  },
  { name: 'no follows wanted', kind: 'follow', bounds: { daily_follow_limit: 0 }, says: 'follow_limit' },
  {
    name: 'a downgrade leaves the day above the limit',
    plan: 'free',
    usage: { today: 60 },
    credits: 0,
    says: 'day_limit',
  },
  { name: 'a downgrade leaves the hour above the limit', plan: 'free', usage: { this_hour: 28 }, says: 'hour_limit' },
  { name: 'hour before day', plan: 'free', usage: { this_hour: 15, today: 15 }, credits: 0, says: 'hour_limit' },
]

describe('decide', () => {
  test.each(table)('$name', ({ kind = 'view', usage, plan = 'pro', bounds, credits = 0, says }) => {
    const used = { ...nothing, ...usage }
    const decision = decide(kind, used, plans[plan], { ...wide, ...bounds }, credits, 'UTC', now)
    const said = decision.allowed ? (decision.credit ? 'credit' : 'yes') : decision.code
    expect(said).toBe(says)
    if (decision.allowed) return
    expect(decision.retry_at.getTime()).toBeGreaterThan(now.getTime())
    if (decision.code !== 'hour_limit') expect(localTime(decision.retry_at, 'UTC').day).toBe('2026-06-16')
  })

  test('a full hour opens when its oldest action is an hour old', () => {
    const frees = new Date(now.getTime() + 7 * minute)
    const full = { ...nothing, this_hour: 30, hour_frees_at: frees }
    expect(decide('view', full, plans.pro, wide, 0, 'UTC', now)).toEqual({
      allowed: false,
      code: 'hour_limit',
      retry_at: frees,
    })
  })

  test('the next day begins where the user lives', () => {
    const full = { ...nothing, today: 500 }
    const decision = decide('view', full, plans.pro, wide, 0, 'Asia/Tokyo', now)
    expect(decision.allowed).toBe(false)
    if (!decision.allowed)
      expect(Math.abs(decision.retry_at.getTime() - Date.parse('2026-06-15T15:00:00Z'))).toBeLessThan(1001)
  })
})

describe('local time', () => {
  test.each([
    ['2026-06-15T12:00:00Z', 'UTC', '2026-06-15', 12],
    ['2026-06-15T23:59:59Z', 'Europe/Berlin', '2026-06-16', 1],
    ['2026-01-01T04:59:59Z', 'America/New_York', '2025-12-31', 23],
    ['2026-01-01T05:00:00Z', 'America/New_York', '2026-01-01', 0],
    ['2026-06-15T18:14:00Z', 'Asia/Kathmandu', '2026-06-15', 23],
    ['2026-06-15T18:15:00Z', 'Asia/Kathmandu', '2026-06-16', 0],
    // Clocks go forward at 1:00 UTC and back at 1:00 UTC: 2 o'clock is skipped, then comes twice.
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29', 1],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29', 3],
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25', 2],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25', 2],
    // Cairo has no midnight on the day its clocks go forward.
    ['2026-04-23T21:59:59Z', 'Africa/Cairo', '2026-04-23', 23],
    ['2026-04-23T22:00:00Z', 'Africa/Cairo', '2026-04-24', 1],
  ])('%s in %s', (at, zone, expectedDay, expectedHour) => {
    expect(localTime(new Date(at), zone)).toEqual({ day: expectedDay, hour: expectedHour })
  })

  const zones = ['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Cairo']
  test.each(zones)('over a year in %s each day begins where the last ended', (zone) => {
    let at = new Date('2026-01-01T12:00:00Z')
    const lengths = new Map<number, number>()
    let before = nextLocalDay(at, zone)
    for (let count = 0; count < 366; count += 1) {
      at = nextLocalDay(before, zone)
      expect(localTime(at, zone).day).toBe(addDays(localTime(before, zone).day, 1))
      expect(localTime(new Date(at.getTime() - 1001), zone).day).toBe(localTime(before, zone).day)
      const length = Math.round((at.getTime() - before.getTime()) / (30 * minute)) / 2
      lengths.set(length, (lengths.get(length) ?? 0) + 1)
      before = at
    }
    const changes = zone === 'UTC' || zone === 'Asia/Kathmandu' ? 0 : 1
    const step = zone === 'Australia/Lord_Howe' ? 0.5 : 1
    expect(lengths.get(24 - step) ?? 0).toBe(changes)
    expect(lengths.get(24 + step) ?? 0).toBe(changes)
    expect(lengths.get(24)).toBe(366 - 2 * changes)
  })

  test('from any hour of a year the next day is the same one, and less than 26 hours away', () => {
    for (const zone of zones)
      for (let at = Date.parse('2026-01-01T00:17:00Z'); at < Date.parse('2027-01-01T00:00:00Z'); at += 11 * hour) {
        const next = nextLocalDay(new Date(at), zone)
        expect(next.getTime() - at).toBeGreaterThan(0)
        expect(next.getTime() - at).toBeLessThan(26 * hour)
        expect(localTime(next, zone).day).toBe(addDays(localTime(new Date(at), zone).day, 1))
      }
  })

  test('days on the calendar', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-29', -1)).toBe('2026-03-28')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })
})

describe('the plan in force', () => {
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
  ] as const)('%s, %i ms after the end of its period: %s', (status, ms, type) => {
    expect(planInForce({ status, plan_type: 'pro', current_period_end: end, past_due_since: null }, at(ms)).type).toBe(
      type,
    )
  })

  test('none is Free; Starter is Starter', () => {
    expect(planInForce(null, end)).toBe(plans.free)
    expect(
      planInForce({ status: 'active', plan_type: 'starter', current_period_end: end, past_due_since: null }, end),
    ).toBe(plans.starter)
  })

  test('the entitlement table', () => {
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
