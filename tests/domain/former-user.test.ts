import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { ActionKind } from '#app/adapters/network/network.ts'
import { plans } from '#app/content/plans.ts'
import type { SignedIn } from '#app/domain/account/session/session.ts'
import { pollDashboardAnalytics } from '#app/domain/activity/for-api-clients.ts'
import { startBot } from '#app/domain/bot/schedule/bot.ts'
import { startedText } from '#app/domain/bot/schedule/rest.ts'
import { type ActionUsage, checkLimits } from '#app/domain/bot/send/action-limits.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { heldText } from '#app/domain/bot/send/limit-texts.ts'
import { planUsageOf } from '#app/domain/bot/send/plan-usage.ts'
import { checksOf } from '#app/domain/health/diagnosis.ts'
import { healthFacts } from '#app/domain/health/facts.ts'
import { loadHome } from '#app/domain/home/home.ts'
import { hour, minute } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { type Limits, type NewUserOptions, newBotUser, newUser, planAction } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'
import { usageOf } from '../kit/usage.ts'

const account = fakeAccount('4711', 'finch')
let bench: Bench<FakeNetwork> & { clock: ManualClock }

beforeAll(async () => {
  const network = fakeNetwork(account, {
    search: async () => [fakePost({ text: 'Espresso and grinders, what now?', at: bench.clock.now() })],
  })
  bench = await startBench(inject('postgres'), manualClock(), network)
})
afterAll(() => bench?.close())
beforeEach(async () => {
  await bench.sql('delete from users')
  bench.clock.set('2026-06-15T09:00:00Z')
})

const now = () => bench.clock.now()
/** The texts have a narrow space before AM and PM. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ')

type User = Awaited<ReturnType<typeof newBotUser>>

async function acted(user: User, kind: ActionKind, times: string[], creditFrom = times.length) {
  for (const [index, at] of times.entries()) {
    const { id } = await planAction(bench, user.id, account.id, kind)
    await bench.sql(
      `update actions set state = 'success', claimed_at = $2, finished_at = $2, local_day = $3, local_hour = 0,
         used_credit = $4 where id = $1`,
      [id, at, at.slice(0, 10), index >= creditFrom],
    )
  }
}

/** Somebody has the account, does this with it, and gives it up; then another user connects it. */
async function successor(did: [ActionKind, string[]][], options: NewUserOptions & Limits = {}) {
  const former = await newBotUser(bench, account, { plan: 'pro' })
  for (const [kind, times] of did) await acted(former, kind, times)
  await bench.sql('delete from connections')
  await bench.sql('delete from bots')
  return newBotUser(bench, account, { plan: 'free', credits: 0, max_actions_per_hour: 15, ...options })
}

/** Ten times, ten minutes apart. */
const tenFrom = (from: string) =>
  Array.from({ length: 10 }, (_, at) => new Date(Date.parse(from) + at * 10 * minute).toISOString())

const claim = async (user: User, kind: ActionKind = 'like') =>
  claimAction(bench.db, bench.network, await planAction(bench, user.id, account.id, kind), now())
const retryOf = async (user: User, kind: ActionKind = 'like') => {
  const refused = await claim(user, kind)
  return refused.claimed ? 'now' : refused.retry_at?.toISOString()
}

