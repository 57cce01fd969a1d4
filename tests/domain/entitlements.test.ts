import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { PlanRow, PlanType } from '#app/content/plan-table.ts'
import type { BillingBench } from '../kit/billing.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import type { Site } from '../kit/site.ts'
import { type UsageCounts, usageOf } from '../kit/usage.ts'

/** Shares no number or name with the real table. */
const otherTable: Record<PlanType, PlanRow> = {
  free: {
    type: 'free',
    name: 'Free',
    price: 0,
    actions_per_day: 12,
    replies_per_day: 11,
    analytics_days: 6,
    actions_per_hour: { standard: 13, most: 13 },
    follows_per_day: { standard: 4, most: 4 },
    insights: false,
  },
  starter: {
    type: 'starter',
    name: 'Studio',
    price: 41,
    actions_per_day: 123,
    replies_per_day: 45,
    analytics_days: 14,
    actions_per_hour: { standard: 16, most: 17 },
    follows_per_day: { standard: 3, most: 8 },
    insights: false,
  },
  pro: {
    type: 'pro',
    name: 'Agency',
    price: 187,
    actions_per_day: 678,
    replies_per_day: 234,
    analytics_days: 55,
    actions_per_hour: { standard: 16, most: 26 },
    follows_per_day: { standard: 3, most: 22 },
    insights: true,
  },
}
const otherTrial = { days: 9, credits: 36, credits_a_day: 8 }
const otherUnpaidDays = 19

async function load() {
  vi.doMock('#app/content/plan-table.ts', () => ({
    planTable: otherTable,
    trial: otherTrial,
    unpaidDays: otherUnpaidDays,
  }))
  // Modules that computed something from the real table are loaded again.
  vi.resetModules()
  return {
    ...(await import('../kit/billing.ts')),
    ...(await import('../kit/people.ts')),
    ...(await import('../kit/site.ts')),
    ...(await import('#app/content/help/index.ts')),
    ...(await import('#app/content/plans.ts')),
    ...(await import('#app/domain/activity/analytics.ts')),
    ...(await import('#app/domain/activity/figures.ts')),
    ...(await import('#app/domain/activity/series.ts')),
    ...(await import('../kit/buying.ts')),
    ...(await import('#app/domain/billing/entitlements.ts')),
    ...(await import('#app/domain/bot/send/plan-usage.ts')),
    ...(await import('#app/domain/bot/send/action-limits.ts')),
    ...(await import('#app/domain/onboarding/onboarding.ts')),
    ...(await import('#app/domain/account/user/create.ts')),
  }
}

let app: Awaited<ReturnType<typeof load>>
let bench: BillingBench
let site: Site
beforeAll(async () => {
  app = await load()
  bench = await app.startBilling(inject('postgres'))
  site = await app.siteHere(bench)
})
afterAll(async () => {
  vi.doUnmock('#app/content/plan-table.ts')
  vi.resetModules()
  await bench?.close()
})

const now = () => bench.clock.now()
const end = new Date('2040-01-01')

test('the limits follow the plan table', () => {
  const starter = app.planInForce(
    { status: 'active', plan_type: 'starter', current_period_end: end, past_due_since: null },
    now(),
  )
  const bounds = { max_actions_per_hour: 99, daily_follow_limit: 99 }
  const refused = (kind: 'reply' | 'follow' | 'like', more: UsageCounts) => {
    const decision = app.checkLimits(
      kind,
      { usage: usageOf(more, now()), plan: starter, credits: 50, time_zone: 'UTC' },
      bounds,
      now(),
    )
    return decision.allowed ? null : decision.code
  }
  expect([refused('like', { today: 122 }), refused('like', { today: 123 })]).toEqual([null, 'day_limit'])
  expect([refused('reply', { replies_today: 44 }), refused('reply', { replies_today: 45 })]).toEqual([
    null,
    'reply_limit',
  ])
  expect([refused('like', { this_hour: 16 }), refused('like', { this_hour: 17 })]).toEqual([null, 'hour_limit'])
  expect([refused('follow', { follows_today: 7 }), refused('follow', { follows_today: 8 })]).toEqual([
    null,
    'follow_limit',
  ])
})

