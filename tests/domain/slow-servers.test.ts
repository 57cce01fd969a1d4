import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import type { NetworkClient } from '#app/adapters/network/network.ts'
import { NetworkError } from '#app/adapters/network/network.ts'
import { claimDueBots, finishStep } from '#app/domain/bot/lease.ts'
import { step } from '#app/domain/bot/step.ts'
import { minute } from '#app/domain/time.ts'
import { runBots } from '#app/worker/bots.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, linkAccount, newUser, planAction, runBot } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { until } from '../kit/until.ts'

/** A network of servers of users' choosing, each of which reads mentions as it likes. */
const servers = new Map<string, NetworkClient['mentions']>()
const asked: string[] = []
const own = fakeNetwork(fakeAccount('0', 'nobody'))
const network: FakeNetwork = {
  ...own,
  serverOf: (credentials) => (credentials.kind === 'tokens' ? credentials.ct0_token : null),
  client(credentials) {
    const server = credentials.kind === 'tokens' ? credentials.ct0_token : ''
    const mentions: NetworkClient['mentions'] = (id, ...more) => {
      asked.push(server)
      return servers.get(server)?.(id, ...more) ?? Promise.resolve([])
    }
    return { ...own.client(credentials), mentions }
  },
}
const clock: ManualClock = manualClock()
let bench: Bench<FakeNetwork>

beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, network)
})
afterAll(() => bench?.close())
beforeEach(async () => {
  await bench.sql('delete from users')
  await bench.sql('truncate actions cascade')
  clock.set('2026-06-15T09:00:00Z')
  asked.length = 0
  own.done.length = 0
  servers.clear()
})

let made = 0
async function join(server: string) {
  made += 1
  const account = fakeAccount(`${made}`, `user${made}`)
  const user = await newUser(bench)
  await linkAccount(bench, user.id, account, { kind: 'tokens', auth_token: account.id, ct0_token: server })
  await insertAnalysis(bench, user.id, account)
  await runBot(bench, user.id)
  return { user, account }
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new NetworkError('unavailable', 'No answer.'))),
  )
const bot = async (userId: string) =>
  (
    await bench.sql<{ note: string | null; due_at: Date; lease: string | null }>(
      'select note, due_at, lease from bots where user_id = $1',
      [userId],
    )
  )[0]

test('a server that never answers leaves room for the bots of others', async () => {
  const silent = 'https://silent.test'
  const over = new AbortController()
  servers.set(silent, () => untilAborted(over.signal))
  for (let at = 0; at < 18; at += 1) await join(silent)
  await bench.sql('update bots set due_at = $1', [new Date(clock.now().getTime() - minute)])
  const honest = await join('https://honest.test')
  await planAction(bench, honest.user.id, honest.account.id, 'like')
  const loop = runBots(bench)
  try {
    await until(() => own.done.length > 0)
    expect(own.done).toMatchObject([{ account: honest.account.id }])
    expect(asked.filter((server) => server === silent)).toHaveLength(5)
    await until(async () => (await bench.sql('select 1 from bots where due_at > $1', [clock.now()])).length === 14)
  } finally {
    over.abort()
    await loop.stop()
  }
})

test('after outages that held its step a bot waits longer each time, and at once less when its server is back', async () => {
  let passed = performance.now()
  const time = vi.spyOn(performance, 'now').mockImplementation(() => passed)
  const server = 'https://late.test'
  const { user } = await join(server)
  const outage = (ms: number) =>
    servers.set(server, async () => {
      passed += ms
      throw new NetworkError('unavailable', 'No answer.')
    })
  const waits: number[] = []
  const stepped = async () => {
    await bench.sql('update bots set due_at = $1', [clock.now()])
    const result = await stepOnce(bench)
    waits.push(((result?.due_at.getTime() ?? 0) - clock.now().getTime()) / minute)
    return result?.note
  }
  try {
    outage(10_000)
    expect(await stepped()).toBe('Perch isn’t responding properly. The bot tries again every minute.')
    expect(await stepped()).toBe('Perch isn’t responding properly. The bot tries again in 2 minutes.')
    for (let times = 0; times < 4; times += 1) await stepped()
    expect(waits).toEqual([1, 2, 4, 8, 15, 15])
    outage(100)
    await stepped()
    outage(10_000)
    await stepped()
    expect(waits.slice(-2), 'a quick refusal holds nobody up').toEqual([1, 1])
    await stepped()
    servers.delete(server)
    await stepped()
    outage(10_000)
    await stepped()
    expect(waits.at(-1)).toBe(1)
    expect((await bot(user.id))?.lease).toBeNull()
  } finally {
    time.mockRestore()
  }
})

