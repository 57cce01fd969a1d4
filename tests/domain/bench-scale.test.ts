import { expect, inject, test } from 'vitest'
import { scaleRun } from '../bench/scale.ts'

test('the scale benchmark fills a database, works on it, and measures what maintenance costs there', async () => {
  const report = await scaleRun({
    postgres: inject('postgres'),
    users: 100,
    days: 2,
    a_day: 15,
    seconds: 3,
    workers: 2,
    small: 20,
    longest: 1_000,
    pace: 0.05,
    apart: false,
    spread: 3,
    loads: 5,
    tell: () => undefined,
  })
  expect(report.filled.actions).toBeGreaterThan(100 * 2 * 14)
  expect(report.work).toMatchObject({ errors: {} })
  expect(report.work.actions_a_second).toBeGreaterThan(1)
  expect(report.work.claims).toBeGreaterThan(1)
  expect(report.work.dashboards.loads).toBeGreaterThan(0)
  expect(report.retention.rows).toBeGreaterThan(100 * 20)
  expect(report.longest).toMatchObject({ actions: 1_000 })
  expect(report.longest.archive_mb).toBeGreaterThan(0.1)
})
