import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Network } from '#app/adapters/network/network.ts'
import { progressOf, startAnalysis } from '#app/domain/analysis/analysis.ts'
import { runAnalysis } from '#app/domain/analysis/run.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import { hour } from '#app/domain/time.ts'
import { workJobs } from '#app/worker/jobs.ts'
import { type Bench, startBench, unique } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, linkAccount, newUser } from '../kit/people.ts'
import { maxWaitMs, until } from '../kit/until.ts'

/** Whose servers take every call and answer none. */
const silent = new Set<unknown>()
let asked = 0

const account = fakeAccount('801', 'analyzed')
const network: Network = {
  ...fakeNetwork(account),
  client: (credentials, support = {}) => ({
    ...fakeNetwork(account).client(credentials),
    me() {
      if (!silent.has(support.caller)) return Promise.resolve(account)
      asked += 1
      return new Promise(() => undefined)
    },
  }),
}

let bench: Bench<Network> & { clock: ManualClock }
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), network)
})
afterEach(async () => {
  vi.restoreAllMocks()
  asked = 0
  await bench.sql('delete from jobs.job')
})
afterAll(() => bench?.close())

async function connected(): Promise<SessionUser> {
  const user = await newUser(bench)
  await linkAccount(bench, user.id, fakeAccount(unique(), unique()))
  return user
}

const start = (user: SessionUser) => startAnalysis(bench, user.id, null, bench.clock.now())
const statusOf = async (user: SessionUser) => (await progressOf(bench.db, user.id))?.status

/** Time limits that end when the test says so. */
function heldTimeouts(): AbortController {
  const held = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.any([held.signal]))
  return held
}

test('those who repeat the analysis of a silent server leave places to a newcomer', async () => {
  heldTimeouts()
  for (let count = 0; count < 12; count += 1) {
    const attacker = await connected()
    await insertAnalysis(bench, attacker.id, account)
    silent.add(attacker.id)
    await start(attacker)
  }
  const jobs = workJobs(bench.boss, bench)
  await until(() => asked > 1)
  const honest = await connected()
  await start(honest)
  jobs.wake('analysis.run')
  await until(async () => (await statusOf(honest)) === 'complete')
  await jobs.stop(0)
})

test('a silent server ends the analysis with its time, and there is no other attempt', async () => {
  const user = await connected()
  silent.add(user.id)
  await start(user)
  const [row] = await bench.sql<{ id: string }>('select id from account_analyses where user_id = $1', [user.id])
  const whole = AbortSignal.timeout(maxWaitMs)
  const held = heldTimeouts()
  const run = runAnalysis(bench, row?.id ?? '', false, whole)
  await until(() => asked > 0)
  held.abort()
  await run
  expect(await progressOf(bench.db, user.id)).toMatchObject({
    status: 'failed',
    message: 'Perch didn’t respond in time. Try again later.',
  })
})

test('a user has six more analyses an hour', async () => {
  const user = await connected()
  for (let count = 0; count < 7; count += 1) {
    await start(user)
    await expect(start(user)).rejects.toMatchObject({ code: 'analysis_running' })
    await bench.sql(`update account_analyses set status = 'complete' where user_id = $1`, [user.id])
  }
  await expect(start(user)).rejects.toMatchObject({ code: 'too_many_analyses', wait: expect.any(Number) })
  bench.clock.forward(hour)
  await start(user)
  expect(await bench.sql(`select name from jobs.job where name like 'analysis.%' order by name`)).toEqual([
    ...Array.from({ length: 7 }, () => ({ name: 'analysis.repeat' })),
    { name: 'analysis.run' },
  ])
})
