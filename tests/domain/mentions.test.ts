import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { NetworkError } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { claimDueBots, finishStep } from '#app/domain/bot/schedule/lease.ts'
import { wakeBot } from '#app/domain/bot-state.ts'
import { closeConnection } from '#app/domain/connection/close.ts'
import { connect, connectionOf, disconnect, disconnectNamed } from '#app/domain/connection/connection.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { hour } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'
import { type Bench, offering, startBench } from '../kit/bench.ts'
import { eagerMind } from '../kit/eager-mind.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
let mentions: Post[] = []
let clock: ManualClock
let network: FakeNetwork
let bench: Bench<FakeNetwork>
let user: SessionUser

beforeAll(async () => {
  clock = manualClock()
  network = fakeNetwork(me, {
    mentions: async (_account, since) => mentions.filter(({ id }) => since === null || Number(id) > Number(since)),
  })
  bench = await startBench(inject('postgres'), clock, network)
})
afterAll(() => bench?.close())
beforeEach(async () => {
  await bench.sql('truncate actions cascade')
  await bench.sql('delete from users')
  network.done.length = 0
  clock.forward(3 * hour)
  user = await newUser(bench)
  await connect(bench, user, { kind: 'tokens', auth_token: 'a1', ct0_token: 'c1' }, null, 'manual', clock.now())
  await insertAnalysis(bench, user.id, me)
})

test('three mentions at once are each handled, although a step does one action', async () => {
  const questions = [
    'espresso tastes sour at a fine grind',
    'kenyan coffee or ethiopian for filter',
    'how fresh is too fresh',
  ]
  mentions = questions
    .map((text) => fakePost({ text: `@finch ${text}, what would you try first?`, at: clock.now() }))
    .reverse()
  await startBot(bench.db, network, user, {}, clock.now())
  for (let turn = 0; turn < 8; turn += 1) {
    await stepOnce(bench)
    clock.forward(hour / 4)
  }
  const rows = await bench.sql<{ post_id: string }>('select distinct post_id from actions')
  expect(rows.map(({ post_id }) => post_id).toSorted()).toEqual(mentions.map(({ id }) => id).toSorted())
})

test('who wrote to the user is answered although the network refuses each search', async () => {
  const asked: string[][] = []
  const refuse = async () => {
    throw new NetworkError('refused', 'There are errors processing your request.')
  }
  const strict = fakeNetwork(me, {
    mentions: async () => mentions,
    search: refuse,
    postsBy: async (handles) => {
      asked.push(handles)
      return refuse()
    },
  })
  mentions = [
    fakePost({
      text: '@finch my espresso tastes sweet at a finer grind, the new burrs were worth it',
      at: clock.now(),
    }),
  ]
  await bench.sql(
    `insert into bot_terms (user_id, list, key, value, added_at)
     select $1, 'target', handle, handle, $2 from unnest(array['wren', 'name.bsky.social']) as handle`,
    [user.id, clock.now()],
  )
  await startBot(bench.db, network, user, {}, clock.now())
  await stepOnce({ ...bench, ...offering(strict) })
  expect(strict.done.map(({ target_id }) => target_id)).toEqual([mentions[0]?.id])
  expect(asked).toEqual([['wren']])
})

test.each([
  ['another account that replaces it', false],
  ['an account connected after a disconnection', true],
])('%s begins with its own mentions, even if a step of the former one still ran', async (_how, isDisconnected) => {
  await startBot(bench.db, network, user, {}, clock.now())
  await bench.sql(`update bots set mentions_since = 'at://did:plc:abc/app.bsky.feed.post/3k'`)
  const [claimed] = await claimDueBots(bench.db, 1, clock.now())
  if (!claimed) throw new Error('no bot was due')
  if (isDisconnected) await disconnect(bench, user.id, clock.now())
  const other = { ...bench, network: fakeNetwork(fakeAccount('4712', 'wren')) }
  await connect(other, user, { kind: 'tokens', auth_token: 'a2', ct0_token: 'c2' }, null, 'manual', clock.now())
  await finishStep(
    bench,
    claimed,
    { due_at: clock.now(), note: null, mentions_since: claimed.mentions_since },
    clock.now(),
  )
  expect(await bench.sql('select mentions_since from bots')).toEqual([{ mentions_since: null }])
})

test('a page that names the former account does not disconnect the one that has replaced it', async () => {
  const other = { ...bench, network: fakeNetwork(fakeAccount('4712', 'wren')) }
  await connect(other, user, { kind: 'tokens', auth_token: 'a2', ct0_token: 'c2' }, null, 'manual', clock.now())
  const press = (handle: string) => disconnectNamed(bench, user.id, handle, clock.now())
  expect(await press('finch')).toBe(false)
  expect(await connectionOf(bench.db, user.id)).toMatchObject({ handle: 'wren', is_connected: true })
  expect([await press('wren'), await press('wren')]).toEqual([true, false])
  expect(await connectionOf(bench.db, user.id)).toMatchObject({ is_connected: false })
})

