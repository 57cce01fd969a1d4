import { expect, inject, test } from 'vitest'
import { claimRun, stepRun } from '../bench/bots.ts'
import { readOnceRun } from '../bench/read-once.ts'

test('the bot benchmark claims due bots and performs actions', async () => {
  const [few, many] = await claimRun({ postgres: inject('postgres'), seed: 1, bots: [200, 1_000], rounds: 20 })
  expect(few?.claims).toBeGreaterThan(10)
  expect(many?.claims).toBeGreaterThan(10)
  const line = await stepRun({ postgres: inject('postgres'), seed: 1, steps: 60 })
  expect(line.actions).toBeGreaterThan(10)
  expect(line.actions_a_cpu_second).toBeGreaterThan(0)
})

test('posts that many bots of two workers find are read once', async () => {
  const line = await readOnceRun({ postgres: inject('postgres'), seed: 1, bots: 24 })
  expect(line.found).toBeGreaterThan(line.posts * 2)
  expect(line.read_again).toBe(0)
})
