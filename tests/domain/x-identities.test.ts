import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Credentials, Network } from '#app/adapters/network/network.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { networkDays } from '#app/domain/metering/network-usage.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newUser } from '../kit/people.ts'
import { type XBench, xBench } from '../kit/x.ts'

const handle = 'finchroast'
const dollar = 1_000_000
let clock: ManualClock
let x: XBench
let bench: Bench<Network>
let credentials: Credentials

beforeAll(async () => {
  clock = manualClock('2026-06-15T06:30:00Z')
  // A tenth of it pays for three identities.
  x = await xBench(clock, { budget: { of_user: dollar, of_all: 0.3 * dollar } })
  credentials = await x.consent(handle)
  bench = await startBench(inject('postgres'), clock, x.network)
})
afterAll(async () => {
  await bench?.close()
  await x?.close()
})

const connectAs = async (user: { id: string; time_zone: string }) =>
  connect(bench, user, credentials, null, 'oauth', clock.now()).then(
    () => 'connected',
    (error: Error) => error.message,
  )

test('newcomers, however many, have X asked for a part of the day’s budget; who was connected before goes on', async () => {
  const known = await newUser(bench, { plan: 'starter' })
  expect(await connectAs(known)).toBe('connected')
  await bench.sql(`update connections set connected_at = connected_at - interval '2 days'`)
  const outcomes: string[] = []
  for (let at = 0; at < 6; at += 1) outcomes.push(await connectAs(await newUser(bench)))
  expect(outcomes).toEqual([...Array(2).fill('account_taken'), ...Array(4).fill('too_many')])
  const [spent] = await networkDays(bench.db, 1)
  expect(spent?.micros).toBe(0.03 * dollar)
  expect(await connectAs(known)).toBe('connected')
})
