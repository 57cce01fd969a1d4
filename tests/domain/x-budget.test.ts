import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Network } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { deleteOldSearches, dropKept, keptPosts, keptWritten, search } from '#app/domain/bot/find/searches.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { addPriority } from '#app/domain/contacts/change.ts'
import { loadQueue } from '#app/domain/drafts/queue.ts'
import { rejectDrafts } from '#app/domain/drafts/reject.ts'
import { diagnose } from '#app/domain/health/diagnosis.ts'
import { networkDays } from '#app/domain/metering/network-usage.ts'
import { day, minute } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { newcomerWrites } from '../kit/by-hand.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, runBot } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'
import { pastWarmUp } from '../kit/warm-up.ts'
import { type XBench, xBench } from '../kit/x.ts'

const handle = 'finchroast'
const dollar = 1_000_000
let clock: ManualClock
let x: XBench
let bench: Bench<Network>
let user: SessionUser

beforeAll(async () => {
  clock = manualClock('2026-06-15T08:00:00Z')
  x = await xBench(clock, { budget: { of_user: dollar, of_all: 10 * dollar } })
  bench = { ...(await startBench(inject('postgres'), clock, x.network)), mind: eagerMind() }
  user = { ...(await newUser(bench, { plan: 'starter' })), network: 'x' }
  await connect(bench, user, await x.consent(handle), null, 'oauth', clock.now())
  await insertAnalysis(
    bench,
    user.id,
    await x.network.client(await x.consent(handle)).me(AbortSignal.timeout(maxWaitMs)),
  )
  await pastWarmUp(bench.sql, user.id)
  await runBot(bench, user.id)
})
afterAll(async () => {
  await bench?.close()
  await x?.close()
})

/** The user decides on whatever waits; returns how much it was. */
async function decideAll(): Promise<number> {
  const { waiting } = await loadQueue(bench.db, bench.networks, user.id, clock.now())
  const ids = waiting.map(({ id }) => id)
  return rejectDrafts(bench.db, user.id, ids, 'rejected', clock.now())
}

const searches = async () =>
  (await x.calls(handle)).filter(({ route }) => route === 'GET /2/tweets/search/recent').length

test('a dollar of reading gives the drafts of a day: each post is paid for once', async () => {
  let drafts = 0
  while (clock.now() < new Date('2026-06-15T21:00:00Z')) {
    for (let at = 0; at < 3; at += 1) await newcomerWrites(x, coffeeText())
    await stepOnce(bench)
    drafts += await decideAll()
    const [bot] = await bench.sql<{ due_at: Date }>('select due_at from bots')
    clock.set(new Date(Math.max(bot?.due_at.getTime() ?? 0, clock.now().getTime() + minute)))
  }
  const [spent] = await networkDays(bench.db, 1)
  if (process.env.FIGURES) console.log({ drafts, searches: await searches(), ...spent })
  expect(spent?.micros).toBeLessThanOrEqual(dollar)
  expect(drafts).toBeGreaterThan(60)
  const read = await bench.sql<{ id: string }>(
    `select post ->> 'id' as id from searches, jsonb_array_elements(posts) as post`,
  )
  expect(new Set(read.map(({ id }) => id)).size).toBe(read.length)
})

test('the posts of people who come first are asked for at each step, and only what is new is paid for', async () => {
  clock.set('2026-06-16T09:00:00Z')
  await addPriority(bench, x.network, user, { handle: 'pennywren', author_id: null })
  const due = () => bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
  const posts = async () => (await networkDays(bench.db, 1))[0]?.posts ?? 0
  await due()
  await stepOnce(bench)
  const [before, asked] = [await posts(), await searches()]
  clock.forward(5 * minute)
  await due()
  await stepOnce(bench)
  expect(await searches()).toBeGreaterThan(asked)
  expect(await posts()).toBe(before)
  const theirs = await x.person('pennywren')
  const { data } = (await theirs.call('POST', '/2/tweets', { text: coffeeText() })).body
  clock.forward(5 * minute)
  await due()
  await stepOnce(bench)
  expect(await posts()).toBe(before + 1)
  expect(await bench.sql('select state from actions where post_id = $1', [data.id])).toEqual([{ state: 'waiting' }])
})

