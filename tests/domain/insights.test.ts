import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { performanceOf } from '#app/domain/activity/analytics.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { analyticsCsv } from '#app/domain/activity/report.ts'
import { loadSubjects } from '#app/domain/activity/subjects.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newBotUser } from '../kit/people.ts'
import { siteHere } from '../kit/site.ts'
import { wordsOf } from '../kit/truth/sentences.ts'
import { maxWaitMs } from '../kit/until.ts'

let bench: Bench<FakeNetwork> & { clock: ManualClock }
beforeAll(async () => {
  bench = await startBench(
    inject('postgres'),
    manualClock('2026-06-15T22:00:00Z'),
    fakeNetwork(fakeAccount('1', 'none')),
  )
})
afterAll(() => bench?.close())

type ByHour = Record<number, [replies: number, answered: number]>

/** The insights of a user with these replies of yesterday by their hour, and this number of failed actions. */
async function insightsFor(byHour: ByHour, failed = 0) {
  const { insights, trends } = await analyticsOf(await userWith(byHour, failed))
  return { ...insights, best_hour: trends.best_hour }
}

async function userWith(byHour: ByHour, failed = 0) {
  const name = crypto.randomUUID().slice(0, 8)
  const user = await newBotUser(bench, fakeAccount(name, name))
  const count = (hour: number, kind: string, success: number, refused: number) =>
    bench.sql(
      `insert into action_hours (user_id, local_day, local_hour, kind, success, failed) values ($1, '2026-06-14', $2, $3, $4, $5)`,
      [user.id, hour, kind, success, refused],
    )
  for (const [hour, [replies, answered]] of Object.entries(byHour)) {
    await count(Number(hour), 'reply', replies, 0)
    const posts = Array.from({ length: replies }, () => 'A post.')
    const answers = posts.map((_, at) => (at < answered ? 1 : 0))
    await addReplies(user.id, posts, answers, { day: '2026-06-14', hour: Number(hour) })
  }
  await count(0, 'view', 0, failed)
  return user
}

async function analyticsOf(user: SessionUser) {
  const now = bench.clock.now()
  return performanceOf(await loadFigures(bench.db, user, now), bench.network.name, now)
}

test.each<[string, ByHour, number | null, string | null]>([
  ['nine replies in an hour are too few', { 9: [9, 9], 10: [20, 0] }, null, null],
  ['where all hours get as much back none is the best', { 9: [20, 5], 10: [20, 5] }, null, null],
  ['what chance could do is shown without a recommendation', { 9: [12, 4], 10: [40, 8] }, 9, null],
  [
    'a clear lead becomes a recommendation with its numbers',
    { 9: [12, 11], 10: [40, 8] },
    9,
    '9 AM to 10 AM is your best hour: 11 of 12 replies got one back, 8 of 40 at other hours.',
  ],
  ['of two hours that are as good the earlier one is shown', { 20: [12, 4], 9: [12, 4], 10: [40, 2] }, 9, null],
  ['the hour in which most was sent is not the best', { 9: [12, 3], 10: [60, 8] }, 9, null],
])('%s', async (_, byHour, best_hour, recommendation) => {
  expect(await insightsFor(byHour)).toEqual({ best_hour, recommendation, warning: null })
})

