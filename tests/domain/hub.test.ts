import type { KyselyPlugin } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { type Listener, listen } from '#app/db/listen.ts'
import { inTransaction } from '#app/db/pool.ts'
import { findSessionById, type SessionUser } from '#app/domain/account/session/session.ts'
import { signOut } from '#app/domain/account/session/sign-out.ts'
import { eventStream } from '#app/http/doors/stream.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { createHub, deleteOldEvents, type Subscriber } from '#app/live/hub.ts'
import { type LiveEvent, liveChannel, publish, publishEnd } from '#app/live/publish.ts'
import { signedInAs } from '../kit/accounts.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { newUser } from '../kit/people.ts'
import { until } from '../kit/until.ts'

let bench: Bench<FakeNetwork> & { clock: ManualClock }
let hub: ReturnType<typeof createHub>
let listener: Listener
let ready = 0
beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
  hub = createHub(bench.db)
  const url = new URL(bench.url)
  url.searchParams.set('application_name', 'hub')
  listener = await listen(
    url.href,
    [liveChannel],
    (_channel, payload) => hub.receive(payload),
    () => {
      ready += 1
      hub.resync()
    },
  )
})
afterAll(async () => {
  await listener?.close()
  await bench?.close()
})
afterEach(() => {
  expect(hub.size(), 'every test ends its subscriptions').toBe(0)
})

interface RecordingSubscriber extends Subscriber {
  events: LiveEvent[]
  versions(): number[]
  resets: number[]
  ends: number
}

function recorder(): RecordingSubscriber {
  const events: LiveEvent[] = []
  const resets: number[] = []
  return {
    events,
    resets,
    ends: 0,
    userDeleted() {
      this.ends += 1
    },
    replaced: () => undefined,
    versions: () => events.map(({ version }) => version),
    deliver: (fresh) => void events.push(...fresh),
    reset: (version) => void resets.push(version),
  }
}

const publishAction = (user: SessionUser, n: number) =>
  inTransaction(bench.db, (tx) => publish(tx, user.id, 'action', { n }, bench.clock.now()))

const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, at) => at + from)

test('subscribers to a deleted user are notified once and get nothing else', async () => {
  const [user, other] = [await newUser(bench), await newUser(bench)]
  const [one, two, stranger, late] = [recorder(), recorder(), recorder(), recorder()]
  await publishAction(user, 1)
  const subscriptions = [
    await hub.subscribe(user.id, null, one),
    await hub.subscribe(user.id, null, two),
    await hub.subscribe(other.id, null, stranger),
  ]
  await inTransaction(bench.db, async (tx) => {
    await tx.deleteFrom('users').where('id', '=', user.id).execute()
    await publishEnd(tx, user.id)
  })
  await until(() => one.ends === 1 && two.ends === 1)
  // A stream opened right after the deletion is notified too.
  subscriptions.push(await hub.subscribe(user.id, null, late))
  await until(() => late.ends === 1)
  await publishAction(other, 1)
  await until(() => stranger.versions().length === 1)
  expect([one, two, stranger].map(({ ends: count }) => count)).toEqual([1, 1, 0])
  expect(one.events).toEqual([])
  for (const unsubscribe of subscriptions) unsubscribe()
})

test('events arrive in order and once each, even if many are published at once', async () => {
  const user = await newUser(bench)
  const [one, two] = [recorder(), recorder()]
  const subscriptions = [await hub.subscribe(user.id, null, one), await hub.subscribe(user.id, null, two)]
  await Promise.all(upTo(60).map((n) => publishAction(user, n)))
  for (const { versions } of [one, two]) {
    await until(() => versions().length >= 60)
    expect(versions()).toEqual(upTo(60))
  }
  expect(new Set(one.events.map(({ data }) => data.n))).toEqual(new Set(upTo(60)))
  for (const unsubscribe of subscriptions) unsubscribe()
})

