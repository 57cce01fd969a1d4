import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { analyticsCsv, loadReport, timelineCsv } from '#app/domain/activity/report.ts'
import { loadResults } from '#app/domain/activity/results.ts'
import { csvLine } from '#app/domain/csv.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { makeHistory } from '../kit/history.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newBotUser } from '../kit/people.ts'
import { toBuffer } from '../kit/zip.ts'

const clock = manualClock()
let bench: Bench<FakeNetwork>
let user: SessionUser
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'none')))
  const account = fakeAccount('77', 'reporter')
  user = await newBotUser(bench, account)
  await makeHistory(bench, user.id, account.id, { actions: 1_300, recent: 700, a_day: 50 })
  await bench.sql(
    `update actions set post_text = '=HYPERLINK("http://evil.test")', author_handle = '+SUM' where id = (select id from actions where user_id = $1 order by created_at desc limit 1)`,
    [user.id],
  )
})
afterAll(() => bench?.close())

const linesOf = async (parts: AsyncIterable<Uint8Array>) =>
  (await toBuffer(parts)).toString().split('\r\n').filter(Boolean)
const counted = async (since: string) =>
  Number(
    (
      await bench.sql<{ count: number }>(
        'select count(*)::int as count from actions where user_id = $1 and local_day >= $2',
        [user.id, since],
      )
    )[0]?.count,
  )

test('the timeline CSV has every action of the period exactly once, over several pages', async () => {
  const all = await linesOf(timelineCsv(bench.db, bench.networks, user, { period: 'all' }, clock.now()))
  expect(all).toHaveLength(1_301)
  expect(new Set(all).size).toBe(1_301)
  const week = await linesOf(timelineCsv(bench.db, bench.networks, user, { period: 'week' }, clock.now()))
  const first = new Date(clock.now().getTime() - 6 * 86_400_000).toISOString().slice(0, 10)
  expect(week.length - 1).toBe(await counted(first))
  const likes = await linesOf(timelineCsv(bench.db, bench.networks, user, { period: 'all', kind: 'like' }, clock.now()))
  expect(likes.slice(1).every((line) => line.split(',')[1] === 'like')).toBe(true)
})

test('a CSV cell that a spreadsheet would run as a formula is escaped', async () => {
  const [, newest] = await linesOf(timelineCsv(bench.db, bench.networks, user, { period: 'all' }, clock.now()))
  expect(newest).toContain(`,'+SUM,`)
  expect(newest).not.toMatch(/(^|,)"?[=+@]/)
  for (const text of ['=1', '+1x', '-1x', '@a', '\t=1', '\r=1', ' =1', '\uff1d1', '\n@']) {
    const cell = csvLine([text]).trimEnd().replace(/^"/, '')
    expect([text, cell[0]]).toEqual([text, "'"])
  }
  const inside = [
    'a;=1',
    'a;+1',
    'a; -1',
    'a;@b',
    'a\t=1',
    'a\r=1',
    'a\n=1',
    'a;\uff1d1',
    'a;"=1&"',
    'a;""=1',
    '1;\n\t =1',
  ]
  for (const text of inside) {
    const split = csvLine([text])
      .trimEnd()
      .split(/[;\t\r\n]/)
    expect([text, split.filter((cell) => /^[\s"]*[=+\-@\uff1d]/.test(cell))]).toEqual([text, []])
  }
  expect(csvLine(['fine ;-) a;b', 'a-b; c=d'])).toBe('fine ;-) a;b,a-b; c=d\r\n')
  expect(csvLine([-3, '-3.5', 'a "b", c', null, true])).toBe('-3,-3.5,"a ""b"", c",,true\r\n')
})

test('the analytics CSV has the data of its tab', async () => {
  const tab = async (query: Record<string, string>) =>
    linesOf((await analyticsCsv(bench.db, bench, user, new URLSearchParams(query), clock.now())).parts)
  const performance = await tab({ tab: 'performance', period: '7' })
  const report = await loadReport(bench.db, bench.networks, user, 'week', clock.now())
  const days = performance.filter((line) => line.startsWith('Actions by day,'))
  expect(days).toHaveLength(7 * 5)
  const replies = days.filter((line) => line.includes(',Replies,')).map((line) => Number(line.split(',')[3]))
  expect(replies.reduce((sum, one) => sum + one)).toBe(report.totals.reply)
  expect(performance.filter((line) => line.startsWith('Successful actions by hour,'))).toHaveLength(24)
  const back = performance.filter((line) => line.startsWith('Results,'))
  const { answers } = await loadResults(bench.db, user, clock.now(), 7)
  expect(answers).toBeGreaterThan(0)
  expect(back).toHaveLength(7 * 5)
  const answered = back.filter((line) => line.includes(',Replies back,')).map((line) => Number(line.split(',')[3]))
  expect(answered.reduce((sum, one) => sum + one)).toBe(answers)
  await bench.sql(
    `update actions set outcome_followed = true where id = (
       select id from actions where user_id = $1 and kind = 'follow' and state = 'success' limit 1)`,
    [user.id],
  )
  const feed = await tab({ tab: 'activity', kind: 'follow', period: 'all' })
  expect(feed.filter((line) => line.includes(',true,http'))).toHaveLength(1)
  expect(feed.length).toBeGreaterThan(25)
  expect(feed.slice(1).every((line) => line.split(',')[1] === 'follow')).toBe(true)
  const insights = await tab({ tab: 'insights' })
  expect(insights.filter((line) => line.startsWith('Results per person,')).length).toBeGreaterThan(2)
  expect(insights.filter((line) => /: followed back,(true|false|)$/.test(line)).length).toBeGreaterThan(0)
})

test('the printed report has the totals of its period, limited by the plan', async () => {
  const report = await loadReport(bench.db, bench.networks, user, 'month', clock.now())
  const rows = await bench.sql<{ kind: string; count: number }>(
    `select kind, count(*)::int as count from actions where user_id = $1 and local_day >= $2
     and state in ('success', 'unknown') group by kind`,
    [user.id, report.first],
  )
  const { failed, ...totals } = report.totals
  expect(totals).toEqual(Object.fromEntries(rows.map(({ kind, count }) => [kind, count])))
  expect(failed).toBeGreaterThan(0)
  expect([report.items.length, report.more, report.cut]).toEqual([100, true, false])
  expect(await loadReport(bench.db, bench.networks, user, 'all', clock.now())).toMatchObject({ cut: true })
})

test('reports list drafts apart from what happened', async () => {
  await bench.sql(
    `update actions set state = case when n % 2 = 0 then 'expired' else 'rejected' end
     from (select id, row_number() over (order by created_at desc) as n from actions) as numbered
     where numbered.id = actions.id and n in (2, 5, 9)`,
  )
  const lines = await linesOf(timelineCsv(bench.db, bench.networks, user, { period: 'all' }, clock.now()))
  expect(lines.slice(-4).map((line) => line.split(',').at(-1))).toEqual(['Sent', 'Drafts', 'Drafts', 'Drafts'])
  expect(lines.filter((line) => line.endsWith(',Drafts'))).toHaveLength(3)
  const { items, drafts } = await loadReport(bench.db, bench.networks, user, 'all', clock.now())
  expect([items.length, drafts.length]).toEqual([97, 3])
})
