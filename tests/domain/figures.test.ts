import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { plans } from '#app/content/plans.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { performanceOf } from '#app/domain/activity/analytics.ts'
import { bestHourOf } from '#app/domain/activity/best-hour.ts'
import { type Figures, loadFigures } from '#app/domain/activity/figures.ts'
import { settle } from '#app/domain/bot/send/settle.ts'
import { recordFollowers } from '#app/domain/connection/followers.ts'
import { addDays, day, hour, localTime, minute } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { makeHistory } from '../kit/history.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { linkAccount, newUser, planAction } from '../kit/people.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'

let bench: Bench<FakeNetwork> & { clock: ManualClock }
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

interface Row extends Record<string, unknown> {
  kind: string
  state: string
  claimed_at: Date
  local_day: string
  local_hour: number
  response_ms: number | null
  outcome_likes: number | null
  outcome_replies: number | null
  unwelcome: number
}

/** Days that the plan of these users goes back. */
const history = plans.pro.analytics_days

const percent = (part: number, whole: number) => (whole === 0 ? null : Number(((part / whole) * 100).toFixed(1)))

/** The figures, computed independently from the list of actions. */
function recount(rows: Row[], zone: string, now: Date) {
  const today = localTime(now, zone).day
  const timeOf = (at: Date) => at.toLocaleTimeString('en-GB', { timeZone: zone })
  const on = (states: string[], from: number, to: number) =>
    rows.filter(({ state, local_day }) => {
      return states.includes(state) && local_day >= addDays(today, from) && local_day <= addDays(today, to)
    })
  const count = (states: string[], from: number, to: number) => on(states, from, to).length
  const untilNow = (states: string[]) =>
    on(states, -1, -1).filter(({ claimed_at }) => timeOf(claimed_at) <= timeOf(now))
  const sent = (from: number, to: number) =>
    on(['success', 'unknown', 'sending', 'undone'], from, to).filter(({ kind }) => kind !== 'view').length
  const rate = (from: number, to: number) =>
    percent(count(['success'], from, to), count(['success', 'failed'], from, to))
  const known = (from: number, to: number) =>
    on(['success'], from, to).filter(({ kind, outcome_likes }) => kind === 'reply' && outcome_likes !== null)
  const hasReaction = ({ outcome_likes, outcome_replies, unwelcome }: Row) =>
    unwelcome === 0 && (outcome_likes ?? 0) + (outcome_replies ?? 0) > 0
  const engagement = (from: number, to: number) => {
    const all = known(from, to)
    return percent(all.filter(hasReaction).length, all.length)
  }
  const replies = known(1 - history, 0)
  const hours = replies.map(({ local_hour, outcome_replies, unwelcome }) => ({
    hour: local_hour,
    replies: 1,
    answered: (outcome_replies ?? 0) > unwelcome ? 1 : 0,
  }))
  const answered = on(['success', 'failed'], -6, 0).filter(({ response_ms }) => response_ms !== null)
  return {
    actions_today: sent(0, 0),
    errors_today: count(['failed'], 0, 0),
    today: Object.fromEntries(
      ['reply', 'like', 'follow', 'view'].map((kind) => [
        kind,
        on(['success', 'unknown', 'sending'], 0, 0).filter((row) => row.kind === kind).length,
      ]),
    ) as Figures['today'],
    actions_yesterday: untilNow(['success', 'unknown', 'sending', 'undone']).filter(({ kind }) => kind !== 'view')
      .length,
    success_rate: rate(-6, 0),
    success_rate_of: count(['success', 'failed'], -6, 0),
    success_count: count(['success'], -6, 0),
    success_rate_before: rate(-13, -7),
    avg_response_ms:
      answered.length === 0
        ? null
        : Math.round(answered.reduce((sum, row) => sum + (row.response_ms ?? 0), 0) / answered.length),
    engagement_rate: engagement(-6, 0),
    engagement_rate_before: engagement(-13, -7),
    engagement_of: known(-6, 0).length,
    engagement_count: known(-6, 0).filter(hasReaction).length,
    unwelcome: on(['success'], -6, 0).reduce((sum, row) => sum + row.unwelcome, 0),
    by_hour: replies.length === 0 ? null : { best: bestHourOf(hours) },
    actions_by_day: Array.from({ length: 7 }, (_, at) => sent(at - 6, at - 6)),
    errors_yesterday: untilNow(['failed']).length,
    errors_by_day: Array.from({ length: 7 }, (_, at) => count(['failed'], at - 6, at - 6)),
  } satisfies Partial<Figures>
}

