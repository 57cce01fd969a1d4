import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { loadActivity } from '#app/domain/activity/activity.ts'
import { performanceOf } from '#app/domain/activity/analytics.ts'
import { loadContrasts } from '#app/domain/activity/contrasts.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { loadActionsPage } from '#app/domain/activity/for-api-clients.ts'
import { loadOutcomes } from '#app/domain/activity/people.ts'
import { analyticsCsv, loadReport, timelineCsv } from '#app/domain/activity/report.ts'
import { loadResults } from '#app/domain/activity/results.ts'
import { loadSubjects } from '#app/domain/activity/subjects.ts'
import { loadSummary } from '#app/domain/mail/summary.ts'
import { day, hour } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { priorityOf } from '../kit/named-people.ts'
import { newBotUser, planAction } from '../kit/people.ts'
import { toBuffer } from '../kit/zip.ts'

/** One reply, which got a like and one reply back: a complaint. No result may call that a reply or a success. */

const clock = manualClock()
const account = fakeAccount('77', 'finch')
let bench: Bench<FakeNetwork>
let user: SessionUser
const since = () => new Date(clock.now().getTime() - 7 * day)

beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(account))
  user = await newBotUser(bench, account)
  const { id } = await planAction(bench, user.id, account.id, 'reply')
  await bench.sql(
    `update actions set state = 'success', claimed_at = $2, local_day = ($2::timestamptz at time zone 'UTC')::date,
       local_hour = 9, finished_at = $2, result_id = 'r1', text = 'Well said.', outcome_likes = 1, outcome_replies = 1,
       unwelcome = 1 where id = $1`,
    [id, new Date(clock.now().getTime() - hour)],
  )
  await bench.sql(
    `insert into action_hours (user_id, local_day, local_hour, kind, success)
     select user_id, local_day, local_hour, kind, 1 from actions`,
  )
  await bench.sql(
    `insert into bot_terms (user_id, list, key, value, added_at)
     select user_id, 'target', lower(author_handle), author_handle, $1 from actions`,
    [clock.now()],
  )
})
afterAll(() => bench?.close())

const shown = async (query: Record<string, string>) =>
  loadActivity(bench.db, bench.networks, user, new URLSearchParams(query), clock.now())
const csv = async (parts: AsyncIterable<Uint8Array>) => (await toBuffer(parts)).toString()

test('the dashboard and the API', async () => {
  const figures = await loadFigures(bench.db, user, clock.now())
  expect(figures).toMatchObject({ engagement_of: 1, engagement_count: 0, engagement_rate: 0, unwelcome: 1 })
  const { engagement_metrics } = performanceOf(figures, 'Perch', clock.now())
  expect(engagement_metrics).toMatchObject({ engagement_rate: '0%', unwelcome: 1 })
  const { actions } = await loadActionsPage(bench.db, bench.networks, user, { period: 'week' }, clock.now())
  expect(actions).toMatchObject([{ outcome: { likes: 1, replies: 0 }, unwelcome: 1 }])
})

test('analytics', async () => {
  const results = await loadResults(bench.db, user, clock.now(), 7)
  expect(results).toMatchObject({ replies: 1, answered: 0, engaged: 0, answers: 0, unwelcome: 1, best: [] })
  expect(results.days.at(-1)).toMatchObject({ answers: 0, unwelcome: 1 })
  expect(await loadOutcomes(bench.db, user.id, since())).toMatchObject([{ replies: 1, answers: 0, unwelcome: 1 }])
  const contrasts = await loadContrasts(bench.db, user.id, since().toISOString().slice(0, 10))
  expect(contrasts).toMatchObject({ replies: 1, found: [] })
  const alone = {
    ...bench.mind,
    groups: async () => [{ name: 'all', members: [0], place: [0, 0] as [number, number] }],
  }
  expect(await loadSubjects(bench.db, alone, user.id, since())).toMatchObject({ replies: 1, answered: [] })
  expect(await priorityOf(bench, user)).toMatchObject([{ results: { received: 0, unwelcome: 1 } }])
})

test('the activity and its filters', async () => {
  expect((await shown({ period: 'all', outcome: 'answered' })).page?.items).toEqual([])
  expect((await shown({ period: 'all', outcome: 'unwelcome' })).page?.items).toMatchObject([{ unwelcome: 1 }])
})

test('report, files and mails', async () => {
  const report = await loadReport(bench.db, bench.networks, user, 'week', clock.now())
  expect(report.items).toMatchObject([{ outcome: { likes: 1, replies: 0 }, unwelcome: 1 }])
  const [header = '', line = ''] = (
    await csv(timelineCsv(bench.db, bench.networks, user, { period: 'all' }, clock.now()))
  ).split('\r\n')
  const at = (name: string) => line.split(',').at(header.split(',').indexOf(name) - header.split(',').length)
  expect([at('likes'), at('answers'), at('unwelcome')]).toEqual(['1', '0', '1'])
  const { parts } = await analyticsCsv(bench.db, bench, user, new URLSearchParams('period=7'), clock.now())
  const lines = await csv(parts)
  const today = clock.now().toISOString().slice(0, 10)
  expect(lines).toContain(`Results,${today},Replies back,0`)
  expect(lines).toContain(`Results,${today},Unwelcome,1`)
  const tomorrow = new Date(clock.now().getTime() + day).toISOString().slice(0, 10)
  expect(await loadSummary(bench.db, user, 'day', tomorrow)).toMatchObject({ answers: 0, unwelcome: 1 })
})
