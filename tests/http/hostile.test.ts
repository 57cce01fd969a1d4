import { expect, inject, test } from 'vitest'
import { hostileFaults, hostileRun } from '../chaos/hostile.ts'
import { full } from '../kit/full.ts'
import { pageQueries } from '../kit/hostile.ts'
import { seedOf } from '../kit/random.ts'
import { maxWaitMs } from '../kit/until.ts'

test('hostile requests to every endpoint are all answered, and the server survives', async () => {
  const requests = Number(process.env.REQUESTS ?? (full ? 2_000 : 200))
  const report = await hostileRun({ postgres: inject('postgres'), requests, seed: seedOf(1) })
  expect(hostileFaults(report, { mostMs: maxWaitMs })).toEqual([])
  expect(report.requests).toBe(requests)
  for (const count of [report.forms, report.calls, report.pages]) expect(count).toBeGreaterThan(requests / 5)
  // Enough requests passed the access checks to reach the code behind them.
  expect(report.inside).toBeGreaterThan(requests / 50)
  expect(report.ok).toBeGreaterThan(requests / 20)
})

test('the query parameters that pages read are known', () => {
  expect(pageQueries).toEqual(expect.arrayContaining(['next', 'step', 'tab', 'kind', 'period', 'token_hash', 'code']))
})
