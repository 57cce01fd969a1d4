import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { networkDays, networkMeter } from '#app/domain/metering/network-usage.ts'
import { operate } from '#app/operator/commands.ts'
import { type Bench, startBench, unique } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { linkAccount, newUser } from '../kit/people.ts'

const clock = manualClock('2026-06-15T20:00:00Z')
const cent = 10_000
const budget = { of_user: 100 * cent, of_all: 200 * cent }
let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())
beforeEach(() => bench.sql('delete from network_usage_total'))

async function meterOf() {
  const { id } = await newUser(bench)
  await linkAccount(bench, id, fakeAccount(unique(), 'wren'))
  return networkMeter(bench.db, bench.network.id, id, budget, clock)
}
type Meter = Awaited<ReturnType<typeof meterOf>>

const spending = (cents: number) => ({ posts: cents, users: 0, micros: cents * cent })
async function mention(meter: Meter, most: number, used = most): Promise<void> {
  await (await meter.reserve('mentions', spending(most), 'any'))?.(spending(used))
}
async function look(meter: Meter, cents: number): Promise<boolean> {
  const settle = await meter.reserve('people', spending(cents), 'whole')
  await settle?.(spending(cents))
  return settle !== null
}
const today = async () => {
  const [day] = await networkDays(bench.db, 1)
  return [day?.micros, day?.shared].map((micros) => (micros ?? 0) / cent)
}

test('a user whom strangers flood with mentions is heard, and takes no more than one share of what all may spend', async () => {
  const [flooded, other, third] = [await meterOf(), await meterOf(), await meterOf()]
  await Promise.all(Array.from({ length: 30 }, () => mention(flooded, 80, 10)))
  expect(await today()).toEqual([300, 100])
  await mention(flooded, 1_000)
  expect(await today()).toEqual([1_300, 100])
  expect(await look(flooded, 1)).toBe(false)
  expect(await look(other, 100)).toBe(true)
  expect(await look(third, 1)).toBe(false)
  await mention(third, 5)
  expect(await today()).toEqual([1_405, 205])
  const { lines } = await operate(bench, ['network-costs'], clock.now())
  expect(lines[0]).toMatch(/\$14\.050, of which \$12\.000 beyond users’ budgets$/)
})

test('what was reserved and not read is given back to all', async () => {
  const [one, other, third] = [await meterOf(), await meterOf(), await meterOf()]
  await mention(one, 500, 20)
  await look(one, 50)
  expect(await today()).toEqual([70, 70])
  expect([await look(other, 100), await look(third, 40), await look(third, 20)]).toEqual([true, false, true])
})
