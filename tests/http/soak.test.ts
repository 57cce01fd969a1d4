import { expect, inject, test } from 'vitest'
import { soakFaults, soakRun } from '../chaos/soak.ts'
import { seedOf } from '../kit/random.ts'

test('six seconds of mixed load leak nothing', async () => {
  const report = await soakRun({ postgres: inject('postgres'), ms: 6_000, rate: 15, seed: seedOf(1) })
  expect(soakFaults(report)).toEqual([])
  expect(report.requests).toBeGreaterThan(30)
  expect(report.streams_opened).toBeGreaterThan(10)
  expect(report.samples).toBeGreaterThan(5)
  for (const figure of [report.rss_mb, report.rss_slope_mb_per_hour, report.heap_slope_mb_per_hour])
    expect(Number.isFinite(figure)).toBe(true)
})
