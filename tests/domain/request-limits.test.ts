import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { databaseUse, noDatabaseUse } from '#app/db/statements.ts'
import { createSession } from '#app/domain/account/session/create.ts'
import { count, hit, hitOn, type Limit, limits } from '#app/domain/metering/limits.ts'
import { minute } from '#app/domain/time.ts'
import { type AccountBench, newAccount } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { until } from '../kit/until.ts'
import { whileLocked } from '../kit/while-locked.ts'

const clock = manualClock()
const now = () => clock.now()

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())
beforeEach(() => bench.sql('delete from rate_limits'))

const narrow: Limit = { max: 2, window: minute, key: 'narrow' }
const wide: Limit = { max: 3, window: minute, key: 'wide' }
const counts = async () =>
  Object.fromEntries(
    (await bench.sql<{ key: string; hits: number }>('select key, hits from rate_limits')).map(({ key, hits }) => [
      key,
      hits,
    ]),
  )
const refusalOf = (hits: Limit[]) =>
  hit(bench.db, hits, now()).then(
    () => null,
    ({ code, details }) => ({ code, wait: details.wait }),
  )

describe('hits', () => {
  test('are counted in one statement, up to the first that exceeds its limit', async () => {
    const use = noDatabaseUse()
    await databaseUse.run(use, () => count(bench.db, [narrow, wide], now()))
    expect(use.queries).toBe(1)
    for (let time = 0; time < 4; time += 1) await count(bench.db, [narrow, wide], now())
    expect(await counts()).toEqual({ narrow: 5, wide: 2 })
  })

  test('are refused with the limit’s own error and the time that is left, and count anew in the next window', async () => {
    clock.set(new Date(Math.ceil(now().getTime() / minute) * minute + minute / 4))
    const own: Limit = { ...narrow, code: 'too_many_messages' }
    for (let time = 0; time < 2; time += 1) expect(await refusalOf([wide, own])).toBeNull()
    expect(await refusalOf([wide, own])).toEqual({ code: 'too_many_messages', wait: 45 })
    expect(await refusalOf([wide])).toEqual({ code: 'too_many', wait: 45 })
    clock.forward(minute)
    expect(await refusalOf([wide, own])).toBeNull()
  })

  test('of nobody count nothing', async () => {
    expect(await refusalOf([])).toBeNull()
    expect(await counts()).toEqual({})
  })

  test('of many requests at once are all counted, without deadlocks', async () => {
    const all = ['a', 'b', 'c'].map((of) => ({ ...hitOn(wide, of), max: 1_000 }))
    await Promise.all(Array.from({ length: 60 }, (_, at) => count(bench.db, at % 2 ? all : all.slice(1), now())))
    expect(await counts()).toEqual({ 'wide:a': 30, 'wide:b': 60, 'wide:c': 60 })
  })
})

test('a sign-in that waits for its user keeps nobody else waiting for the limit that all have in common', async () => {
  const { id: user_id } = await newAccount(bench)
  const unknown = limits.unknown_password(bench.rules)
  const refunds = await hit(bench.db, [unknown], now())
  const browser = { kind: 'cookie', user_agent: null, browser_hash: randomBytes(32) } as const
  let signedIn: Promise<unknown> | undefined
  await whileLocked(bench.url, 'users where id = $1', [user_id], async () => {
    signedIn = createSession(bench, { user_id, method: 'password', ...browser, refunds }, now())
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%entered as (update users%'`
    await until(async () => (await bench.sql(waiting)).length > 0)
    await hit(bench.db, [unknown], now())
  })
  await signedIn
  expect(await counts()).toEqual({ [unknown.key]: 1 })
})