describe('the best hour is the same on Performance, in the files and the calls, and advice if it is clear', () => {
  const read = async (path: string, user: SessionUser) => wordsOf(await (await siteHere(bench)).page(path, user))
  test.each<[string, ByHour, string, number | null, boolean]>([
    ['a small lead', { 9: [12, 4], 10: [40, 8] }, '9 AM', 9, false],
    ['a clear lead', { 9: [12, 11], 10: [40, 8] }, '9 AM', 9, true],
    ['none', { 9: [20, 5], 10: [20, 5] }, 'Not clear yet', null, false],
  ])('%s', async (_, byHour, shown, best_hour, is_clear) => {
    const user = await userWith(byHour)
    const performance = await read('/dashboard/analytics', user)
    expect(performance).toContain(`Best Hour ${shown}`)
    expect(performance.includes('That could be chance.')).toBe(best_hour !== null && !is_clear)
    const insights = await read('/dashboard/analytics?tab=insights', user)
    expect(insights.includes('Replies sent from 9 AM to 10 AM get more back.')).toBe(is_clear)
    expect((await analyticsOf(user)).trends.best_hour).toBe(best_hour)
    for (const tab of ['performance', 'insights'] as const) {
      const file = await analyticsCsv(bench.db, bench, user, new URLSearchParams({ tab }), bench.clock.now())
      let lines = ''
      for await (const part of file.parts) lines += Buffer.from(part).toString()
      expect(lines).toContain(`Best hour,${best_hour === null ? '' : shown}`)
      expect(lines).toContain(`more than chance,${best_hour === null ? '' : is_clear ? 'yes' : 'no'}`)
    }
  })
})

test('without data a stopped bot is recommended to start, and an account to be connected only if none is', async () => {
  const user = await newBotUser(bench, fakeAccount('stopped', 'stopped'))
  const recommended = async () => (await analyticsOf(user)).insights.recommendation
  await bench.sql(`update bots set state = 'stopped' where user_id = $1`, [user.id])
  expect(await recommended()).toBe('Start the bot to see analytics data.')
  await bench.sql(`update connections set state = 'closed' where user_id = $1`, [user.id])
  expect(await recommended()).toBe('Connect your Perch account and start the bot to see analytics data.')
})

test('who has data already is not told to start the bot to see some', async () => {
  const user = await newBotUser(bench, fakeAccount('paused', 'paused'))
  await bench.sql(
    `insert into action_hours (user_id, local_day, local_hour, kind, success) values ($1, '2026-06-14', 9, 'like', 3)`,
    [user.id],
  )
  await bench.sql(`update bots set state = 'stopped' where user_id = $1`, [user.id])
  const { insights } = await analyticsOf(user)
  expect(insights).toEqual({ recommendation: null, warning: 'Bot is not currently running.' })
})

test('the last hour of the day ends at 12 AM', async () => {
  expect((await insightsFor({ 23: [20, 19], 4: [20, 1] })).recommendation).toMatch(/^11 PM to 12 AM /)
})

test('a low success rate is a warning only from ten results on', async () => {
  expect((await insightsFor({ 9: [3, 0] }, 6)).warning).toBeNull()
  expect((await insightsFor({ 9: [5, 0] }, 5)).warning).toBe(
    'In the last 7 days, only 50% of 10 actions on Perch succeeded.',
  )
  expect((await insightsFor({ 9: [8, 0] }, 2)).warning).toBeNull()
})

const espresso = [
  'My espresso runs too fast, should I grind finer?',
  'Pulled a sour espresso again this morning.',
  'Which basket do you use for espresso, 18 or 20 grams?',
  'New burrs in the grinder and the espresso tastes of nothing.',
]
const marathon = [
  'Long run done, 28 km, legs are gone. Marathon in three weeks.',
  'How do you pace the last ten km of a marathon?',
  'My marathon taper starts on Monday and I already feel slow.',
]

/** A reply to each of the posts, a minute apart, with this number of answers and likes; null if not counted. */
async function addReplies(
  userId: string,
  posts: string[],
  answers: (number | null)[],
  sent: { day: string | null; hour: number } = { day: null, hour: 0 },
) {
  for (const [at, text] of posts.entries())
    await bench.sql(
      `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id, author_handle,
         author_name, situation, source, state, reason, generation, created_at, claimed_at, local_day, local_hour, outcome_likes, outcome_replies)
       values ($1::uuid, 'perch', $1::text, 'reply', $2::text, $2::text, $3, 'a' || $2::text, 'h', 'Somebody', 'stranger', 'auto', 'success', 'A test.', 1,
         $4::timestamptz, $4::timestamptz, coalesce($6::date, ($4::timestamptz)::date), $7::int, $5::int, $5::int)`,
      [
        userId,
        crypto.randomUUID(),
        text,
        new Date(bench.clock.now().getTime() - at * 60_000),
        answers[at] ?? null,
        sent.day,
        sent.hour,
      ],
    )
}