test('rejected old credentials do not close a connection that has newer ones', async () => {
  const before = await openConnection(bench, user.id)
  await connect(bench, user, { kind: 'tokens', auth_token: 'a2', ct0_token: 'c2' }, null, 'manual', clock.now())
  await closeConnection(bench.db, bench.queue, user.id, before?.sealed ?? null, 'refused', clock.now())
  const after = await openConnection(bench, user.id)
  expect(after?.credentials).toEqual({ kind: 'tokens', auth_token: 'a2', ct0_token: 'c2' })
  await closeConnection(bench.db, bench.queue, user.id, after?.sealed ?? null, 'refused', clock.now())
  expect(await openConnection(bench, user.id)).toBeNull()
})

test('reconnecting does not shorten a pause that the network asked for', async () => {
  const until = new Date(clock.now().getTime() + hour)
  await bench.sql('update connections set paused_until = $1', [until])
  await connect(bench, user, { kind: 'tokens', auth_token: 'a3', ct0_token: 'c3' }, null, 'manual', clock.now())
  expect((await openConnection(bench, user.id))?.paused_until).toEqual(until)
})

test('credentials that no key can decrypt close the connection with a message', async () => {
  await startBot(bench.db, network, user, {}, clock.now())
  await bench.sql(`update connections set credentials = 'gone.' || credentials`)
  await stepOnce(bench)
  expect(await bench.sql('select state, closed_code from connections')).toEqual([
    { state: 'closed', closed_code: 'tokens_lost' },
  ])
  expect(await bench.sql(`select 1 from bots where state = 'running'`)).toHaveLength(0)
  expect(network.done).toHaveLength(0)
})

test.each([
  ['woken', () => wakeBot(bench.db, user.id, clock.now())],
  [
    'stopped and started again',
    async () => {
      await stopBot(bench.db, user.id, clock.now())
      await startBot(bench.db, network, user, {}, clock.now())
    },
  ],
])('a bot that is %s during a step stays due, whatever the step found', async (_how, again) => {
  await startBot(bench.db, network, user, {}, clock.now())
  const [claimed] = await claimDueBots(bench.db, 1, clock.now())
  if (!claimed) throw new Error('no bot was due')
  clock.forward(1000)
  await again()
  const tomorrow = new Date(clock.now().getTime() + 24 * hour)
  await finishStep(bench, claimed, { due_at: tomorrow, act_at: tomorrow, note: 'Done.' }, clock.now())
  expect(await bench.sql('select due_at, act_at, note, lease from bots')).toEqual([
    { due_at: clock.now(), act_at: null, note: null, lease: null },
  ])
})

test('the result of an outdated step does not stop a bot that was started again', async () => {
  await startBot(bench.db, network, user, {}, clock.now())
  const [claimed] = await claimDueBots(bench.db, 1, clock.now())
  if (!claimed) throw new Error('no bot was due')
  await bench.sql('update bots set generation = generation + 1')
  await finishStep(bench, claimed, { due_at: clock.now(), note: null, stop_reason: 'too late' }, clock.now())
  expect(await bench.sql(`select 1 from bots where state = 'running'`)).toHaveLength(1)
})

test('a bot stops by itself only if its user is told', async () => {
  await startBot(bench.db, network, user, {}, clock.now())
  const [claimed] = await claimDueBots(bench.db, 1, clock.now())
  if (!claimed) throw new Error('no bot was due')
  const stop = (queue: Queue) =>
    finishStep(
      { db: bench.db, queue },
      claimed,
      { due_at: clock.now(), note: null, stop_reason: 'Ended.' },
      clock.now(),
    )
  await expect(stop({ ...bench.queue, enqueue: () => Promise.reject(new Error('away')) })).rejects.toThrow('away')
  expect(await bench.sql('select state from bots')).toEqual([{ state: 'running' }])
  await stop(bench.queue)
  expect(await bench.sql('select state, stopped_reason from bots')).toEqual([
    { state: 'stopped', stopped_reason: 'Ended.' },
  ])
  expect(await bench.sql('select text from notices')).toEqual([{ text: 'Ended.' }])
})

test('where reading costs money, what was written is read once, and answered bit by bit', async () => {
  // A day of its own, with its own limits, from its morning on: the pauses between actions are random.
  clock.set('2026-06-20T06:00:00Z')
  let read = 0
  const paid = {
    ...fakeNetwork(me, {
      mentions: async (_account, since) => {
        const newer = mentions.filter(({ id }) => since === null || Number(id) > Number(since))
        read += newer.length
        return newer
      },
    }),
    budget: { of_user: 1_000_000, of_all: 1_000_000 },
  }
  const asker = fakeAccount('77', 'asker')
  const asked = (text: string) => fakePost({ author: asker, text: `@finch ${text}?`, at: clock.now() })
  const others = ['kenyan coffee or ethiopian for filter', 'how fresh is too fresh for espresso']
  mentions = [
    ...Array.from({ length: 20 }, (_, at) => asked(`which coffee grinder would you buy for espresso in week ${at}`)),
    ...others.map((text) => fakePost({ text: `@finch ${text}, what would you try first?`, at: clock.now() })),
  ].reverse()
  await startBot(bench.db, paid, user, {}, clock.now())
  for (let turn = 0; turn < 24; turn += 1) {
    await stepOnce({ ...bench, ...offering(paid), mind: eagerMind() })
    clock.forward(hour / 4)
  }
  expect(read).toBe(mentions.length)
  const answered = await bench.sql<{ author_id: string }>(
    `select distinct author_id from actions where kind in ('reply', 'like') and state = 'success'`,
  )
  expect(answered.length).toBeGreaterThan(2)
})
