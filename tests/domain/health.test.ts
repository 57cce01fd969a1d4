import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { MindState } from '#app/adapters/model/mind.ts'
import { type Network, NetworkError } from '#app/adapters/network/network.ts'
import { inTransaction } from '#app/db/pool.ts'
import { createSeals } from '#app/db/sealed.ts'
import { createSession } from '#app/domain/account/session/create.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { closeConnection } from '#app/domain/connection/close.ts'
import { connect, disconnect } from '#app/domain/connection/connection.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { pauseConnection } from '#app/domain/connection/pause.ts'
import { updateExtensionStatus } from '#app/domain/extension/status.ts'
import { diagnose } from '#app/domain/health/diagnosis.ts'
import { deleteHeartbeat, recordHeartbeat } from '#app/domain/health/heartbeat.ts'
import { minute } from '#app/domain/time.ts'
import { runHeartbeat } from '#app/worker/worker.ts'
import { type Bench, sealKey, startBench } from '../kit/bench.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, planAction } from '../kit/people.ts'
import { commonWords, type PerchBench, perchBench } from '../kit/perch.ts'
import { maxWaitMs, until } from '../kit/until.ts'

const handle = 'finchroast'
const workerId = '00000000-0000-4000-8000-000000000001'
let clock: ManualClock
let perch: PerchBench
let bench: Bench<Network>
let user: SessionUser
let model: MindState

async function pauseForTenMinutes() {
  const limited = new NetworkError('rate_limited', 'Too many requests.')
  const connection = await openConnection(bench, user.id)
  if (!connection) throw new Error('no account is connected')
  return pauseConnection(bench.db, user.id, connection, new Date(clock.now().getTime() + 10 * minute), limited)
}

beforeAll(async () => {
  clock = manualClock()
  perch = await perchBench(clock)
  const plain = await startBench(inject('postgres'), clock, perch.network)
  bench = { ...plain, mind: { ...plain.mind, unaided: () => plain.mind, check: async () => model } }
})
afterAll(async () => {
  await bench?.close()
  await perch?.close()
})
afterEach(async () => {
  await perch.clearFaults()
  await bench.sql('truncate actions, connections, extension_sessions cascade')
  await bench.sql('delete from jobs.job')
})

/** A user without problems. */
async function setUp() {
  model = 'ready'
  const { account, credentials } = await perch.account(handle)
  user = await newUser(bench)
  await connect(bench, user, credentials, null, 'manual', clock.now())
  await insertAnalysis(bench, user.id, account)
  await startBot(bench.db, perch.network, user, {}, clock.now())
  await bench.sql(`update bots set due_at = $1 where user_id = $2`, [clock.now(), user.id])
  await recordHeartbeat(bench.db, workerId)
  return account
}

const check = (deps: Bench<Network> = bench) => diagnose(deps, user, AbortSignal.timeout(maxWaitMs))

async function problems(deps?: Bench<Network>) {
  const { checks, healthy } = await check(deps)
  const found = checks.filter(({ state }) => state === 'problem')
  expect(healthy).toBe(found.length === 0)
  return found.map(({ id, finding, remedy }) => ({ id, finding, remedy }))
}

test('a healthy bot has no problem, and every check has a finding', async () => {
  await setUp()
  expect(await problems()).toEqual([])
  const { checks } = await check()
  expect(checks.map(({ id }) => id)).toEqual([
    'session',
    'plan',
    'connection',
    'credentials',
    'pause',
    'extension',
    'analysis',
    'bot',
    'last_action',
    'drafts',
    'limits',
    'model',
    'worker',
    'queue',
  ])
  for (const { finding } of checks) expect(finding).toMatch(/^[A-Z@].*\.$/)
})

