import { expect, inject, test } from 'vitest'
import { soakFaults, soakRun } from '../chaos/soak.ts'
import { full } from '../kit/full.ts'
import { seedOf } from '../kit/random.ts'

const ms = full ? 60_000 : 3_000

test('mixed load leaks nothing', async () => {
  const report = await soakRun({ postgres: inject('postgres'), ms, rate: 15, seed: seedOf(1) })
  expect(soakFaults(report)).toEqual([])
  expect(report.requests).toBeGreaterThan(ms / 200)
  expect(report.streams_opened).toBeGreaterThan(ms / 600)
  expect(report.samples).toBeGreaterThan(ms / 1_200)
  for (const figure of [report.rss_mb, report.rss_slope_mb_per_hour, report.heap_slope_mb_per_hour])
    expect(Number.isFinite(figure)).toBe(true)
})
