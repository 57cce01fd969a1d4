import { expect, test } from 'vitest'
import { restartFaults, restartRun } from '../chaos/restart.ts'

test('PostgreSQL killed under load and back after a second: reads wait, writes fail clean, nothing doubles', async () => {
  const report = await restartRun({ rate: 30, ms: 6_000, away: 1_000 })
  expect(restartFaults(report)).toEqual([])
  // The restart was in the middle: some reads had to wait for it, and some writes were refused.
  expect(report.slowest_read_ms).toBeGreaterThan(500)
  expect(report.writes_refused).toBeGreaterThan(0)
  expect(report.writes_done).toBeGreaterThan(0)
})