describe('a limit that only the former user filled', () => {
  const filledYesterday: [ActionKind, string[]][] = [['like', tenFrom('2026-06-14T10:05:00Z')]]

  test('has room once their first action is a day old, for one more each time', async () => {
    const user = await successor(filledYesterday)
    expect(await retryOf(user)).toBe('2026-06-15T10:05:00.000Z')
    bench.clock.set('2026-06-15T10:05:00Z')
    expect(await claim(user)).toMatchObject({ claimed: true })
    expect(await retryOf(user)).toBe('2026-06-15T10:15:00.000Z')
  })

  test('is what every screen says, with its real end and nobody’s trial credits', async () => {
    const user = await successor(filledYesterday)
    await bench.sql('update bots set note = null')
    const home = await loadHome({ ...bench, rules: bench.rules }, user, now())
    const former =
      'The account you connected did 10 actions with another user in the last 24 hours. They count here too: the first until 10:05 AM, the last until 11:35 AM.'
    expect(plain(home.former_user)).toBe(former)
    expect(home).toMatchObject({ credits_today: 0, figures: { actions_today: 0 }, bot: { running: true, rests: true } })
    const { full_until, resumes, ...used } = home.limits.actions
    expect([used, plain(full_until ?? ''), plain(resumes ?? '')]).toEqual([
      { used: 10, most: 10, reach: 10 },
      '10:05 AM',
      'at 10:05 AM',
    ])
    const rest = 'Daily limit reached. The bot continues at 10:05 AM.'
    expect(plain(home.bot.note)).toBe(rest)
    const api = await pollDashboardAnalytics(bench, { user, live_version: 0 } as SignedIn, now())
    expect([api.bot_performance.actions_today, plain(api.bot_rest)]).toEqual([0, rest])
    const usage = await planUsageOf(bench.db, user, now())
    expect(usage).toMatchObject({ actions_today: 10, credits_today: 0 })
    expect(plain(usage.former_user)).toBe(former)
    const checks = checksOf(await healthFacts(bench, user, AbortSignal.timeout(maxWaitMs)))
    const finding = (id: string) => plain(checks.find((one) => one.id === id)?.finding)
    expect(finding('bot')).toBe(`Your bot is on. ${rest}`)
    expect(finding('limits')).toBe(
      `Today: 10 of 10 actions and 0 of 10 replies. ${former} Daily limit reached. The bot continues at 10:05 AM.`,
    )
    const held = await heldText(bench.db, user, 'day_limit', new Date('2026-06-15T10:05:00.5Z'), now())
    expect(plain(held)).toContain('It can go out after 10:06 AM.')
  })

  test('holds the bot until then, not until tomorrow', async () => {
    // Likes would leave nothing but replies to be done, and replies take a mind that writes.
    const user = await successor([['reply', tenFrom('2026-06-14T10:05:00Z')]])
    await bench.sql('update bots set enable_auto_view = false')
    expect(plain((await stepOnce(bench))?.note)).toBe('The bot continues at 10:05 AM.')
    bench.clock.set('2026-06-15T10:05:00Z')
    await bench.sql('update bots set due_at = $1', [now()])
    const result = await stepOnce(bench)
    expect(bench.network.done.length).toBe(1)
    expect(result?.act_at?.toISOString() ?? '').toMatch(/^2026-06-15T/)
    expect(plain(result?.note)).toBe('The bot continues at 10:15 AM.')
    expect((await planUsageOf(bench.db, user, now())).actions_today).toBe(10)
  })

  test('is what follows Wake Up Bot, instead of work', async () => {
    const user = await successor(filledYesterday)
    await startBot(bench.db, bench.network, user, {}, now())
    const text = async () => plain(await startedText(bench.db, bench.network, user, now()))
    expect(await text()).toBe('Your bot is on. Daily limit reached. The bot continues at 10:05 AM.')
    bench.clock.set('2026-06-15T10:05:00Z')
    expect(await text()).toBe('Your bot is now working!')
  })
})

describe('what follows Wake Up Bot', () => {
  const text = async (user: User) => plain(await startedText(bench.db, bench.network, user, now()))

  test('is tomorrow’s work after the user’s own day, and names a pause', async () => {
    const user = await newBotUser(bench, account, { plan: 'free', credits: 0 })
    await acted(user, 'like', tenFrom('2026-06-15T01:00:00Z'))
    expect(await text(user)).toBe('Your bot is on. Daily limit reached. The bot continues tomorrow.')
    await bench.sql('update connections set paused_until = $1', [new Date(now().getTime() + hour)])
    expect(await text(user)).toMatch(/^Your bot is on\. .* asked us to slow down\. The bot starts when that’s over\.$/)
  })

  test('is work as long as anything can be done', async () => {
    const user = await newBotUser(bench, account, { plan: 'starter' })
    await acted(
      user,
      'reply',
      Array.from({ length: 30 }, () => '2026-06-15T01:00:00Z'),
    )
    expect(await text(user)).toBe(
      'Your bot is now working! Today’s replies are used up. The bot continues with likes and follows.',
    )
  })

  test('waits until tomorrow once the day’s share of credits is used, though credits are left', async () => {
    const user = await newBotUser(bench, account, { plan: 'free', credits: 30, max_actions_per_hour: 15 })
    await acted(user, 'like', [...tenFrom('2026-06-15T01:00:00Z'), ...tenFrom('2026-06-15T03:00:00Z')], 10)
    expect(await text(user)).toBe('Your bot is on. Daily limit reached. The bot continues tomorrow.')
    expect((await loadHome({ ...bench, rules: bench.rules }, user, now())).credits_today).toBe(10)
  })
})