test('a browser that is signed out matters only where it connects the account', async () => {
  await setUp()
  const entry = { user_id: user.id, kind: 'token', user_agent: null, method: 'password' } as const
  const { id } = await createSession(bench, entry, clock.now())
  const reported = { extension_version: '1.2.3', browser_info: 'Chrome on Linux', network_signed_in: false }
  await updateExtensionStatus(bench, { session_id: id, kind: 'token', user }, reported, clock.now())
  expect(await problems()).toMatchObject([{ id: 'extension', finding: expect.stringContaining('signed out of Perch') }])
  expect(await problems({ ...bench, network: { ...perch.network, sign_in_url: null } })).toEqual([])
})

test('an action that was undone is not denied', async () => {
  const { id } = await setUp()
  const [post] = await perch.posts(handle, commonWords)
  const action = await planAction(bench, user.id, id, 'like', { post })
  await bench.sql(`update actions set state = 'undone', finished_at = $1 where id = $2`, [clock.now(), action.id])
  const { checks } = await check()
  expect(checks.find((one) => one.id === 'last_action')).toMatchObject({ finding: 'The last action succeeded.' })
})

const contactUs = { label: 'Write to us', href: '/contact' }
const reconnect = { label: 'Connect again', href: '/onboarding?step=2' }

test.each([
  ['401', /no longer accepts/],
  ['suspended', /suspended/],
] as const)(
  'a connection that the network refuses (%s) is ended when the check finds it, and told once',
  async (fault, why) => {
    await setUp()
    await perch.injectFault({ handle, fault })
    for (let turn = 0; turn < 2; turn += 1)
      expect(await problems()).toContainEqual({
        id: 'connection',
        finding: expect.stringMatching(why),
        remedy: reconnect,
      })
    expect(await bench.sql('select state, credentials from connections where user_id = $1', [user.id])).toEqual([
      { state: 'closed', credentials: null },
    ])
    expect(await bench.sql('select state from bots where user_id = $1', [user.id])).toEqual([{ state: 'stopped' }])
    expect(await bench.sql('select kind from notices where user_id = $1', [user.id])).toHaveLength(1)
  },
)

describe('each fault is the only reported problem', () => {
  test.each<[string, () => Promise<unknown>, { id: string; finding: RegExp; remedy: unknown }]>([
    [
      'the network is down',
      () => perch.injectFault({ handle, fault: '503' }),
      { id: 'credentials', finding: /can’t reach Perch/, remedy: null },
    ],
    [
      'the network asked for a pause',
      () => pauseForTenMinutes(),
      { id: 'pause', finding: /asked us to slow down/, remedy: null },
    ],
    [
      'the bot is overdue',
      async () => clock.forward(6 * minute),
      { id: 'bot', finding: /is running late/, remedy: contactUs },
    ],
    [
      'no worker runs',
      () => deleteHeartbeat(bench.db, workerId),
      { id: 'worker', finding: /servers are having trouble/, remedy: contactUs },
    ],
    [
      'a worker hangs',
      () => bench.sql(`update worker_heartbeats set seen_at = now() - interval '31 seconds'`),
      { id: 'worker', finding: /servers are having trouble/, remedy: contactUs },
    ],
    [
      'no worker takes jobs',
      async () => {
        await inTransaction(bench.db, (tx) =>
          bench.queue.enqueue(tx, 'mail.notice', { user_id: user.id, notice: 'password_changed' }),
        )
        await bench.sql(
          `update jobs.job set created_on = now() - interval '2 minutes', start_after = now() - interval '2 minutes'`,
        )
      },
      { id: 'queue', finding: /delayed/, remedy: contactUs },
    ],
    [
      'the language model is unreachable',
      async () => {
        model = 'unreachable'
      },
      { id: 'model', finding: /can’t reach the language model/, remedy: contactUs },
    ],
    [
      'the language model refuses the key',
      async () => {
        model = 'refused'
      },
      { id: 'model', finding: /rejected our key/, remedy: contactUs },
    ],
    [
      'a payment failed',
      async () => {
        user = { ...user, unpaid: { plan: 'Pro', until: new Date(clock.now().getTime() + 60 * minute) } }
      },
      { id: 'plan', finding: /payment failed/, remedy: { label: 'See your plan', href: '/dashboard/plan' } },
    ],
    [
      'the last actions failed',
      async () => {
        const { account } = await perch.account(handle)
        const posts = await perch.posts(handle, commonWords)
        for (const post of posts.slice(0, 3)) await planAction(bench, user.id, account.id, 'like', { post })
        await bench.sql(
          `update actions set state = 'failed', code = 'A like like this one was refused.', finished_at = $1`,
          [clock.now()],
        )
      },
      {
        id: 'last_action',
        finding: /The last 3 actions failed\. The latest: A like like this one was refused\./,
        remedy: { label: 'See activity', href: '/dashboard/activity' },
      },
    ],
  ])('%s', async (_name, fault, expected) => {
    await setUp()
    await fault()
    expect(await problems()).toEqual([{ ...expected, finding: expect.stringMatching(expected.finding) }])
  })
})

