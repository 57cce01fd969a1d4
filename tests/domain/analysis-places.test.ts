import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { type Network, NetworkError } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { progressOf, startAnalysis } from '#app/domain/analysis/analysis.ts'
import { runAnalysis } from '#app/domain/analysis/run.ts'
import { hour } from '#app/domain/time.ts'
import { workJobs } from '#app/worker/jobs.ts'
import { type Bench, startBench, unique } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, linkAccount, newUser } from '../kit/people.ts'
import { maxWaitMs, until } from '../kit/until.ts'

/** Whose servers take every call and answer none. */
const silent = new Set<unknown>()
/** Their calls in this test, those that are open, and the most that were. */
let calls = { asked: 0, open: 0, at_once: 0 }
/** Ends these calls, as if they had been open for long. */
let over = new AbortController()

const account = fakeAccount('801', 'analyzed')
const network: Network = {
  ...fakeNetwork(account),
  serverOf: (credentials) => (credentials.kind === 'tokens' ? credentials.ct0_token : null),
  client: (credentials, support = {}) => ({
    ...fakeNetwork(account).client(credentials),
    me(signal) {
      if (!silent.has(support.caller)) return Promise.resolve(account)
      const counted = calls
      counted.asked += 1
      counted.open += 1
      counted.at_once = Math.max(counted.at_once, counted.open)
      const end = AbortSignal.any([signal, over.signal])
      return new Promise((_, reject) =>
        end.addEventListener('abort', () => {
          counted.open -= 1
          reject(new NetworkError('unavailable', 'No answer.'))
        }),
      )
    },
  }),
}

let bench: Bench<Network> & { clock: ManualClock }
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), network)
})
afterEach(async () => {
  vi.restoreAllMocks()
  over = new AbortController()
  calls = { asked: 0, open: 0, at_once: 0 }
  silent.clear()
  await bench.sql('delete from jobs.job')
})
afterAll(() => bench?.close())

async function connected(server = `https://${unique()}.test`): Promise<SessionUser> {
  const user = await newUser(bench)
  const credentials = { kind: 'tokens', auth_token: 'a', ct0_token: server } as const
  await linkAccount(bench, user.id, fakeAccount(unique(), unique()), credentials)
  return user
}

async function onSilent(server?: string): Promise<SessionUser> {
  const user = await connected(server)
  silent.add(user.id)
  return user
}

const start = (user: SessionUser) => startAnalysis(bench, user.id, null, bench.clock.now())
const statusOf = async (user: SessionUser) => (await progressOf(bench.db, user.id))?.status

/** How many of these users' servers are marked as silent. */
const marksOf = async (users: SessionUser[]) =>
  (
    await bench.sql('select from connections where silent_server is not null and user_id = any($1)', [
      users.map(({ id }) => id),
    ])
  ).length

/** Ends the open calls, and the servers have held them for long. */
function endHeld(): void {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 3_600_000)
  over.abort()
}

/** Time limits that end when the test says so. */
function heldTimeouts(): AbortController {
  const held = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.any([held.signal]))
  return held
}

test('those who repeat the analysis of a silent server leave places to a newcomer', async () => {
  const held = heldTimeouts()
  for (let count = 0; count < 12; count += 1) {
    const attacker = await connected()
    await insertAnalysis(bench, attacker.id, account)
    silent.add(attacker.id)
    await start(attacker)
  }
  const jobs = workJobs(bench.boss, bench)
  await until(() => calls.asked > 1)
  const honest = await connected()
  await start(honest)
  jobs.wake('analysis.run')
  await until(async () => (await statusOf(honest)) === 'complete')
  held.abort()
  await jobs.stop(maxWaitMs)
})

test('first analyses do not wait for those of a silent server, whether it is known or not', async () => {
  const server = 'https://silent.test'
  const crowd = await Promise.all(Array.from({ length: 20 }, () => onSilent(server)))
  for (const user of crowd) await start(user)
  const healthy = [await connected(), await connected()]
  for (const user of healthy) await start(user)
  const jobs = workJobs(bench.boss, bench)
  await until(async () => (await Promise.all(healthy.map(statusOf))).every((status) => status === 'complete'))
  await until(() => calls.asked > 1)
  expect(calls.at_once).toBe(2)
  endHeld()
  await until(() => marksOf(crowd))
  await jobs.stop(0)
})

test('known silent servers share a third of the places; their analyses start after the others', async () => {
  const crowd: SessionUser[] = []
  for (let count = 0; count < 8; count += 1) {
    const server = `https://${unique()}.test`
    const user = await onSilent(server)
    await bench.sql('update connections set silent_server = $1 where user_id = $2', [server, user.id])
    await start(user)
    crowd.push(user)
  }
  const jobs = workJobs(bench.boss, bench)
  const priorities = () => bench.sql(`select priority from jobs.job where name = 'analysis.run' and state = 'created'`)
  await until(async () => (await priorities()).length === 6)
  expect(await priorities()).toEqual(Array.from({ length: 6 }, () => ({ priority: -1 })))
  const healthy = await connected()
  await start(healthy)
  jobs.wake('analysis.run')
  await until(async () => (await statusOf(healthy)) === 'complete')
  expect(calls.at_once).toBe(2)
  silent.clear()
  endHeld()
  await until(async () => (await Promise.all(crowd.map(statusOf))).every((status) => status === 'complete'))
  expect(await marksOf(crowd)).toBe(0)
  await jobs.stop(0)
})

test('any number of new silent servers leave places to one that served a call before', async () => {
  const [settled, late] = ['https://settled.test', 'https://late.test']
  await bench.sql('update connections set answered_server = $1 where user_id = $2', [settled, (await connected()).id])
  for (let count = 0; count < 12; count += 1) await start(await onSilent())
  const jobs = workJobs(bench.boss, bench)
  await until(() => calls.asked === 3)
  const honest = await connected(settled)
  await start(honest)
  jobs.wake('analysis.run')
  await until(async () => (await statusOf(honest)) === 'complete')
  expect(calls.at_once).toBe(3)
  silent.clear()
  endHeld()
  const newcomer = await connected(late)
  await start(newcomer)
  jobs.wake('analysis.run')
  await until(async () => (await statusOf(newcomer)) === 'complete')
  expect(await bench.sql('select user_id from connections where answered_server = $1', [late])).toEqual([
    { user_id: newcomer.id },
  ])
  await jobs.stop(0)
})

test('a silent server ends the analysis with its time, and there is no other attempt', async () => {
  const user = await connected()
  silent.add(user.id)
  await start(user)
  const [row] = await bench.sql<{ id: string }>('select id from account_analyses where user_id = $1', [user.id])
  const whole = AbortSignal.timeout(maxWaitMs)
  const held = heldTimeouts()
  const run = runAnalysis(bench, row?.id ?? '', { isLast: false, signal: whole })
  await until(() => calls.asked > 0)
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
  await expect(start(user)).rejects.toMatchObject({ code: 'too_many_analyses', details: { wait: expect.any(Number) } })
  bench.clock.forward(hour)
  await start(user)
  expect(await bench.sql(`select name from jobs.job where name like 'analysis.%' order by name`)).toEqual([
    ...Array.from({ length: 7 }, () => ({ name: 'analysis.repeat' })),
    { name: 'analysis.run' },
  ])
})