const since = new Date('2026-06-01')
const subjectsOf = (userId: string) => loadSubjects(bench.db, bench.mind, userId, since, AbortSignal.timeout(maxWaitMs))

test('answered replies are grouped by the topic of the posts, most answers first', async () => {
  const [user, other] = await Promise.all(
    ['1', '2'].map((name) => newBotUser(bench, fakeAccount(name + crypto.randomUUID(), name))),
  )
  if (!user || !other) throw new Error('nobody')
  await addReplies(user.id, espresso, [1, 0, 1, null])
  await addReplies(user.id, marathon, [3, 0, 1])
  await addReplies(other.id, espresso, [9, 9, 9, 9])
  expect(await subjectsOf(user.id)).toMatchObject({
    replies: 6,
    answered: [
      { name: 'running', replies: 3, answered: 2, answers: 4, likes: 4, is_clear: false },
      { name: 'espresso', replies: 3, answered: 2, answers: 2, likes: 2 },
    ],
  })
})

test('two replies are too few for a topic, and a topic without answers is not shown', async () => {
  const user = await newBotUser(bench, fakeAccount(crypto.randomUUID(), 'few'))
  await addReplies(user.id, espresso.slice(0, 2), [5, 5])
  expect(await subjectsOf(user.id)).toMatchObject({ replies: 2, answered: [], map: [] })
  await addReplies(user.id, marathon, [0, 0, 0])
  expect(await subjectsOf(user.id)).toMatchObject({ replies: 5, answered: [] })
})

test('the map has each reply by how far it went, posts that were skipped, and a topic that was only skipped', async () => {
  const user = await newBotUser(bench, fakeAccount(crypto.randomUUID(), 'mapped'))
  await addReplies(user.id, espresso, [1, 0, 0, 0])
  const skipped = [
    'Repotted the monstera, roots everywhere.',
    'Which soil do you use for a monstera in a dark room?',
    'The monstera has a new leaf and I told everyone.',
    'Watered the monstera too much again.',
    'A monstera cutting in a jar, third week, roots at last.',
    'Espresso again, too sour.',
  ]
  for (const text of skipped)
    await bench.sql(
      `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id, author_handle,
         author_name, situation, source, state, reason, code, generation, created_at, local_day, local_hour)
       values ($1::uuid, 'perch', $1::text, 'reply', $2::text, $2::text, $3, 'a', 'h', 'Somebody', 'stranger', 'auto', 'skipped', 'A test.',
         'off_topic', 1, $4::timestamptz, ($4::timestamptz)::date, 0)`,
      [user.id, crypto.randomUUID(), text, bench.clock.now()],
    )
  const { map = [] } = (await subjectsOf(user.id)) ?? {}
  const missed = map.find(({ name }) => name === 'houseplants')
  expect(missed?.posts).toEqual(Array.from({ length: 5 }, () => 'skipped'))
  const own = map.find(({ name }) => name.toLowerCase().includes('espresso'))
  expect(own?.posts.filter((reach) => reach === 'answered')).toHaveLength(1)
  expect(own?.posts.filter((reach) => reach === 'nothing')).toHaveLength(3)
  for (const { place } of map) for (const value of place) expect(Math.abs(value)).toBeLessThanOrEqual(1)
})

test('there are no topics if grouping the posts takes too long', async () => {
  const user = await newBotUser(bench, fakeAccount(crypto.randomUUID(), 'untold'))
  await addReplies(user.id, ['A post that nobody has read before.'], [1])
  expect(await loadSubjects(bench.db, bench.mind, user.id, since, AbortSignal.abort())).toBeNull()
})