test('a language model that is back is no problem any more', async () => {
  await setUp()
  model = 'unreachable'
  expect((await problems()).map(({ id }) => id)).toEqual(['model'])
  model = 'ready'
  expect(await problems()).toEqual([])
  expect((await check()).checks).toContainEqual(expect.objectContaining({ id: 'model', state: 'ok' }))
})

test('a problem that keeps the bot from working is also reported at the bot', async () => {
  const account = await setUp()
  await closeConnection(bench.db, bench.queue, user.id, null, 'Perch refused it.', clock.now())
  expect(await problems()).toEqual([
    { id: 'connection', finding: 'Perch refused it.', remedy: reconnect },
    { id: 'bot', finding: 'Perch refused it.', remedy: null },
  ])
  await disconnect(bench, user.id, clock.now())
  expect(await problems()).toContainEqual({
    id: 'connection',
    finding: 'No Perch account is connected.',
    remedy: { label: 'Connect Perch', href: '/onboarding?step=2' },
  })
  const { credentials } = await perch.account(handle)
  await connect(bench, user, credentials, null, 'manual', clock.now())
  await bench.sql('delete from account_analyses where user_id = $1', [user.id])
  expect(await problems()).toContainEqual({
    id: 'analysis',
    finding: 'Your account hasn’t been analyzed yet.',
    remedy: { label: 'Start the analysis', intent: 'analyze' },
  })
  await insertAnalysis(bench, user.id, account)
})

test('tokens that cannot be decrypted are reported without a call to the network', async () => {
  await setUp()
  const calls = (await perch.calls(handle)).length
  const found = await problems({ ...bench, seals: createSeals([sealKey()]) })
  expect(found).toEqual([
    { id: 'credentials', finding: expect.stringMatching(/no longer use its saved access/), remedy: reconnect },
  ])
  expect((await perch.calls(handle)).length).toBe(calls)
})

test('during a pause the network is not called', async () => {
  await setUp()
  await pauseForTenMinutes()
  const calls = (await perch.calls(handle)).length
  const { checks } = await check()
  expect(checks.map(({ id }) => id)).not.toContain('credentials')
  expect((await perch.calls(handle)).length).toBe(calls)
})

test('a bot paused by its owner is not a problem, and can be started', async () => {
  await setUp()
  await stopBot(bench.db, user.id, clock.now())
  expect(await problems()).toEqual([])
  const { checks } = await check()
  expect(checks.find(({ id }) => id === 'bot')).toMatchObject({
    state: 'note',
    remedy: { label: 'Wake Up Bot', intent: 'start' },
  })
})

test('a worker sends heartbeats until it stops', async () => {
  await setUp()
  await deleteHeartbeat(bench.db, workerId)
  const heartbeat = runHeartbeat(bench)
  await until(async () => (await problems()).length === 0)
  await heartbeat.stop()
  expect((await problems()).map(({ id }) => id)).toEqual(['worker'])
})
