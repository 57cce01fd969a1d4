import { expect, inject, test } from 'vitest'
import { dashboardRun } from '../bench/dashboard.ts'

test('a dashboard page takes at most five queries, however long the history', async () => {
  const lines = await dashboardRun({ postgres: inject('postgres'), sizes: [100, 5_000], rounds: 1 })
  expect(lines.map(({ actions }) => actions)).toEqual([100, 5_000])
  for (const { queries, p50_ms } of lines) {
    expect(queries).toBeLessThanOrEqual(5)
    expect(p50_ms).toBeGreaterThan(0)
  }
})
