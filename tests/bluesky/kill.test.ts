import { beforeAll, expect, inject } from 'vitest'
import { killRun } from '../chaos/kill.ts'
import { seedOf } from '../kit/random.ts'
import { whyMissing } from './bluesky.ts'
import { testsUnless } from './skipped.ts'

let missing: string | null = null
const test = testsUnless(() => missing)
beforeAll(async () => {
  missing = await whyMissing()
})

test('3 kills (SIGKILL) during 10 actions on Bluesky: each action happened once and is recorded', async () => {
  const report = await killRun({
    postgres: inject('postgres'),
    network: 'bluesky',
    seed: seedOf(3),
    kills: 3,
    actions: 10,
    bots: 2,
  })
  expect(report).toMatchObject({ duplicates: [], lost: [], invented: [], undecided: [], over_limits: [] })
  expect(report.kills).toBe(3)
  expect(report.actions).toBeGreaterThanOrEqual(10)
  expect(report.during_open_call, 'some kills must happen during an open call').toBeGreaterThan(0)
})