test('what somebody writes to the user is read until X lists no others late, and not for as long as it waits', async () => {
  clock.set('2026-06-17T09:00:00Z')
  await bench.sql('delete from network_usage')
  await bench.sql(
    'insert into network_usage (user_id, network, day, posts, users, micros) values ($1, $2, $3, 0, 0, $4)',
    [user.id, 'x', '2026-06-17', dollar],
  )
  const theirs = await x.person('stackharbor')
  const written: string[] = []
  for (let at = 0; at < 12; at += 1) {
    const text = `@${handle} and what about grind ${at}? ${coffeeText()}`
    written.push((await theirs.call('POST', '/2/tweets', { text })).body.data.id)
  }
  const drafted = async () =>
    (await bench.sql<{ post_id: string }>('select post_id from actions where post_id = any($1)', [written])).length
  const looks = async (count: number) => {
    for (let look = 0; look < count; look += 1) {
      // Every other look only listens.
      const actsAt = look % 2 === 0 ? new Date(clock.now().getTime() + 60 * minute) : null
      await bench.sql('update bots set due_at = $1, act_at = $2', [clock.now(), actsAt])
      await stepOnce(bench)
      clock.forward(13 * minute)
    }
  }
  const read = async () => {
    const [row] = await bench.sql<{ mentions: number }>(
      `select sum(resources)::int as mentions from network_usage_lines where day = '2026-06-17' and line = 'mentions'`,
    )
    return row?.mentions
  }
  // X may list others 15 minutes late.
  await looks(4)
  const before = await read()
  expect(before).toBeGreaterThanOrEqual(written.length)
  await looks(16)
  expect(await read()).toBe(before)
  expect(await drafted()).toBeGreaterThan(0)
  expect(await drafted()).toBeLessThan(written.length)
})

test('a post that leads one account to nothing stays with the user’s other account', async () => {
  await bench.sql(`
    insert into searches select user_id, network, account, query, newest_id, posts, searched_at
    from searches, unnest(array['one', 'another']) as account`)
  const kept = (id: string) => ({ deps: bench, bot: { user_id: user.id }, network: x.network, account: { id } })
  const posts = await keptPosts(kept('one'))
  expect(posts).not.toEqual([])
  await dropKept(kept('one'), posts)
  expect(await keptPosts(kept('one'))).toEqual([])
  expect(await keptPosts(kept('another'))).toEqual(posts)
  const written = [fakePost({ text: 'And with milk?', at: clock.now() })]
  await keptWritten(kept('one'), written)
  await dropKept(kept('one'), written)
  const ids = (await keptWritten(kept('one'), [])).map((post) => post.id)
  expect(ids, 'what was written to the user waits').toContain(written[0]?.id)
})

test('what was found is forgotten after a day, also by a search that is repeated', async () => {
  const query = { deps: bench, bot: { user_id: user.id }, network: x.network, account: { id: 'repeated' } }
  const find = () => search(query, ['tea'], async () => [fakePost({ text: 'Tea.', at: clock.now() })])
  await find()
  clock.forward(day - minute)
  const repeated = await find()
  await deleteOldSearches(bench.db, clock.now())
  expect(await keptPosts(query)).toHaveLength(2)
  clock.forward(2 * minute)
  await deleteOldSearches(bench.db, clock.now())
  expect(await keptPosts(query)).toEqual(repeated)
})

test('what was found is forgotten after a day', async () => {
  expect(await bench.sql('select 1 from searches')).not.toEqual([])
  clock.forward(day + minute)
  await deleteOldSearches(bench.db, clock.now())
  expect(await bench.sql('select 1 from searches')).toEqual([])
})

test('whose account it is takes nothing from what all users read, and is asked thirty times a day', async () => {
  const other = await newUser(bench, { plan: 'free' })
  const consents = async () =>
    connect(bench, other, await x.consent(handle), null, 'oauth', clock.now()).catch(({ code }) => code)
  const today = clock.now().toISOString().slice(0, 10)
  const spent = async () => {
    const { micros = 0, shared = 0 } = (await networkDays(bench.db, 1)).find(({ day }) => day === today) ?? {}
    return { micros, shared }
  }
  const { micros, shared } = await spent()
  expect(await consents()).toBe('account_taken')
  expect(await spent()).toEqual({ micros: micros + 10_000, shared })
  await bench.sql('update rate_limits set hits = 30 where key = $1', [`connect:${other.id}`])
  expect(await consents()).toBe('too_many')
  expect(await spent()).toEqual({ micros: micros + 10_000, shared })
})

test('a diagnosis is within the user’s budget too, and says so when it doesn’t ask', async () => {
  const access = async () => {
    const { checks } = await diagnose(bench, user, AbortSignal.timeout(maxWaitMs))
    const spent = await bench.sql<{ micros: number }>(
      'select micros::int from network_usage where user_id = $1 and day = $2',
      [user.id, clock.now().toISOString().slice(0, 10)],
    )
    return [checks.find(({ id }) => id === 'credentials')?.finding, spent[0]?.micros]
  }
  const [accepted, before] = await access()
  expect([accepted, before]).toEqual(['X accepts the connection.', expect.any(Number)])
  await bench.sql('update network_usage set micros = $1', [dollar])
  expect(await access()).toEqual([
    'We’ve read all we can from X today, so we didn’t ask whether it accepts the connection.',
    dollar,
  ])
})
