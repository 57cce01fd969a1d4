import { expect, inject, test } from 'vitest'
import { mindTroubleRun } from '../chaos/minds.ts'
import { networkFaults, networkRun } from '../chaos/network.ts'
import { seedOf } from '../kit/random.ts'

test('24 network errors: no call during a pause or after a closed connection, and one notice for each', async () => {
  const report = await networkRun({ postgres: inject('postgres'), seed: seedOf(2), answers: 24 })
  expect(networkFaults(report)).toEqual([])
  expect(report.pauses).toBeGreaterThan(2)
  expect(report.closed).toBeGreaterThan(0)
  expect(Object.keys(report.answers).length, 'kinds of errors').toBeGreaterThan(5)
})

test('15 analyses with failing minds: each ends as complete or failed within five minutes', async () => {
  const report = await mindTroubleRun({ postgres: inject('postgres'), seed: seedOf(2), analyses: 15 })
  expect(report).toMatchObject({ stuck: [], decreased: [] })
  expect(Object.values(report.ended).reduce((sum, count) => sum + count, 0)).toBe(15)
})
