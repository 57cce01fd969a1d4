import { expect, inject, test } from 'vitest'
import { timingFaults, timingRun } from '../bench/timing.ts'
import { mannWhitney } from '../kit/rank-test.ts'

test('a known and an unknown address get the same response at every endpoint', async () => {
  const lines = await timingRun({ postgres: inject('postgres'), seed: 1, each: 5 })
  expect(lines).toHaveLength(7)
  expect(timingFaults(lines, { times: false })).toEqual([])
})

test('the rank test distinguishes lists that differ from lists that do not', () => {
  const count = (from: number, step: number) => Array.from({ length: 200 }, (_, at) => from + at * step)
  expect(mannWhitney(count(0, 2), count(1, 2))).toBeGreaterThan(0.5)
  expect(mannWhitney(count(0, 1), count(30, 1))).toBeLessThan(0.001)
})
