import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { NetworkError } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import { readingRecords } from '#app/db/reading-records.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { startAnalysis } from '#app/domain/analysis/analysis.ts'
import { runAnalysis } from '#app/domain/analysis/run.ts'
import { startBot } from '#app/domain/bot/schedule/bot.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { hour } from '#app/domain/time.ts'
import { metrics } from '#app/http/server/metrics.ts'
import { signIn } from '../../sandbox/perch/testing/perch-fixture.ts'
import { type Bench, offering, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { loadInbox } from '../kit/inbox.ts'
import { lookForMentions } from '../kit/look.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser } from '../kit/people.ts'
import { perchBench } from '../kit/perch.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'
import { wirePost, wireUser, xStub } from '../kit/x-stub.ts'

const me = fakeAccount('4711', 'finch')
const signal = () => AbortSignal.timeout(maxWaitMs)
let mentions: Post[] = []
let quotes: () => Promise<Post[]>
let found: Post[] = []
let clock: ManualClock
let network: FakeNetwork
let bench: Bench<FakeNetwork>
let user: SessionUser

beforeAll(async () => {
  clock = manualClock()
  network = fakeNetwork(me, {
    mentions: async () => mentions,
    quotes: () => quotes(),
    search: async () => found,
    posts: async () => [],
  })
  bench = await startBench(inject('postgres'), clock, network)
})
afterAll(() => bench?.close())
beforeEach(async () => {
  await bench.sql('truncate actions cascade')
  await bench.sql('truncate opt_outs, heard_opt_outs')
  await bench.sql('delete from users')
  network.done.length = 0
  ;[mentions, found, quotes] = [[], [], async () => []]
  clock.forward(3 * hour)
  user = await newUser(bench)
  await connect(bench, user, { kind: 'tokens', auth_token: 'a1', ct0_token: 'c1' }, null, 'manual', clock.now())
})

async function botRuns() {
  await insertAnalysis(bench, user.id, me)
  await startBot(bench.db, network, user, {}, clock.now())
}

const remark = 'My espresso tastes sweet at a finer grind, the new burrs were worth it.'
const question = 'Espresso tastes sour at a fine grind, what would you try first?'
const quoting = (text: string) =>
  fakePost({
    text,
    at: clock.now(),
    quotes: { author_id: me.id, handle: null },
    thread: [{ handle: 'finch', text: 'Mine.' }],
  })

const situations = () =>
  bench.sql<{ post_id: string; situation: string }>('select distinct post_id, situation from actions')

test.each(['listed', 'searched for'])('a quote without a mention counts as writing to the user (%s)', async (how) => {
  const post = quoting(question)
  if (how === 'listed') quotes = async () => [post]
  else found = [post]
  await botRuns()
  await stepOnce(bench)
  expect(await situations()).toEqual([{ post_id: post.id, situation: 'addressed' }])
  expect((await loadInbox(bench.db, network, user.id, 'all', bench.clock.now())).posts).toMatchObject([
    { text: question },
  ])
})

test('who asks to be left alone in a quote is heard, and gets nothing', async () => {
  const post = quoting('Please stop replying to me.')
  const later = fakePost({ text: `@finch ${question}`, author: post.author, at: clock.now() })
  ;[mentions, quotes] = [[later], async () => [post]]
  await botRuns()
  await stepOnce(bench)
  expect(network.done).toEqual([])
  expect(await bench.sql('select author_id from heard_opt_outs')).toEqual([{ author_id: post.author.id }])
})

test('a quote of somebody else is not to the user, and failing quotes cost no mention', async () => {
  mentions = [fakePost({ text: `@finch ${question}`, at: clock.now() })]
  quotes = async () => [{ ...quoting(question), quotes: { author_id: '1', handle: 'finch' } }]
  await botRuns()
  expect(await lookForMentions(bench, user.id)).toBeNull()
  quotes = async () => {
    throw new NetworkError('refused', 'The operator is:quote is not available.')
  }
  expect(await lookForMentions(bench, user.id)).toBeNull()
  const { posts } = await loadInbox(bench.db, network, user.id, 'all', bench.clock.now())
  expect(posts.map(({ text }) => text)).toEqual([`@finch ${question}`])
})

test('an edited mention is answered, announced and listed once', async () => {
  const first = fakePost({ text: `@finch ${remark}`, at: clock.now() })
  mentions = [first]
  await botRuns()
  await stepOnce(bench)
  expect(network.done).toHaveLength(1)
  const text = `@finch ${remark} So good.`
  mentions = [fakePost({ text, author: first.author, at: clock.now(), earlier_ids: [first.id] }), first]
  for (let turn = 0; turn < 8; turn += 1) {
    clock.forward(hour / 4)
    await stepOnce(bench)
  }
  await lookForMentions(bench, user.id)
  expect(network.done.map(({ kind, target_id }) => [kind, target_id])).toEqual([[network.done[0]?.kind, first.id]])
  const { posts } = await loadInbox(bench.db, network, user.id, 'all', bench.clock.now())
  expect(posts).toMatchObject([{ text, url: network.postUrl(first.author.handle, first.id) }])
  expect(await bench.sql(`select key from notices where key like 'post:%'`)).toEqual([{ key: `post:${first.id}` }])
})

test('“At its first start it answered what people wrote months ago”: nothing of days before', async () => {
  const at = (days: number) => new Date(clock.now().getTime() - days * 24 * hour)
  mentions = [2, 30, 300].map((days) => fakePost({ text: `@finch ${question}`, at: at(days) }))
  await botRuns()
  for (let turn = 0; turn < 3; turn += 1) {
    await bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
    await stepOnce(bench)
  }
  expect(network.done).toEqual([])
})

test('an edited mention that no one has answered is answered as it is now', async () => {
  const first = fakePost({ text: `@finch ${question}`, at: clock.now() })
  mentions = [first]
  await lookForMentions(bench, user.id)
  const now = '@finch And which kettle would you take?'
  mentions = [fakePost({ text: now, author: first.author, at: clock.now(), earlier_ids: [first.id] })]
  await lookForMentions(bench, user.id)
  const { posts } = await loadInbox(bench.db, network, user.id, 'open', bench.clock.now())
  expect(posts).toMatchObject([{ text: now, url: network.postUrl(first.author.handle, mentions[0]?.id ?? '') }])
})

test.each([
  { read_as: 'What a night! [image: cards on a poker table]' },
  { thread: [{ handle: 'somebody', text: 'Poker until three again.' }] },
])('“It answered a post that shows what I avoid”: an avoided word is also found in %j', async (shown) => {
  found = [fakePost({ text: 'What a night! https://t.co/abc', ...shown, at: clock.now() })]
  await bench.sql(
    `insert into bot_terms (user_id, list, key, value, added_at) values ($1, 'avoid', 'poker', 'poker', $2)`,
    [user.id, clock.now()],
  )
  await botRuns()
  await stepOnce(bench)
  expect(await bench.sql('select state, code from actions')).toEqual([{ state: 'skipped', code: 'avoided_term' }])
})

test('the analysis of a protected account says that it is protected', async () => {
  const hidden = { ...bench, ...offering(fakeNetwork({ ...me, is_protected: true })) }
  await startAnalysis(hidden, user.id, null, clock.now())
  const [row] = await bench.sql<{ id: string }>(`select id from account_analyses where status = 'pending'`)
  await runAnalysis(hidden, row?.id ?? '', { isLast: true, signal: signal() })
  const [done] = await bench.sql<{ note: string }>(`select profile ->> 'note' as note from account_analyses`)
  expect(done?.note).toMatch(/^Your account is protected, so only your followers see /)
})

test('a protected account’s own posts are read', async () => {
  const x = await xStub(() => ({ body: { data: [wirePost()], includes: { users: [wireUser({ protected: true })] } } }))
  expect(await x.client.posts('9', 10, signal())).toMatchObject([{ text: 'Good morning.' }])
  await x.close()
})

test('Perch lists who quotes an account without naming it', async () => {
  const perch = await perchBench(clock)
  const { client, account } = await perch.account('finchroast')
  const [own, other] = await Promise.all([signIn(perch, 'finchroast'), signIn(perch, 'pennywren')])
  const { id } = (await own.call('POST', '/2/tweets', { text: 'Water matters more than beans.' })).body.data
  const body = { text: 'I doubt that.', quote_tweet_id: id }
  const quote = (await other.call('POST', '/2/tweets', body)).body.data
  expect(await client.quotes?.(account.handle, null, signal())).toMatchObject([
    { id: quote.id, quotes: { author_id: account.id }, thread: [{ handle: 'finchroast' }] },
  ])
  await perch.close()
})

test('all processes share the names that a network takes, and count what none can read', async () => {
  const ask = () =>
    xStub(
      ({ url }) => ({
        status: url.searchParams.has('post.fields') ? 400 : 200,
        body: { data: [wirePost({ id: 'odd' })], errors: [{ parameters: { 'post.fields': [] } }] },
      }),
      () => readingRecords(bench.db)('x'),
    )
  for (const expected of [2, 1]) {
    const x = await ask()
    await x.client.mentions('1', null, signal())
    expect(x.requests).toHaveLength(expected)
    await x.close()
  }
  await expect
    .poll(() => metrics(bench, { open: 0, subscriptions: 0 }))
    .toContain('warble_network_odd_objects_total{network="x"} 2\n')
})
