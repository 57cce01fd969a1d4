import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { performanceOf } from '#app/domain/activity/analytics.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { loadReport } from '#app/domain/activity/report.ts'
import { loadResults } from '#app/domain/activity/results.ts'
import { loadSeries } from '#app/domain/activity/series.ts'
import { settle } from '#app/domain/bot/send/settle.ts'
import { day, hour, localTime } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newUser, planAction } from '../kit/people.ts'

let bench: Bench<FakeNetwork> & { clock: ManualClock }
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

describe('a new account', () => {
  const now = new Date('2026-06-15T11:09:00Z')
  const made = async (age: number) => {
    bench.clock.set(now)
    const user = await newUser(bench, { age })
    for (const at of ['2026-06-14T11:00:00Z', '2026-06-14T11:30:00Z', '2026-06-15T10:00:00Z']) {
      const { id } = await planAction(bench, user.id, 'acc', 'like')
      const local = localTime(new Date(at), 'UTC')
      await bench.sql(
        `update actions set state = 'sending', claimed_at = $2, local_day = $3, local_hour = $4 where id = $1`,
        [id, at, local.day, local.hour],
      )
      await settle(
        bench.db,
        { id, claimed_at: new Date(at) },
        { state: 'success', result_id: '1', response_ms: 5 },
        now,
      )
    }
    return user
  }

  test('is compared with yesterday until the same minute, once it existed then', async () => {
    const figures = await loadFigures(bench.db, await made(10 * day), now)
    expect(figures).toMatchObject({ actions_today: 1, actions_yesterday: 1, compared_until: '11:09 AM' })
    const young = await loadFigures(bench.db, await made(20 * hour), now)
    expect(young).toMatchObject({ actions_yesterday: null, errors_yesterday: null, success_rate_before: null })
    const { trends, engagement_metrics } = performanceOf(young, 'Perch', now)
    expect([trends.actions_trend, engagement_metrics.actions_trend]).toEqual([null, null])
  })

  test('has charts that begin with it', async () => {
    const user = await made(2 * day)
    const figures = await loadFigures(bench.db, user, now)
    expect([figures.actions_by_day, figures.errors_by_day.length, figures.followers_by_day.length]).toEqual([
      [0, 2, 1],
      3,
      3,
    ])
    const series = await loadSeries(bench.db, user, figures, now, 30)
    const results = await loadResults(bench.db, user, now, 30)
    const days = ['2026-06-13', '2026-06-14', '2026-06-15']
    expect([series.days.map(({ day }) => day), results.days.map(({ day }) => day)]).toEqual([days, days])
    const report = await loadReport(bench.db, bench.networks, user, 'month', now)
    expect(report).toMatchObject({ first: '2026-06-13', cut: false })
  })
})
