import { expect, inject, test } from 'vitest'
import { claimRun, stepRun } from '../bench/bots.ts'

test('the bench of the bots claims what is due and does what it counts', async () => {
  const [few, many] = await claimRun({ postgres: inject('postgres'), seed: 1, bots: [200, 1_000], rounds: 20 })
  expect(few?.claims).toBeGreaterThan(10)
  expect(many?.claims).toBeGreaterThan(10)
  const line = await stepRun({ postgres: inject('postgres'), seed: 1, steps: 60 })
  expect(line.actions).toBeGreaterThan(10)
  expect(line.actions_a_cpu_second).toBeGreaterThan(0)
})
