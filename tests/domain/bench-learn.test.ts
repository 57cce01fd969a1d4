import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { gainOf } from '../bench/learn.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { misled, simulate } from '../kit/learn/simulate.ts'
import { manualClock } from '../kit/manual-clock.ts'

let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())

const size = { seed: 1, accounts: 24, days: 14, replies_a_day: 10, candidates: 3, audience: 2_000 }

test('more people come back where there is something to learn, and no one is contacted more often', async () => {
  const gain = gainOf({ kind: 'taste', seed: 1 }, await simulate(bench, { ...size, kind: 'taste' }))
  expect(gain.ratio).toBeGreaterThan(1)
  expect(gain.contacts_per_person[0]).toBeLessThanOrEqual(1)
})

test('with one candidate there is no choice, and nothing changes', async () => {
  for (const [learned, usual] of await simulate(bench, { ...size, kind: 'taste', days: 7, candidates: 1 }))
    expect(learned).toEqual(usual)
})

test('where everyone is alike, hardly anyone reads a statement', () => {
  expect(misled({ ...size, accounts: 20, days: 60 })).toBeLessThanOrEqual(2)
})
