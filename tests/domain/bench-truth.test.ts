import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { performanceOf } from '#app/domain/activity/analytics.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { mailSummary } from '#app/domain/mail/summary-mails.ts'
import { localTime } from '#app/domain/time.ts'
import { compare, compareWeek, recountUser, type TruthReport } from '../bench/truth.ts'
import { sizeOf } from '../kit/main-module.ts'
import { seedOf } from '../kit/random.ts'
import { siteHere } from '../kit/site.ts'
import { pagesRead, sentencesOn, wordsOf } from '../kit/truth/sentences.ts'
import type { Week, WeekUser } from '../kit/truth/users.ts'
import { liveWeek } from '../kit/truth/week.ts'

let week: Week
beforeAll(async () => {
  week = await liveWeek({
    postgres: inject('postgres'),
    seed: seedOf(1),
    users: sizeOf('USERS', 2),
    days: sizeOf('DAYS', 1),
  })
})
afterAll(() => week?.close())

test('after a day on Perch every figure of two users equals its recount', async () => {
  const { actions, lines, examples } = await compareWeek(week)
  expect(examples).toEqual([])
  expect(actions).toBeGreaterThan(60)
  expect(lines.filter(({ telling }) => telling > 0).length).toBeGreaterThan(25)
})

async function textOf(on: string, user: WeekUser, page: (path: string) => Promise<string>): Promise<string> {
  const { bench } = week
  const now = bench.clock.now()
  if (on.startsWith('/')) return wordsOf(await page(on))
  if (on === 'the dashboard’s JSON')
    return JSON.stringify(performanceOf(await loadFigures(bench.db, user, now), 'Perch', now))
  await bench.sql('insert into notification_preferences (user_id, daily_summary) values ($1, true)', [user.id])
  await mailSummary(bench, { user_id: user.id, span: 'day', before: localTime(now, user.time_zone).day })
  const mail = bench.mails.findLast(({ to }) => to === user.email)
  return mail?.text.replaceAll(/\s+/g, ' ') ?? ''
}

test('every sentence that gives a number gives the recounted one, on pages, in mails and in JSON', async () => {
  const site = await siteHere(week.bench)
  const report: TruthReport = { actions: 0, lines: [], examples: [] }
  const ledger = await week.perch.ledger()
  for (const user of week.users) {
    const { fromLedger, fromLog } = await recountUser(week, user, ledger)
    for (const on of pagesRead) {
      const text = await textOf(on, user, (path) => site.page(path, user))
      const [read, truth] = sentencesOn(on, text, { ...fromLedger, ...fromLog }, user)
      compare(report, user.handle, 'Perch’s ledger', read, truth)
    }
  }
  expect(report.examples).toEqual([])
  expect(report.lines.filter(({ telling }) => telling > 0).length).toBeGreaterThan(15)
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