describe('a limit frees up', () => {
  const user = { max_actions_per_hour: 30, daily_follow_limit: 5 }
  const at = (text: string) => new Date(text)
  const retry = (kind: ActionKind, usage: ActionUsage, zone: string, when: Date) => {
    const allowance = { usage, plan: plans.free, credits: 0, time_zone: zone }
    const decision = checkLimits(kind, allowance, user, when)
    return decision.allowed ? 'now' : new Date(Math.floor(decision.retry_at.getTime() / minute) * minute).toISOString()
  }
  const others = (kind: ActionKind, ends: string[]) => ends.map((end) => ({ kind, until: at(end) }))
  const noon = at('2026-06-15T12:00:00Z')
  const evening = ['2026-06-15T18:00:00Z', '2026-06-15T19:00:00Z', '2026-06-15T20:00:00Z']

  test('when the own actions and the others’ together leave room', () => {
    const usage = usageOf({ today: 8, others: others('like', evening) }, noon)
    // Eleven: two have to go.
    expect(retry('like', usage, 'UTC', noon)).toBe('2026-06-15T19:00:00.000Z')
    expect(retry('like', usageOf({ today: 10, others: others('like', evening) }, noon), 'UTC', noon)).toBe(
      '2026-06-16T00:00:00.000Z',
    )
  })

  test('after midnight, if the others’ actions alone still fill it then', () => {
    const ends = Array.from({ length: 10 }, (_, index) => new Date(Date.parse('2026-06-16T03:00:00Z') + index * hour))
    const usage = usageOf({ today: 4, others: ends.map((until) => ({ kind: 'like' as const, until })) }, noon)
    expect(retry('like', usage, 'UTC', noon)).toBe('2026-06-16T03:00:00.000Z')
  })

  test('for each kind by itself, and for an action once all its limits do', () => {
    const follows = others(
      'follow',
      ['17:00', '18:00', '19:00', '20:00', '21:00'].map((one) => `2026-06-15T${one}:00Z`),
    )
    expect(retry('follow', usageOf({ others: follows }, noon), 'UTC', noon)).toBe('2026-06-15T17:00:00.000Z')
    expect(retry('like', usageOf({ others: follows }, noon), 'UTC', noon)).toBe('now')
    const likes = others(
      'like',
      Array.from({ length: 5 }, (_, index) => `2026-06-15T1${3 + index}:30:00Z`),
    )
    const both = usageOf({ others: [...likes, ...follows] }, noon)
    expect(retry('like', both, 'UTC', noon)).toBe('2026-06-15T13:30:00.000Z')
    expect(retry('follow', both, 'UTC', noon)).toBe('2026-06-15T17:00:00.000Z')
  })

  test('at the end of a day of 25 or 23 hours', () => {
    const full = (when: Date, ends: string[] = []) =>
      usageOf({ today: 10 - ends.length, others: others('like', ends) }, when)
    const [autumn, spring] = [at('2026-10-25T00:00:00Z'), at('2026-03-29T00:00:00Z')]
    expect(retry('like', full(autumn), 'Europe/Berlin', autumn)).toBe('2026-10-25T23:00:00.000Z')
    expect(retry('like', full(spring), 'Europe/Berlin', spring)).toBe('2026-03-29T22:00:00.000Z')
    const late = ['2026-10-25T22:30:00Z']
    expect(retry('like', full(autumn, late), 'Europe/Berlin', autumn)).toBe('2026-10-25T22:30:00.000Z')
  })
})

test('what counts for less than the user’s own actions is not said to count', async () => {
  const user = await newUser(bench, { plan: 'pro' })
  expect((await planUsageOf(bench.db, user, now())).former_user).toBeNull()
  const next = await successor([['view', ['2026-06-14T20:00:00Z']]])
  expect((await planUsageOf(bench.db, next, now())).former_user).toBeNull()
})
