import { expect, test } from 'vitest'
import { restartFaults, restartRun } from '../chaos/restart.ts'

test('while PostgreSQL restarts under load, reads wait, writes fail cleanly and nothing is done twice', async () => {
  const report = await restartRun({ rate: 20, ms: 6_000, away: 1_500 })
  expect(restartFaults(report)).toEqual([])
  // The restart fell within the run: some reads waited and some writes were refused.
  expect(report.slowest_read_ms).toBeGreaterThan(500)
  expect(report.writes_refused).toBeGreaterThan(0)
  expect(report.writes_done).toBeGreaterThan(0)
})