/** An action at this time with a random outcome, made by the product's own functions. */
async function act(random: Random, user: SessionUser, at: Date): Promise<void> {
  bench.clock.set(at)
  const kind = random.pick(['reply', 'reply', 'like', 'follow', 'view'] as const)
  const { id } = await planAction(bench, user.id, 'acc', kind)
  const local = localTime(at, user.time_zone)
  await bench.sql(
    `update actions set state = 'sending', claimed_at = $2, local_day = $3, local_hour = $4 where id = $1`,
    [id, at, local.day, local.hour],
  )
  const luck = random.next()
  if (luck < 0.06) return
  const response_ms = random.int(20, 900)
  const claim = { id, claimed_at: at }
  if (luck < 0.12) return settle(bench.db, claim, { state: 'planned' }, at)
  if (luck < 0.2) return settle(bench.db, claim, { state: 'unknown' }, at)
  if (luck < 0.36) return settle(bench.db, claim, { state: 'failed', code: 'no', response_ms }, at)
  await settle(bench.db, claim, { state: 'success', result_id: '1', response_ms }, at)
  if (kind === 'reply' && random.chance(0.7))
    await bench.sql('update actions set outcome_likes = $2, outcome_replies = $3, unwelcome = $4 where id = $1', [
      id,
      random.pick([0, 0, 1, 5]),
      random.pick([0, 0, 0, 2]),
      random.pick([0, 0, 0, 1]),
    ])
}

const rowsOf = (user: SessionUser) =>
  bench.sql<Row>(
    `select kind, state, claimed_at, local_day::text, local_hour, response_ms, outcome_likes, outcome_replies, unwelcome
     from actions where user_id = $1 and claimed_at is not null`,
    [user.id],
  )

describe('the figures match a recount of the actions', () => {
  test.each([
    [1, 'UTC', '2026-06-15T12:00:00Z', 150],
    [2, 'America/New_York', '2026-03-09T03:30:00Z', 150],
    [3, 'Asia/Kathmandu', '2026-10-25T18:20:00Z', 150],
    [4, 'Europe/Berlin', '2026-03-29T22:30:00Z', 60],
    [5, 'Australia/Lord_Howe', '2026-04-05T13:00:00Z', 8],
  ])('with seed %i in the time zone %s', async (seed, zone, at, actions) => {
    const random = seeded(seedOf(seed))
    const now = new Date(at)
    bench.clock.set(now)
    const user = await newUser(bench, { time_zone: zone })
    for (let count = 0; count < actions; count += 1) {
      const age = random.chance(0.3) ? random.int(0, 30 * hour) : random.int(0, 20 * day)
      await act(random, user, new Date(now.getTime() - age))
    }
    bench.clock.set(now)
    const rows = await rowsOf(user)
    expect(await loadFigures(bench.db, user, now)).toMatchObject(recount(rows, zone, now))

    const rolled = await bench.sql(
      `select local_day::text, local_hour, kind, success, failed, unknown, answered, response_ms from action_hours
       where user_id = $1 order by 1, 2, 3`,
      [user.id],
    )
    const counted = await bench.sql(
      `select local_day::text, local_hour, kind,
         (count(*) filter (where state = 'success'))::int as success,
         (count(*) filter (where state = 'failed'))::int as failed,
         (count(*) filter (where state = 'unknown'))::int as unknown,
         count(response_ms)::int as answered,
         coalesce(sum(response_ms), 0)::bigint as response_ms
       from actions where user_id = $1 and state in ('success', 'failed', 'unknown') group by 1, 2, 3 order by 1, 2, 3`,
      [user.id],
    )
    expect(rolled).toEqual(counted)
  })
})

test('“Asia/Calcutta isn’t recognized, and my dashboard is gone”: databases without former names of zones count too', async () => {
  const user = await newUser(bench, { time_zone: 'VST' })
  await expect(bench.sql(`select now() at time zone 'VST'`)).rejects.toThrow('not recognized')
  expect(await loadFigures(bench.db, user, bench.clock.now())).toMatchObject({ actions_yesterday: 0 })
})

test('figures without data are null', async () => {
  const user = await newUser(bench)
  expect(await loadFigures(bench.db, user, bench.clock.now())).toEqual({
    actions_today: 0,
    today: { reply: 0, like: 0, follow: 0, view: 0 },
    errors_today: 0,
    running_since: null,
    connected: false,
    errors_yesterday: 0,
    actions_yesterday: 0,
    compared_until: expect.stringMatching(/^\d+:\d\d [AP]M$/),
    followers_first_counted: false,
    success_rate: null,
    success_rate_of: 0,
    success_count: 0,
    success_rate_before: null,
    avg_response_ms: null,
    new_followers: null,
    new_followers_since: null,
    followers: null,
    follower_growth_rate: null,
    engagement_rate: null,
    engagement_rate_before: null,
    engagement_of: 0,
    engagement_count: 0,
    unwelcome: 0,
    by_hour: null,
    actions_by_day: Array(7).fill(0),
    errors_by_day: Array(7).fill(0),
    followers_by_day: [null, null, null, null, null, null, null],
    follower_days: [],
  })
})

