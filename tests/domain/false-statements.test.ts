import { expect, test } from 'vitest'
import { misled } from '../kit/learn/simulate.ts'

test('where everyone is alike, at most 4 of 100 users ever read in 90 days that something stands out', () => {
  const size = { accounts: 100, days: 90, replies_a_day: 10, candidates: 1, audience: 2_000 }
  expect(misled({ ...size, seed: 1 })).toBeLessThanOrEqual(4)
}, 120_000)
