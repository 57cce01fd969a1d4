import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { supportQuestions } from '#app/content/help.ts'
import { loadAnalyticsTab } from '#app/domain/activity/analytics.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { loadDashboardAnalytics } from '#app/domain/activity/for-api-clients.ts'
import { loadSeries } from '#app/domain/activity/series.ts'
import { type Plan, planInForce, plans } from '#app/domain/billing/entitlements.ts'
import { decide } from '#app/domain/bot/limits.ts'
import { chartTabs } from '#app/view/analytics/tabs.ts'
import { Comparison } from '#app/view/site/comparison.tsx'
import { Plans } from '#app/view/site/plans.tsx'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newUser } from '../kit/people.ts'

let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

const other: Omit<Plan, 'type' | 'features'> = {
  name: 'Studio',
  price: 41,
  actions_per_day: 123,
  replies_per_day: 45,
  actions_per_hour: { standard: 13, most: 17 },
  follows_per_day: { standard: 3, most: 7 },
  analytics_days: 14,
  insights: true,
}

let before: Plan
beforeEach(() => {
  before = { ...plans.starter }
  Object.assign(plans.starter, other, { features: ['123 actions/day', '45 replies/day'] })
})
afterEach(() => void Object.assign(plans.starter, before))

const now = () => bench.clock.now()
const end = new Date('2040-01-01')
const starter = () =>
  planInForce({ status: 'active', plan_type: 'starter', current_period_end: end, past_due_since: null }, now())

test('another table is what the limits go by', () => {
  const usage = { this_hour: 0, hour_frees_at: null, today: 0, replies_today: 0, follows_today: 0 }
  const bounds = { max_actions_per_hour: 99, daily_follow_limit: 99 }
  const refused = (kind: 'reply' | 'follow' | 'like', more: Partial<typeof usage>) => {
    const decision = decide(kind, { ...usage, ...more }, starter(), bounds, 50, 'UTC', now())
    return decision.allowed ? null : decision.code
  }
  expect([refused('like', { today: 122 }), refused('like', { today: 123 })]).toEqual([null, 'day_limit'])
  expect([refused('reply', { replies_today: 44 }), refused('reply', { replies_today: 45 })]).toEqual([
    null,
    'reply_limit',
  ])
  expect([refused('like', { this_hour: 16 }), refused('like', { this_hour: 17 })]).toEqual([null, 'hour_limit'])
  expect([refused('follow', { follows_today: 6 }), refused('follow', { follows_today: 7 })]).toEqual([
    null,
    'follow_limit',
  ])
})

test('another table is what the analytics reach back by', async () => {
  const user = await newUser(bench, { plan: 'starter' })
  const figures = await loadFigures(bench.db, user, now())
  expect((await loadSeries(bench.db, user, figures, now())).days).toHaveLength(14)
  const tab = await loadAnalyticsTab(bench.db, bench.network, user, { tab: 'insights' }, now())
  expect(tab).toMatchObject({ has_insights: true, people: [] })
  expect(chartTabs(7, plans.free.analytics_days).map(({ label }) => label)).toEqual([
    'Today',
    '7 days',
    '30 days (Pro)',
    '90 days (Pro)',
  ])
  Object.assign(plans.starter, { insights: false })
  expect(await loadAnalyticsTab(bench.db, bench.network, user, { tab: 'insights' }, now())).toMatchObject({
    people: null,
  })
  expect((await loadDashboardAnalytics(bench.db, bench.network, user, now())).trends.best_hour).toBeNull()
})

test('a period beyond the plan’s is not shown, whatever the address says', async () => {
  const user = await newUser(bench, { plan: 'free' })
  const days = async (period: string) => {
    const tab = await loadAnalyticsTab(bench.db, bench.network, user, { tab: 'performance', period }, now())
    return tab.tab === 'performance' ? tab.series.days.length : null
  }
  expect([await days('1'), await days('7'), await days('30'), await days('90'), await days('x')]).toEqual([
    1, 7, 7, 7, 7,
  ])
})

test('another table is what the public pages tell', () => {
  const all = Object.values(plans)
  const columns = renderToStaticMarkup(createElement(Plans, { plans: all, signedIn: false }))
  const table = renderToStaticMarkup(createElement(Comparison, { plans: all, trial: { days: 7, credits: 50 } }))
  for (const text of ['Studio', '$41', '123 actions/day', '45 replies/day']) expect(columns).toContain(text)
  for (const text of ['Studio', '$41', '123', '45', '13, up to 17', '3, up to 7', '14 days'])
    expect(table).toContain(text)
})

test('the questions of support say what the table says', () => {
  const limits = supportQuestions.find(({ subject }) => subject === 'Limits')
  expect(limits?.says).toContain(`${before.actions_per_day} a day`)
})