test('the best hour is the one whose replies got more back, not the one in which most was sent', async () => {
  const user = await newUser(bench)
  const now = new Date('2026-06-15T22:00:00Z')
  const reply = async (clock: number, count: number, answers: number | null) => {
    for (let at = 0; at < count; at += 1) {
      const { id } = await planAction(bench, user.id, 'acc', 'reply')
      await bench.sql(
        `update actions set state = 'success', claimed_at = $2, local_day = '2026-06-10', local_hour = $3,
           outcome_likes = $4, outcome_replies = $4 where id = $1`,
        [id, now, clock, answers],
      )
    }
  }
  const read = async () => (await loadFigures(bench.db, user, now)).by_hour
  await reply(9, 3, null)
  expect(await read()).toBeNull()
  await reply(9, 20, 0)
  await reply(17, 9, 1)
  expect(await read()).toEqual({ best: null })
  await reply(17, 1, 0)
  await reply(9, 8, 1)
  const own = { replies: 10, answered: 9 }
  expect(await read()).toEqual({
    best: { hour: 17, own, others: { replies: 28, answered: 8 }, is_clear: false },
  })
  await reply(9, 12, 0)
  expect(await read()).toEqual({
    best: { hour: 17, own, others: { replies: 40, answered: 8 }, is_clear: true },
  })
})

test('another user’s actions are not counted', async () => {
  const random = seeded(9)
  const [one, other] = [await newUser(bench), await newUser(bench)]
  const now = new Date('2026-06-15T12:00:00Z')
  for (let count = 0; count < 15; count += 1) await act(random, other, new Date(now.getTime() - count * minute))
  expect((await loadFigures(bench.db, one, now)).actions_today).toBe(0)
})

test('new followers are counted from the last count of an earlier day, on the first day not at all', async () => {
  const user = await newUser(bench, { time_zone: 'Asia/Tokyo' })
  const account = fakeAccount('701', 'grown')
  await linkAccount(bench, user.id, account)
  const record = (at: string, followers: number, id = '701') =>
    recordFollowers(bench.db, user, 'perch', { ...account, id, followers }, new Date(at))
  const read = async (at: string) => {
    const { followers, new_followers, follower_growth_rate } = await loadFigures(bench.db, user, new Date(at))
    return [followers, new_followers, follower_growth_rate]
  }
  await record('2026-06-10T03:00:00Z', 100)
  expect(await read('2026-06-10T03:00:00Z')).toEqual([100, null, null])
  await record('2026-06-10T09:00:00Z', 104)
  expect(await read('2026-06-10T09:00:00Z')).toEqual([104, null, null])
  // 15:00 UTC is midnight in Tokyo.
  await record('2026-06-10T15:30:00Z', 106)
  expect(await read('2026-06-10T15:30:00Z')).toEqual([106, 2, 1.9])
  await record('2026-06-10T16:30:00Z', 99)
  expect(await read('2026-06-10T16:30:00Z')).toEqual([99, -5, -4.8])
  await record('2026-06-10T16:40:00Z', 9999, '702')
  expect(await read('2026-06-10T16:40:00Z')).toEqual([99, -5, -4.8])
  const { followers_by_day } = await loadFigures(bench.db, user, new Date('2026-06-10T16:40:00Z'))
  expect(followers_by_day).toEqual([null, null, null, null, null, null, -5])
})

test('no followers are new on a day without a count, and growth over a gap is told with its beginning', async () => {
  const user = await newUser(bench)
  const account = fakeAccount('703', 'paused')
  await linkAccount(bench, user.id, account)
  const count = (at: string, followers: number) =>
    recordFollowers(bench.db, user, 'perch', { ...account, followers }, new Date(at))
  const read = async (at: string) => {
    const figures = await loadFigures(bench.db, user, new Date(at))
    const { engagement_metrics } = performanceOf(figures, 'Perch', new Date(at))
    return [figures.new_followers, figures.new_followers_since, engagement_metrics.follower_growth]
  }
  await count('2026-06-01T09:00:00Z', 100)
  expect(await read('2026-06-02T09:00:00Z')).toEqual([null, null, null])
  await count('2026-06-15T09:00:00Z', 137)
  expect(await read('2026-06-15T10:00:00Z')).toEqual([37, '2026-06-01', null])
  const { followers, followers_by_day } = await loadFigures(bench.db, user, new Date('2026-06-16T10:00:00Z'))
  expect([followers, followers_by_day.at(-2)]).toEqual([137, null])
  await count('2026-06-16T09:00:00Z', 140)
  expect(await read('2026-06-16T10:00:00Z')).toEqual([3, null, 3])
})

test('the statement is planned for a connection’s first uses, then its plan is kept', async () => {
  const users = await Promise.all(Array.from({ length: 8 }, () => newUser(bench)))
  for (const [at, { id }] of users.entries())
    await makeHistory(bench, id, `80${at}`, { actions: 500, recent: 500, a_day: 70 })
  const [user] = users
  if (!user) throw new Error('no user')
  for (let use = 0; use < 20; use += 1) await loadFigures(bench.db, user, bench.clock.now())
  const { rows } = await sql<{ custom_plans: number }>`
    select custom_plans from pg_prepared_statements where statement like '%as follower_days%'`.execute(bench.db)
  expect(rows).toEqual([{ custom_plans: 5 }])
})
