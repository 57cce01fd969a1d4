import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Meter } from '#app/adapters/model/mind.ts'
import { type Db, openDb } from '#app/db/pool.ts'
import { deleteOldUsage, meterOf } from '#app/domain/metering/llm-usage.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newBotUser, newUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

let bench: Bench<FakeNetwork> & { clock: ManualClock }
let pools: Db[]
beforeAll(async () => {
  const network = fakeNetwork(fakeAccount('4711', 'finch'), {
    search: async () => [fakePost({ text: 'Espresso and grinders, what now?', at: bench.clock.now() })],
  })
  bench = await startBench(inject('postgres'), manualClock(), network)
  pools = Array.from({ length: 5 }, () => openDb(bench.url, 1, () => undefined).db)
})
afterAll(async () => {
  await Promise.all(pools?.map((pool) => pool.destroy()) ?? [])
  await bench?.close()
})

const usageOf = (userId: string) =>
  bench.sql<{ day: string; tokens: number }>('select day::text, tokens::int from llm_usage where user_id = $1', [
    userId,
  ])

test('concurrent processes never exceed a user’s daily token budget', async () => {
  const user = await newUser(bench)
  const reservations = await Promise.all(
    Array.from({ length: 40 }, (_, at) => meterOf(pools[at % 5] ?? bench.db, user.id, bench.clock).reserve(100, 1_050)),
  )
  const granted = reservations.filter((spend) => spend !== null)
  expect(granted).toHaveLength(10)
  expect(await usageOf(user.id)).toEqual([{ day: '2026-06-15', tokens: 1000 }])
  await Promise.all(granted.map((spend) => spend(40)))
  expect(await usageOf(user.id)).toEqual([{ day: '2026-06-15', tokens: 400 }])
  expect(await meterOf(bench.db, user.id, bench.clock).reserve(2_000, 1_050)).toBeNull()
})

test('each user and day has its own budget, and a late answer counts on the day it was requested', async () => {
  const [one, other] = [await newUser(bench), await newUser(bench)]
  const late = await meterOf(bench.db, one.id, bench.clock).reserve(100, 100)
  expect(await meterOf(bench.db, one.id, bench.clock).reserve(1, 100)).toBeNull()
  expect(await meterOf(bench.db, other.id, bench.clock).reserve(100, 100)).not.toBeNull()
  bench.clock.set('2026-06-16T00:00:01Z')
  expect(await meterOf(bench.db, one.id, bench.clock).reserve(60, 100)).not.toBeNull()
  await late?.(20)
  expect((await usageOf(one.id)).sort((a, b) => a.day.localeCompare(b.day))).toEqual([
    { day: '2026-06-15', tokens: 20 },
    { day: '2026-06-16', tokens: 60 },
  ])
  bench.clock.set('2026-12-01T00:00:00Z')
  await deleteOldUsage(bench.db, bench.clock.now())
  expect(await usageOf(one.id)).toEqual([])
})

test('a step counts its tokens for its own user', async () => {
  const user = await newBotUser(bench, fakeAccount('4711', 'finch'), { all_day: true })
  const counted = { ...bench.mind, judge: bench.mind.judge }
  const mind = {
    ...bench.mind,
    judge: async () => Promise.reject(new Error('the work was not counted')),
    for: (meter: Meter) => ({
      ...counted,
      judge: async (...granted: Parameters<typeof counted.judge>) => {
        await meter.reserve(70, 1_000)
        return counted.judge(...granted)
      },
    }),
  }
  await stepOnce({ ...bench, mind })
  expect(await usageOf(user.id)).toMatchObject([{ tokens: 70 }])
})
