import { expect, inject, test } from 'vitest'
import { exportRun } from '../bench/export.ts'

test('the export of a long history contains every action', async () => {
  const line = await exportRun({ postgres: inject('postgres'), actions: 3_000 })
  expect(line.actions).toBe(3_000)
  expect(line.archive_mb).toBeGreaterThan(0.1)
})
