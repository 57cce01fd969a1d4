import { expect, inject, test } from 'vitest'
import { mindTroubleRun } from '../chaos/minds.ts'
import { networkFaults, networkRun } from '../chaos/network.ts'
import { seedOf } from '../kit/random.ts'

test('24 troubled answers of the network: nobody calls too early or after the end, and one notice each', async () => {
  const report = await networkRun({ postgres: inject('postgres'), seed: seedOf(2), answers: 24 })
  expect(networkFaults(report)).toEqual([])
  expect(report.pauses).toBeGreaterThan(2)
  expect(report.closed).toBeGreaterThan(0)
  expect(Object.keys(report.answers).length, 'kinds of trouble').toBeGreaterThan(5)
})

test('15 analyses on failing minds: each ends complete or failed within five minutes', async () => {
  const report = await mindTroubleRun({ postgres: inject('postgres'), seed: seedOf(2), analyses: 15 })
  expect(report).toMatchObject({ hanging: [], fell: [] })
  expect(Object.values(report.ended).reduce((sum, count) => sum + count, 0)).toBe(15)
})