test('the period of the analytics follows the plan table', async () => {
  const user = await app.newUser(bench, { plan: 'starter' })
  const figures = await app.loadFigures(bench.db, user, now())
  expect((await app.loadSeries(bench.db, user, figures, now())).days).toHaveLength(14)
  const insights = new URLSearchParams({ tab: 'insights' })
  expect(await app.loadAnalyticsTab(bench.db, bench, user, insights, now())).toMatchObject({ outcomes: null })
  expect(app.performanceOf(figures, bench.network.name, now()).trends.best_hour).toBeNull()
  const pro = await app.newUser(bench, { plan: 'pro' })
  expect(await app.loadAnalyticsTab(bench.db, bench, pro, insights, now())).toMatchObject({
    outcomes: { people: [], subjects: { replies: 0, answered: [] }, contrasts: { replies: 0, found: [] } },
  })
})

test('a period longer than the plan’s is not shown, whatever the URL says', async () => {
  const user = await app.newUser(bench, { plan: 'free' })
  const days = async (period: string) => {
    const tab = await app.loadAnalyticsTab(
      bench.db,
      bench,
      user,
      new URLSearchParams({ tab: 'performance', period }),
      now(),
    )
    return tab.tab === 'performance' ? tab.series.days.length : null
  }
  expect([await days('1'), await days('7'), await days('30'), await days('90'), await days('x')]).toEqual([
    1, 6, 6, 6, 6,
  ])
})

test('the usage bars show the user’s own limits, capped by the plan', async () => {
  const user = await app.newUser(bench, { plan: 'starter' })
  expect(await app.ownLimitsOf(bench.db, user, bench.clock.now())).toMatchObject({
    actions_per_hour: 16,
    follows_per_day: 3,
  })
  await bench.sql(
    `insert into bots (user_id, state, mode, generation, max_actions_per_hour, daily_follow_limit, enable_auto_follow,
       enable_auto_like, enable_auto_retweet) values ($1, 'stopped', 'autopilot', 1, 25, 5, true, true, false)`,
    [user.id],
  )
  expect(await app.ownLimitsOf(bench.db, user, bench.clock.now())).toMatchObject({
    actions_per_hour: 17,
    follows_per_day: 5,
  })
  expect(textOf(await site.page('/dashboard/plan', user))).toContain('Your own limit. The plan allows up to 8 a day.')
  expect(await app.ownLimitsOf(bench.db, user, bench.clock.now())).toMatchObject({ reachable_per_day: 123 })
  await bench.sql('update bots set max_actions_per_hour = 3 where user_id = $1', [user.id])
  expect(textOf(await site.page('/dashboard/plan', user))).toContain(
    'At 3 actions an hour in your working hours, a day brings up to 42.',
  )
  expect(textOf(await site.page('/dashboard/plan', user))).toMatch(
    /Actions today 0 \/ 42 Your pace and hours leave room for 42 today\. \S+ allows 123\./,
  )
})

/** What the default pace and the 14 default hours leave room for. */
const reachOf = ({ actions_per_hour }: { actions_per_hour: { standard: number } }, limit: number) =>
  Math.min(limit, 14 * actions_per_hour.standard)

/** The text of a page with whitespace collapsed. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** Texts that would come from the real table. */
const stale = [
  /\$(?:29|99)\b/,
  /\b(?:10|30|70|100|500) (?:actions|replies)(?! \d)/,
  /\b(?:7|14) (?:days free|free days)|7-day/,
  /\b50 trial credits/,
  /about 10 a day/,
  /\bStarter\b|\bPro\b/,
  /up to (?:10|20|30) (?:a day|an hour)/,
  /goes back (?:7|30|90) days/,
  /keep your plan for 7 days/,
  /\b(?:undefined|null|NaN)\b/,
]

async function expectPage(path: string, user: { id: string } | undefined, ...texts: string[]) {
  const text = textOf(await site.page(path, user))
  for (const one of texts) expect(text, path).toContain(one)
  for (const one of stale) expect(text, path).not.toMatch(one)
  return text
}