test('a rolled-back event is never delivered and leaves no gap', async () => {
  const user = await newUser(bench)
  const one = recorder()
  const unsubscribe = await hub.subscribe(user.id, null, one)
  await publishAction(user, 1)
  await expect(
    inTransaction(bench.db, async (tx) => {
      await publish(tx, user.id, 'bot', { secret: true }, bench.clock.now())
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await publishAction(user, 2)
  await until(() => one.events.length === 2)
  expect(one.versions()).toEqual([1, 2])
  expect(one.events.map(({ kind }) => kind)).toEqual(['action', 'action'])
  unsubscribe()
})

test('a stream resumes after its last event, and a new one starts with the next event', async () => {
  const user = await newUser(bench)
  for (const n of upTo(5)) await publishAction(user, n)
  const [resumed, fresh, current] = [recorder(), recorder(), recorder()]
  const subscriptions = [
    await hub.subscribe(user.id, 2, resumed),
    await hub.subscribe(user.id, null, fresh),
    await hub.subscribe(user.id, 5, current),
  ]
  await until(() => resumed.events.length === 3)
  await publishAction(user, 6)
  await until(() => [resumed, fresh, current].every(({ versions }) => versions().includes(6)))
  expect(resumed.versions()).toEqual([3, 4, 5, 6])
  expect(fresh.versions()).toEqual([6])
  expect(current.versions()).toEqual([6])
  expect([...resumed.resets, ...fresh.resets, ...current.resets]).toEqual([])
  for (const unsubscribe of subscriptions) unsubscribe()
})

test('a stream is reset if its next event was deleted or its last version is unknown', async () => {
  const user = await newUser(bench)
  for (const n of upTo(4)) await publishAction(user, n)
  await bench.sql('delete from live_events where user_id = $1 and version <= 2', [user.id])
  const [gone, edge, ahead] = [recorder(), recorder(), recorder()]
  const subscriptions = [
    await hub.subscribe(user.id, 1, gone),
    await hub.subscribe(user.id, 2, edge),
    await hub.subscribe(user.id, 99, ahead),
  ]
  await until(() => edge.events.length === 2)
  expect(edge.versions()).toEqual([3, 4])
  expect(gone).toMatchObject({ resets: [4], events: [] })
  expect(ahead).toMatchObject({ resets: [4], events: [] })
  await publishAction(user, 5)
  await until(() => [gone, edge, ahead].every(({ versions }) => versions().includes(5)))
  expect(gone.versions()).toEqual([5])
  expect(ahead.versions()).toEqual([5])
  for (const unsubscribe of subscriptions) unsubscribe()
})

test('after all events were deleted, an old stream is reset and a current one is not', async () => {
  const user = await newUser(bench)
  for (const n of upTo(3)) await publishAction(user, n)
  bench.clock.forward(1000)
  await deleteOldEvents(bench.db, bench.clock.now())
  const [old, current] = [recorder(), recorder()]
  const subscriptions = [await hub.subscribe(user.id, 1, old), await hub.subscribe(user.id, 3, current)]
  expect(old.resets).toEqual([3])
  expect(current.resets).toEqual([])
  for (const unsubscribe of subscriptions) unsubscribe()
})

test('an event comes with its notice; one that is too large for it, or follows a lost notice, is read', async () => {
  let reads = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      reads += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const counted = createHub(bench.db.withPlugin(plugin))
  let lost = 0
  let losing = false
  const onNotification = (_channel: string, notice: string) => {
    if (losing) lost += 1
    else counted.receive(notice)
  }
  const own = await listen(bench.url, [liveChannel], onNotification, () => undefined)
  const user = await newUser(bench)
  const [one, two] = [recorder(), recorder()]
  const subscriptions = [await counted.subscribe(user.id, 0, one), await counted.subscribe(user.id, 0, two)]
  const opened = reads
  const publishAll = async (data: Record<string, unknown>) => {
    const version = one.versions().length + lost + 1
    await inTransaction(bench.db, (tx) => publish(tx, user.id, 'action', data, bench.clock.now()))
    await until(() => lost + one.versions().length >= version)
  }
  for (const n of upTo(5)) await publishAll({ n })
  expect(reads).toBe(opened)
  await publishAll({ text: 'é'.repeat(4_000) })
  expect(reads).toBe(opened + 1)
  losing = true
  await publishAll({ n: 7 })
  losing = false
  await publishAll({ n: 8 })
  await until(() => [one, two].every(({ versions }) => versions().length === 8))
  for (const { events, versions } of [one, two]) {
    expect(versions()).toEqual(upTo(8))
    expect(events.map(({ kind }) => kind)).toEqual(upTo(8).map(() => 'action'))
    expect(events[1]?.data).toEqual({ n: 2 })
  }
  for (const unsubscribe of subscriptions) unsubscribe()
  await own.close()
})

test('an event that could not be read is read again', async () => {
  const troubled = createHub(bench.db, 10)
  const user = await newUser(bench)
  const one = recorder()
  const unsubscribe = await troubled.subscribe(user.id, null, one)
  await publishAction(user, 1)
  const failing = vi.spyOn(bench.db, 'getExecutor').mockImplementationOnce(() => {
    throw new Error('The pool is full.')
  })
  troubled.receive(user.id)
  expect(failing).toHaveBeenCalledOnce()
  await until(() => one.events.length === 1)
  failing.mockRestore()
  unsubscribe()
})

test('no subscriber gets events of another user', async () => {
  const [one, other] = [await newUser(bench), await newUser(bench)]
  const [mine, theirs] = [recorder(), recorder()]
  const subscriptions = [await hub.subscribe(one.id, null, mine), await hub.subscribe(other.id, null, theirs)]
  for (const n of upTo(10)) await publishAction(n % 2 ? one : other, n)
  await until(() => mine.events.length === 5 && theirs.events.length === 5)
  expect(mine.events.map(({ data }) => data.n)).toEqual([1, 3, 5, 7, 9])
  expect(theirs.events.map(({ data }) => data.n)).toEqual([2, 4, 6, 8, 10])
  for (const unsubscribe of subscriptions) unsubscribe()
})

test('after unsubscribing nothing more is delivered and no subscription is left', async () => {
  const user = await newUser(bench)
  const recorders = upTo(20).map(recorder)
  const subscriptions = await Promise.all(recorders.map((one) => hub.subscribe(user.id, null, one)))
  expect(hub.size()).toBe(20)
  await publishAction(user, 1)
  await until(() => recorders.every(({ events }) => events.length === 1))
  for (const unsubscribe of [...subscriptions.slice(1), ...subscriptions.slice(1)]) unsubscribe()
  expect(hub.size()).toBe(1)
  await publishAction(user, 2)
  await until(() => recorders[0]?.events.length === 2)
  expect(recorders.slice(1).every(({ events }) => events.length === 1)).toBe(true)
  subscriptions[0]?.()
  expect(hub.size()).toBe(0)
})

test('events published while the listening connection is down are delivered after it is back', async () => {
  const user = await newUser(bench)
  const one = recorder()
  const unsubscribe = await hub.subscribe(user.id, null, one)
  await publishAction(user, 1)
  await until(() => one.events.length === 1)
  for (let round = 0; round < 3; round += 1) {
    const before = ready
    const killed = await bench.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'hub'`,
    )
    expect(killed.length).toBeGreaterThan(0)
    await publishAction(user, 2 + round)
    await until(() => ready > before)
    await until(() => one.events.length === 2 + round)
  }
  expect(one.versions()).toEqual([1, 2, 3, 4])
  unsubscribe()
})

test('a session that ends between its check and the subscription ends its stream', async () => {
  const { id, email } = await newUser(bench)
  const { session_id } = await signedInAs(bench, { id, email }, { kind: 'cookie' })
  const session = await findSessionById(bench.db, bench.rules, session_id, bench.clock.now())
  if (!session) throw new Error('no session')
  const late = {
    ...hub,
    async subscribe(...parameters: Parameters<typeof hub.subscribe>) {
      await signOut(bench.db, session, 'local', bench.clock.now())
      return hub.subscribe(...parameters)
    },
  }
  const context = { services: bench, hub: late, closed: new AbortController().signal } as unknown as RequestContext
  const answer = eventStream(context, new Request('http://localhost/events'), session)
  expect(await answer.text()).toContain('event: session')
})