test('a bot’s wait outlives the process, and ends for all users of the server with its first answer', async () => {
  const server = 'https://back.test'
  const [one, other, elsewhere] = [await join(server), await join(server), await join('https://other.test')]
  await bench.sql('update connections set outages = 3, silent_server = $1 where user_id = any($2)', [
    server,
    [one.user.id, other.user.id],
  ])
  const marks = () => bench.sql('select user_id, outages, silent_server from connections order by network_account_id')
  const stepped = async (userId: string) => {
    await bench.sql('update bots set due_at = case when user_id = $1 then $2::timestamptz end', [userId, clock.now()])
    return stepOnce(bench)
  }
  let passed = performance.now()
  const time = vi.spyOn(performance, 'now').mockImplementation(() => passed)
  servers.set(server, async () => {
    passed += 10_000
    throw new NetworkError('unavailable', 'No answer.')
  })
  expect((await stepped(one.user.id))?.due_at).toEqual(new Date(clock.now().getTime() + 8 * minute))
  time.mockRestore()
  await stepped(elsewhere.user.id)
  expect(await marks()).toMatchObject([
    { outages: 4, silent_server: server },
    { outages: 3, silent_server: server },
    { outages: 0, silent_server: null },
  ])
  servers.delete(server)
  await stepped(other.user.id)
  expect(await marks()).toMatchObject([
    { outages: 4, silent_server: null },
    { outages: 0, silent_server: null },
    { outages: 0, silent_server: null },
  ])
})

test('silent servers have a third of the places together, however many they are', async () => {
  const over = new AbortController()
  const names = Array.from({ length: 18 }, (_, at) => `https://silent${at}.test`)
  for (const name of names) {
    servers.set(name, () => untilAborted(over.signal))
    const { user } = await join(name)
    await bench.sql('update connections set outages = 1, silent_server = $1 where user_id = $2', [name, user.id])
  }
  await bench.sql('update bots set due_at = $1', [new Date(clock.now().getTime() - minute)])
  const honest = await join('https://honest.test')
  await planAction(bench, honest.user.id, honest.account.id, 'like')
  const loop = runBots(bench)
  try {
    await until(() => own.done.length > 0)
    await until(async () => (await bench.sql('select 1 from bots where due_at > $1', [clock.now()])).length === 14)
    expect(asked.filter((server) => names.includes(server))).toHaveLength(5)
  } finally {
    over.abort()
    await loop.stop()
  }
})

/** A server that answers when it is told to. */
function held(server: string) {
  let answer: () => void = () => undefined
  const isAsked = new Promise<void>((asked) => {
    servers.set(server, () => {
      asked()
      return new Promise((resolve) => {
        answer = () => resolve([])
      })
    })
  })
  return { isAsked, answer: () => answer() }
}

test('a step that ignores its end gives its room back', async () => {
  held('https://stuck.test')
  const { user } = await join('https://stuck.test')
  const loop = runBots(bench, { told: 50, given_up: 100 })
  try {
    await until(async () => (await bot(user.id))?.note?.startsWith('Something went wrong on our side'))
    expect(await bot(user.id)).toMatchObject({ lease: null, due_at: new Date(clock.now().getTime() + minute) })
  } finally {
    await loop.stop()
  }
})

test('a step that goes on after its end changes nothing', async () => {
  const { isAsked, answer } = held('https://slow.test')
  const { user, account } = await join('https://slow.test')
  await planAction(bench, user.id, account.id, 'like')
  const [claimed] = await claimDueBots(bench.db, 1, clock.now())
  if (!claimed) throw new Error('no bot is due')
  const over = new AbortController()
  const late = step(bench, claimed, over.signal)
  await isAsked
  over.abort()
  await finishStep(bench, claimed, { due_at: clock.now(), note: 'given up' }, clock.now())
  answer()
  await expect(late).rejects.toThrow('abort')
  expect(own.done).toEqual([])
  expect(await bench.sql('select state from actions')).toEqual([{ state: 'planned' }])
  await finishStep(bench, claimed, { due_at: new Date(0), note: 'late' }, clock.now())
  expect(await bot(user.id)).toMatchObject({ note: 'given up', due_at: clock.now() })
})
