import { expect, inject, test } from 'vitest'
import { killRun } from '../chaos/kill.ts'
import { seedOf } from '../kit/random.ts'

test('15 kills -9 in the middle of 40 actions: each happened once, and the product knows', async () => {
  const report = await killRun({ postgres: inject('postgres'), seed: seedOf(3), kills: 15, actions: 40 })
  expect(report).toMatchObject({ duplicates: [], lost: [], invented: [], undecided: [], over_limits: [] })
  expect(report.kills).toBe(15)
  expect(report.actions).toBeGreaterThanOrEqual(40)
  expect(report.met_open, 'kills must have met open actions').toBeGreaterThan(5)
}, 180_000)