describe('every page follows the plan table', () => {
  const public_prices = ['Studio', '$41', '$187', '123 actions/day', '45 replies/day', '9-day free trial']

  test('the landing page and the pricing page', async () => {
    await expectPage('/', undefined, ...public_prices, '678 actions/day', '36 trial credits')
    const pricing = await expectPage('/pricing', undefined, ...public_prices, '16, up to 26', '3, up to 22', '55 days')
    expect(pricing).toContain('keep your plan for 19 days')
  })

  test('the onboarding', async () => {
    const user = await app.newUser(bench, { plan: 'free' })
    await app.completeWelcome(bench.db, user.id, now())
    await expectPage(
      '/onboarding?step=1',
      user,
      '36 trial credits',
      '$41/month',
      '678 actions/day, 234 of them replies.',
    )
    await expectPage(
      '/onboarding?step=1&plan=pro',
      user,
      'Free for 9 days, then $187 a month. Nothing is charged today.',
    )
  })

  test.each(['free', 'starter', 'pro'] as const)('the plan page on %s', async (plan) => {
    const user = await app.newUser(bench, { plan, credits: otherTrial.credits })
    const row = otherTable[plan]
    const [actions, replies] = [reachOf(row, row.actions_per_day), reachOf(row, row.replies_per_day)]
    const gauges = [`Actions today 0 / ${actions}`, `Replies today 0 / ${replies}`]
    if (actions < row.actions_per_day) gauges.push(`${row.name} allows ${row.actions_per_day}.`)
    const more = [`Follows today 0 / ${row.follows_per_day.standard}`, `hour 0 / ${row.actions_per_hour.standard}`]
    await expectPage(
      '/dashboard/plan',
      user,
      `$${row.price}/month`,
      ...gauges,
      ...more,
      '$41 /month',
      '234 replies/day',
    )
  })

  test.each(['free', 'starter', 'pro'] as const)('the other pages on %s', async (plan) => {
    const user = await app.newUser(bench, { plan, credits: 0 })
    const { name, ...row } = otherTable[plan]
    const [actions, replies] = [reachOf(row, row.actions_per_day), reachOf(row, row.replies_per_day)]
    await app.linkAccount(bench, user.id, fakeAccount(`account-${plan}`, `of_${plan}`))
    await expectPage('/dashboard', user, `${name} plan`, `/ ${actions}`, `/ ${replies}`)
    await expectPage('/dashboard/support', user, '123 a day, 45 of them replies')
    await expectPage('/dashboard/analytics?tab=insights', user)
    await expectPage(
      '/dashboard/analytics?tab=performance',
      user,
      ...(plan === 'pro' ? [] : ['With Agency', '30 days (Agency)']),
    )
    await expectPage('/dashboard/settings', user)
    await expectPage('/dashboard/settings/bot', user, `${name}`)
    await expectPage('/cancel', user, plan === 'free' ? '9-day free trial' : `You’re on ${name}`)
    await expectPage('/contact', user, 'working hours on Agency')
  })

  test('the knowledge of the support chat', () => {
    const all = app.help.map(({ says }) => says).join(' ')
    expect(all).toContain('Studio $41 a month (123 actions, 45 replies a day)')
    expect(all).toContain('Free goes back 6 days, Studio 14 and Agency 55')
    for (const one of stale) expect(all).not.toMatch(one)
  })
})

test('a new user gets the trial credits of the plan table', async () => {
  const id = await app.createUser(bench.db, { email: 'newcomer@example.com', confirmed: true }, now())
  const user = await bench.db.selectFrom('users').select('trial_credits').where('id', '=', id).executeTakeFirst()
  expect(user).toEqual({ trial_credits: 36 })
})

test('the checkout sells at the price of the plan table and refuses any other', async () => {
  const user = await app.newUser(bench, { plan: 'free' })
  await expect(app.startCheckout(bench, user, 'pro', now())).rejects.toThrow('checkout_failed')
  await bench.payments.setUp(app.plans)
  const url = await app.startCheckout(bench, user, 'pro', now())
  const page = textOf(await (await fetch(url)).text())
  expect(page).toContain('$187.00')
  expect(page).toContain('9 days free')
  await bench.pay(url)
  await bench.settle()
  await expectPage('/dashboard/plan', user, 'Free trial: 9 days left', 'After that it’s $187 a month.')
  await expectPage(
    `/success?session_id=${/cs_test_\w+/.exec(url)?.[0]}`,
    user,
    'Payment Successful!',
    'Agency is free until',
  )
  await bench.mailsTo(user.email)
  const [mail] = bench.mails.filter(({ to }) => to === user.email)
  expect(mail?.text).toContain('free for 9 days')
  expect(mail?.text).toContain('After that, Agency is $187 a month.')
})
