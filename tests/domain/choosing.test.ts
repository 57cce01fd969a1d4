import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Mind, Post } from '#app/adapters/model/mind.ts'
import { toPosts } from '#app/adapters/network/x/people.ts'
import { PostsPage } from '#app/adapters/network/x/wire.ts'
import { claimAction } from '#app/domain/bot/claim.ts'
import { day, hour, minute } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { type HandClock, handClock } from '../kit/hand-clock.ts'
import { type Given, type Limits, newBotUser, planned } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

/** Takes every post for worth an answer, and always has one, unless it is told to be silent. */
let speechless: boolean
let count = 0
const eager: Mind = {
  name: 'eager',
  analyse: async () => Promise.reject(new Error('not asked for')),
  judge: async () => ({ verdict: 'engage', score: 0.5, reason: 'A test.' }),
  async reply(post) {
    if (speechless) return { verdict: 'skip', code: 'nothing_to_add', reason: 'Nothing to add.' }
    count += 1
    const noun = post.text.split(' ').at(-1) ?? ''
    return { verdict: 'reply', text: `${words(count)} made the difference for ${noun} here.`, reason: 'A test.' }
  },
  answer: async () => '',
}
/** No two alike, so that the checks of drafts find nothing repeated. */
const words = (at: number) =>
  [7, 11, 13, 17]
    .map((step) => ['Q', 'v', 'r', 'k', 'p', 'm', 'z'].map((l, i) => l + ((at * step + i) % 97).toString(36)).join(''))
    .join(' ')

const me = fakeAccount('4711', 'finch')
let [mentions, found]: Post[][] = [[], []]
let clock: HandClock
let network: FakeNetwork
let bench: Bench<FakeNetwork>

beforeAll(async () => {
  clock = handClock()
  network = fakeNetwork(me, { mentions: async () => mentions ?? [], search: async () => found ?? [] })
  bench = { ...(await startBench(inject('postgres'), clock, network)), mind: eager }
})
afterAll(() => bench?.close())
beforeEach(async () => {
  await bench.sql('truncate actions, opt_outs')
  await bench.sql('delete from users')
  network.done.length = 0
  clock.set('2026-06-15T09:00:00Z')
  mentions = []
  found = []
  speechless = false
})

const begin = (given: Given & Limits = {}, account = me) => newBotUser(bench, account, given)
const topics = 'grinder kettle beans filter basket tamper crema boiler portafilter water scale roast'.split(' ')
const post = (change: Parameters<typeof fakePost>[0] = {}) => {
  count += 1
  return fakePost({
    text: `Espresso tastes sour, what about the ${topics[count % topics.length]}`,
    at: clock.now(),
    ...change,
  })
}
const steps = async (times: number, apart = 2 * hour) => {
  for (let time = 0; time < times; time += 1) {
    await bench.sql('update bots set due_at = $1', [clock.now()])
    await stepOnce(bench)
    clock.forward(apart)
  }
}
const skips = () =>
  bench.sql<{ code: string; reason: string; post_id: string }>(
    `select code, reason, post_id from actions where state = 'skipped' order by created_at`,
  )

