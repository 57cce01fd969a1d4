import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { compareSentences, compareWeek } from '../bench/truth.ts'
import { sizeOf } from '../kit/main-module.ts'
import { seedOf } from '../kit/random.ts'
import { siteHere } from '../kit/site.ts'
import type { Week } from '../kit/truth/users.ts'
import { liveWeek } from '../kit/truth/week.ts'

let week: Week
beforeAll(async () => {
  week = await liveWeek({
    postgres: inject('postgres'),
    seed: seedOf(1),
    users: sizeOf('USERS', 3),
    days: sizeOf('DAYS', 1),
  })
})
afterAll(() => week?.close())

test('after a day on Perch every figure of three users equals its recount', async () => {
  const { actions, lines, examples } = await compareWeek(week)
  expect(examples).toEqual([])
  expect(actions).toBeGreaterThan(60)
  expect(lines.filter(({ telling }) => telling > 0).length).toBeGreaterThan(25)
})

test('every sentence that gives a number gives the recounted one, on pages, in mails and in JSON', async () => {
  const { lines, examples } = await compareSentences(week, await siteHere(week.bench))
  expect(examples).toEqual([])
  const telling = lines.filter(({ telling }) => telling > 0).map(({ figure }) => figure)
  expect(telling.length).toBeGreaterThan(25)
  for (const on of ['/dashboard/queue', '/dashboard/inbox', 'the weekly mail', '/dashboard/plan: \\$'])
    expect([on, telling.filter((one) => one.startsWith(on)).length > 0]).toEqual([on, true])
})

test('a count, an outcome or a row that is wrong by one is found', async () => {
  const { sql } = week.bench
  const one = (table: string, where: string) => `(select ctid from ${table} where ${where} limit 1)`
  for (const [spoil, figure] of [
    [
      `update action_hours set success = success + 1 where ctid = ${one('action_hours', `kind = 'like'`)}`,
      'actions by day',
    ],
    [
      `update actions set outcome_likes = outcome_likes + 1 where ctid = ${one('actions', `state = 'success' and kind = 'reply' and outcome_likes is not null`)}`,
      'likes by day',
    ],
    [
      `update follower_days set last_count = last_count + 1 where ctid = ${one('follower_days', 'true')}`,
      'followers by day',
    ],
    [`update users set trial_credits = trial_credits - 1 where ctid = ${one('users', 'true')}`, 'trial credits left'],
  ] as const) {
    await sql(spoil)
    const { lines } = await compareWeek(week)
    expect([figure, lines.find((line) => line.figure === figure)?.differences]).toEqual([figure, 1])
  }
})
