import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { type NetworkClient, NetworkError } from '#app/adapters/network/network.ts'
import { day } from '#app/domain/time.ts'
import { runMaintenance } from '#app/worker/maintenance.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { linkAccount, newUser, planAction, runBot } from '../kit/people.ts'
import { settleLostCallsNow } from '../kit/steps.ts'
import { until } from '../kit/until.ts'

/** Calls whose outcome is looked up at servers of users' choosing, which answer as the tests say. */
const account = fakeAccount('71', 'lost')
const own = fakeNetwork(account)
let find: NetworkClient['find']
const network: FakeNetwork = {
  ...own,
  serverOf: () => 'https://silent.test',
  client: (credentials) => ({ ...own.client(credentials), find: (...asked) => find(...asked) }),
}
const clock = manualClock()
let bench: Bench<FakeNetwork>
let lost: string[] = []

beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, network)
})
afterAll(() => bench?.close())
beforeEach(async () => {
  await bench.sql('delete from users')
  await bench.sql('truncate actions cascade')
  const user = await newUser(bench)
  await linkAccount(bench, user.id, account, { kind: 'tokens', auth_token: 'a', ct0_token: 'c' })
  await runBot(bench, user.id)
  lost = []
  for (let at = 0; at < 3; at += 1) lost.push((await planAction(bench, user.id, account.id, 'like')).id)
  await bench.sql(
    `update actions set state = 'sending', claimed_at = $1, local_day = '2026-06-15', local_hour = 9, call_deadline = now() - interval '1 minute'`,
    [clock.now()],
  )
})

const waits = async () =>
  (
    await bench.sql<{ minutes: number }>(
      'select round(extract(epoch from call_deadline - now()) / 60)::int as minutes from actions order by call_deadline',
    )
  ).map(({ minutes }) => minutes)

test('a silent server is asked about one lost call at a time, after waits that grow', async () => {
  let passed = performance.now()
  const time = vi.spyOn(performance, 'now').mockImplementation(() => passed)
  let asked = 0
  find = async () => {
    asked += 1
    passed += 10_000
    throw new NetworkError('unavailable', 'No answer.')
  }
  try {
    for (const wait of [1, 2, 4, 8, 15, 15]) {
      await settleLostCallsNow(bench)
      expect(await waits()).toEqual([wait, wait, wait])
    }
    expect(asked).toBe(6)
    find = async () => ({ happened: 'yes', result_id: null })
    await settleLostCallsNow(bench)
    expect(await bench.sql(`select 1 from actions where state = 'success'`)).toHaveLength(lost.length)
  } finally {
    time.mockRestore()
  }
})

test('the rest of maintenance does not wait for a silent server', async () => {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const isAsked = new Promise<void>((asked) => {
    find = async () => {
      asked()
      await ended
      return { happened: 'unknown' }
    }
  })
  await bench.sql(
    `update actions set state = 'planned', claimed_at = null, local_day = null, local_hour = null, call_deadline = null, created_at = $2 where id = $1`,
    [lost[0], new Date(clock.now().getTime() - 30 * day)],
  )
  const maintenance = runMaintenance(bench)
  try {
    await isAsked
    await until(async () => (await bench.sql(`select 1 from actions where state = 'expired'`)).length === 1)
  } finally {
    end()
    await maintenance.stop()
  }
})