describe('people who say stop', () => {
  test('are written down, not answered, and the user reads why', async () => {
    await begin()
    const author = fakeAccount('901', 'tired')
    mentions = [post({ author, text: '@finch please stop replying to me' })]
    await steps(2)
    expect(network.done).toEqual([])
    expect(await bench.sql('select network, author_id, post_id, words from opt_outs')).toEqual([
      { network: 'perch', author_id: '901', post_id: mentions[0]?.id, words: '@finch please stop replying to me' },
    ])
    expect(await skips()).toEqual([
      { code: 'opted_out', reason: '@tired asked not to be contacted.', post_id: mentions[0]?.id },
    ])
  })

  test('are left alone by the bots of all customers, in every way', async () => {
    const author = fakeAccount('901', 'tired')
    await begin()
    mentions = [post({ author, text: '@finch stop' })]
    await steps(1)
    await bench.sql(`update bots set state = 'stopped'`)
    const other = await begin({}, fakeAccount('4712', 'wren'))
    found = [post({ author }), post({ author })]
    mentions = [post({ author, text: '@wren sour espresso, which grinder' })]
    await steps(4)
    expect(network.done).toEqual([])
    const states = await bench.sql('select state, code from actions where user_id = $1', [other.id])
    expect(states).toEqual(Array(3).fill({ state: 'skipped', code: 'opted_out' }))
    found = [post()]
    await steps(1)
    expect(network.done).toHaveLength(1)
  })

  test('on one network, are not taken for whoever has the same id on another', async () => {
    await bench.sql(`insert into opt_outs values ('x', '901', now(), '1', 'stop')`)
    await begin()
    found = [post({ author: fakeAccount('901', 'another') })]
    await steps(1)
    expect(network.done).toHaveLength(1)
  })

  test('what was planned for them before is dropped at the gate', async () => {
    const user = await begin()
    const author = fakeAccount('902', 'late')
    for (const kind of ['reply', 'like', 'follow', 'view'] as const)
      await planned(bench, user.id, me.id, kind, { post: post({ author }) })
    await bench.sql(`insert into opt_outs values ('perch', '902', now(), '1', 'stop')`)
    await steps(5)
    expect(network.done).toEqual([])
    const rows = await bench.sql(`select distinct state, code, reason from actions`)
    expect(rows).toEqual([{ state: 'expired', code: 'opted_out', reason: '@late asked not to be contacted.' }])
  })

  test('a stop of long ago counts too', async () => {
    await begin()
    mentions = [post({ text: '@finch stop', at: new Date(clock.now().getTime() - 3 * day) })]
    await steps(1)
    expect(await bench.sql('select 1 from opt_outs')).toHaveLength(1)
  })
})

describe('never', () => {
  test('own posts, or the same post in two ways', async () => {
    await begin()
    found = [post({ author: me }), post(), post()]
    await steps(8)
    expect(network.done).toHaveLength(2)
    const rows = await bench.sql<{ post_id: string }>(`select post_id from actions where state = 'success'`)
    expect(rows.map(({ post_id }) => post_id).sort()).toEqual(
      found
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    )
  })

  test('a stranger’s post a second time, also where the first time was a look at the profile', async () => {
    await begin()
    await bench.sql('update bots set enable_auto_like = false')
    const author = fakeAccount('906', 'one')
    found = [post({ author })]
    await steps(1, hour)
    found = [post({ author })]
    await steps(4, hour)
    expect(network.done.map(({ kind }) => kind)).toEqual(['reply', 'view'])
  })

  test('reposts, and posts of protected people', () => {
    const user = (id: string, change = {}) => ({
      id,
      username: `u${id}`,
      name: id,
      description: '',
      connection_status: [],
      ...change,
    })
    const said = (id: string, change = {}) => ({
      id,
      author_id: '1',
      text: 'x',
      created_at: clock.now().toISOString(),
      ...change,
    })
    const page = PostsPage.parse({
      data: [
        said('1'),
        said('2', { author_id: '2' }),
        said('3', { referenced_tweets: [{ type: 'retweeted', id: '1' }] }),
      ],
      includes: { users: [user('1'), user('2', { protected: true })] },
    })
    expect(toPosts(page).map(({ id }) => id)).toEqual(['1'])
  })

  test('a bot a second time, however long ago the first was', async () => {
    await begin()
    const author = { ...fakeAccount('903', 'brewfacts'), bio: 'Automated account, posts every hour.' }
    for (let week = 0; week < 3; week += 1) {
      mentions = [post({ author, text: '@finch sour espresso, which grinder' })]
      await bench.sql(`update bots set enable_auto_like = false, enable_auto_follow = false`)
      await steps(1, 10 * day)
    }
    expect(network.done.filter(({ kind }) => kind === 'reply')).toHaveLength(1)
    expect((await skips()).map(({ code }) => code)).toContain('bot_again')
  })

  test('more than three replies to the same person in a week, also when they answer each time', async () => {
    await begin()
    const author = fakeAccount('904', 'chatty')
    for (let time = 0; time < 6; time += 1) {
      mentions = [post({ author, text: '@finch and sour espresso, which grinder' })]
      await steps(3, 8 * hour)
    }
    expect(network.done.filter(({ kind }) => kind === 'reply')).toHaveLength(3)
    expect(
      (await skips()).some(({ code, reason }) => code === 'talk_over' && /@chatty had 3 replies/.test(reason)),
    ).toBe(true)
    clock.forward(7 * day)
    mentions = [post({ author, text: '@finch back again, sour espresso' })]
    await steps(1)
    expect(network.done.filter(({ kind }) => kind === 'reply')).toHaveLength(4)
  })

  test('the gate holds the same, whatever was planned at once', async () => {
    const user = await begin()
    const author = fakeAccount('905', 'popular')
    const said = []
    for (let time = 0; time < 5; time += 1) {
      const action = await planned(bench, user.id, me.id, 'reply', { post: post({ author }) })
      const claim = await claimAction(bench.db, network, action, clock.now())
      said.push(claim.claimed || claim.code)
      clock.forward(day)
    }
    expect(said).toEqual([true, true, true, 'talk_over', 'talk_over'])
  })
})

describe('the day', () => {
  /** Lets the bot live until `until`, with a new post at each look. */
  async function live(until: string, apart = minute) {
    const at: Date[] = []
    while (clock.now() < new Date(until)) {
      found = [post()]
      const before = network.done.length
      await stepOnce(bench)
      if (network.done.length > before) at.push(clock.now())
      const [bot] = await bench.sql<{ due_at: Date }>('select due_at from bots')
      clock.set(new Date(Math.max(bot?.due_at.getTime() ?? 0, clock.now().getTime() + apart)))
    }
    return at
  }

  test('three actions come at once, the rest until the evening, none at night', async () => {
    clock.set('2026-06-15T08:00:00Z')
    await begin({ plan: 'free', credits: 0, max_actions_per_hour: 15 })
    const at = await live('2026-06-16T07:59:00Z')
    expect(at).toHaveLength(10)
    expect(at[2]?.getTime()).toBeLessThan(Date.parse('2026-06-15T08:15:00Z'))
    expect(at[9]?.getTime()).toBeGreaterThan(Date.parse('2026-06-15T17:00:00Z'))
    expect(at[9]?.getTime()).toBeLessThan(Date.parse('2026-06-15T22:00:00Z'))
  })

  test('whoever starts at night sees three actions; then only who wrote to the user is answered', async () => {
    clock.set('2026-06-15T23:10:00Z')
    await begin({ plan: 'starter', time_zone: 'Europe/Berlin', max_actions_per_hour: 15 })
    expect(await live('2026-06-16T02:00:00Z')).toHaveLength(3)
    mentions = [post({ text: '@finch sour espresso, which grinder' })]
    expect(await live('2026-06-16T05:00:00Z')).toHaveLength(1)
    expect(network.done.at(-1)).toMatchObject({ kind: 'reply', target_id: mentions[0]?.id })
    const [bot] = await bench.sql<{ note: string }>('select note from bots')
    expect(bot?.note).toMatch(/night where you are/)
    // 8:00 in Berlin is 6:00 here.
    expect((await live('2026-06-16T08:00:00Z')).length).toBeGreaterThan(3)
  })

  test('an account with nothing to say does little', async () => {
    clock.set('2026-06-15T08:00:00Z')
    await begin({ plan: 'pro', max_actions_per_hour: 30 })
    speechless = true
    await live('2026-06-15T20:00:00Z', 2 * minute)
    const kinds = (kind: string) => network.done.filter((one) => one.kind === kind).length
    expect([kinds('reply'), kinds('like'), kinds('follow'), kinds('view')]).toEqual([0, 6, 2, 3])
  })

  test('with replies, no kind passes twice its share of the day', async () => {
    clock.set('2026-06-15T08:00:00Z')
    await begin({ plan: 'pro', max_actions_per_hour: 30 })
    await live('2026-06-15T10:30:00Z')
    const total = network.done.length
    expect(total).toBeGreaterThan(30)
    for (const [kind, share] of Object.entries({ reply: 0.45, like: 0.3, view: 0.15, follow: 0.1 }))
      expect([kind, network.done.filter((one) => one.kind === kind).length / total <= 2 * share]).toEqual([kind, true])
  })
})
