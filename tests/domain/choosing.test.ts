import { describe, expect, test } from 'vitest'
import { toPosts } from '#app/adapters/network/x/people.ts'
import { PostsPage } from '#app/adapters/network/x/wire.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { day, hour } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost, newId } from '../kit/fake-network.ts'
import { type Limits, type NewUserOptions, newBotUser, planAction } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const mind = eagerMind()
const world = botWorld(me, {
  ...mind,
  reply: (...asked) => (code ? Promise.resolve(noReply(code)) : mind.reply(...asked)),
})
let code: 'no_model' | 'no_draft' | null = null
const noReply = (code: 'no_model' | 'no_draft') =>
  ({ verdict: 'skip', code, reason: 'The language model wrote no reply.' }) as const
const { clock, network } = world

const setUp = (options: NewUserOptions & Limits = {}, account = me) => newBotUser(world.bench, account, options)
const post = (change: Parameters<typeof fakePost>[0] = {}) =>
  fakePost({ text: coffeeText(), at: clock.now(), ...change })
const steps = async (times: number, apart = 2 * hour) => {
  for (let time = 0; time < times; time += 1) {
    await world.bench.sql('update bots set due_at = $1', [clock.now()])
    await stepOnce(world.bench)
    clock.forward(apart)
  }
}
const skips = () =>
  world.bench.sql<{ code: string; reason: string; post_id: string }>(
    `select code, reason, post_id from actions where state = 'skipped' order by created_at`,
  )

describe('people who wrote to the user while the language model fails', () => {
  test('wait for it, two hours at most; then they get a like that says why', async () => {
    await setUp()
    world.mentions = [post({ text: '@finch sour espresso, which grinder' })]
    code = 'no_model'
    await steps(2, hour / 2)
    expect(network.done).toEqual([])
    expect(await skips()).toEqual([])
    code = null
    await steps(1, 3 * hour)
    expect(network.done.map(({ kind }) => kind)).toEqual(['reply'])
    world.mentions = [post({ text: '@finch sour espresso, which kettle' })]
    clock.forward(2 * hour)
    code = 'no_model'
    await steps(1)
    code = null
    expect(network.done.map(({ kind }) => kind)).toEqual(['reply', 'like'])
    const [{ reason } = { reason: '' }] = await world.bench.sql<{ reason: string }>(
      `select reason from actions where kind = 'like' and state = 'success'`,
    )
    expect(reason).toBe('A test. The language model isn’t available right now, so this is a like instead of a reply.')
  })

  test('get a like at once if what it wrote is not usable: asking again would only take tokens', async () => {
    await setUp()
    world.mentions = [post({ text: '@finch sour espresso, which grinder' })]
    code = 'no_draft'
    await steps(1)
    code = null
    expect(network.done.map(({ kind }) => kind)).toEqual(['like'])
    expect(await world.bench.sql(`select reason from actions where kind = 'like'`)).toEqual([
      { reason: 'A test. No draft passed the checks, so this is a like instead of a reply.' },
    ])
  })
})

describe('people who ask not to be contacted', () => {
  test('are recorded and not answered, and the user sees the reason', async () => {
    await setUp()
    const author = fakeAccount('901', 'tired')
    world.mentions = [post({ author, text: '@finch please stop replying to me' })]
    await steps(2)
    expect(network.done).toEqual([])
    expect(await world.bench.sql('select network, author_id, post_id, words from opt_outs')).toEqual([
      {
        network: 'perch',
        author_id: '901',
        post_id: world.mentions[0]?.id,
        words: '@finch please stop replying to me',
      },
    ])
    expect(await skips()).toEqual([
      { code: 'opted_out', reason: '@tired asked not to be contacted.', post_id: world.mentions[0]?.id },
    ])
  })

  test('are left alone by the bots of all users, for every kind of action', async () => {
    const author = fakeAccount('901', 'tired')
    await setUp()
    world.mentions = [post({ author, text: '@finch stop' })]
    await steps(1)
    await world.bench.sql(`update bots set state = 'stopped'`)
    const other = await setUp({}, fakeAccount('4712', 'wren'))
    world.found = [post({ author }), post({ author })]
    world.mentions = [post({ author, text: '@wren sour espresso, which grinder' })]
    await steps(4)
    expect(network.done).toEqual([])
    const states = await world.bench.sql('select state, code from actions where user_id = $1', [other.id])
    expect(states).toEqual(Array(3).fill({ state: 'skipped', code: 'opted_out' }))
    world.found = [post()]
    await steps(1)
    expect(network.done).toHaveLength(1)
  })

  test('are identified per network: the same id on another network is another person', async () => {
    await world.bench.sql(`insert into opt_outs values ('x', '901', now(), '1', 'stop')`)
    await setUp()
    world.found = [post({ author: fakeAccount('901', 'another') })]
    await steps(1)
    expect(network.done).toHaveLength(1)
  })

  test('get none of the actions that were planned before', async () => {
    const user = await setUp()
    const author = fakeAccount('902', 'late')
    for (const kind of ['reply', 'like', 'follow', 'view'] as const)
      await planAction(world.bench, user.id, me.id, kind, { post: post({ author }) })
    await world.bench.sql(`insert into opt_outs values ('perch', '902', now(), '1', 'stop')`)
    await steps(5)
    expect(network.done).toEqual([])
    const rows = await world.bench.sql(`select distinct state, code, reason from actions`)
    expect(rows).toEqual([{ state: 'expired', code: 'opted_out', reason: '@late asked not to be contacted.' }])
  })

  test('are recorded even if the request is days old', async () => {
    await setUp()
    world.mentions = [post({ text: '@finch stop', at: new Date(clock.now().getTime() - 3 * day) })]
    await steps(1)
    expect(await world.bench.sql('select 1 from opt_outs')).toHaveLength(1)
  })
})

describe('the bot never', () => {
  test('acts on the user’s own posts, or twice on the same post', async () => {
    await setUp()
    world.found = [post({ author: me }), post(), post()]
    await steps(8)
    expect(network.done).toHaveLength(2)
    const rows = await world.bench.sql<{ post_id: string }>(`select post_id from actions where state = 'success'`)
    expect(rows.map(({ post_id }) => post_id).sort()).toEqual(
      world.found
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    )
  })

  test('acts twice on the same stranger’s post, even if the first action was only a profile view', async () => {
    await setUp()
    await world.bench.sql('update bots set enable_auto_like = false')
    const author = fakeAccount('906', 'one')
    world.found = [post({ author })]
    await steps(1, hour)
    world.found = [post({ author })]
    await steps(4, hour)
    expect(network.done.map(({ kind }) => kind)).toEqual(['reply', 'view'])
  })

  test('considers reposts or posts of protected accounts', () => {
    const user = (id: string, change = {}) => ({
      id,
      username: `u${id}`,
      name: id,
      description: '',
      connection_status: [],
      ...change,
    })
    const wirePost = (id: string, change = {}) => ({
      id,
      author_id: '1',
      text: 'x',
      created_at: clock.now().toISOString(),
      ...change,
    })
    const page = PostsPage.parse({
      data: [
        wirePost('1'),
        wirePost('2', { author_id: '2' }),
        wirePost('3', { referenced_tweets: [{ type: 'retweeted', id: '1' }] }),
      ],
      includes: { users: [user('1'), user('2', { protected: true })] },
    })
    expect(toPosts(page, 'perch', 'found', new Date('2026-12-01T00:00:00Z')).posts.map(({ id }) => id)).toEqual(['1'])
  })

  test('stops at posts of people for whom nothing is left to do', async () => {
    await setUp()
    await world.bench.sql(
      'update bots set enable_auto_reply = false, enable_auto_like = false, enable_auto_view = false',
    )
    const followed = () => ({ ...fakeAccount(newId(), 'friend'), is_followed: true })
    world.found = [...[1, 2, 3, 4].map(() => post({ author: followed() })), post()]
    await steps(1)
    expect(network.done).toMatchObject([{ kind: 'follow', target_id: world.found.at(-1)?.author.id }])
  })

  test('searches while nothing may be done for strangers', async () => {
    await setUp()
    await world.bench.sql(
      'update bots set enable_auto_reply = false, enable_auto_like = false, enable_auto_view = false',
    )
    world.found = [1, 2, 3].map(() => post())
    await steps(3)
    // A follow more would exceed its share of a day without replies.
    expect(network.done.map(({ kind }) => kind)).toEqual(['follow', 'follow'])
    expect(network.calls.filter((name) => name === 'search')).toHaveLength(2)
    expect(await world.bench.sql('select note from bots')).toEqual([
      {
        note: '2 follows today. That’s the most the bot does without replies. The bot meets new people again tomorrow. Switch on replies in Settings > Bot for more.',
      },
    ])
  })

  test('forgets whom it was told to leave alone when they take another handle', async () => {
    const user = await setUp()
    await world.bench.sql(
      `insert into bot_terms (user_id, list, key, value, network, added_at)
       values ($1, 'person', 'loud_one', 'loud_one', 'perch', $2)`,
      [user.id, clock.now()],
    )
    world.mentions = [post({ author: fakeAccount('901', 'Loud_One') })]
    await steps(1)
    world.mentions = [post({ author: fakeAccount('901', 'quiet_one') })]
    world.found = [post({ author: fakeAccount('901', 'quiet_one') })]
    await steps(2)
    expect(network.done).toEqual([])
  })

  test('replies to another bot a second time, however long ago the first reply was', async () => {
    await setUp()
    const author = { ...fakeAccount('903', 'brewfacts'), bio: 'Automated account, posts every hour.' }
    for (let week = 0; week < 3; week += 1) {
      world.mentions = [post({ author, text: '@finch sour espresso, which grinder' })]
      await world.bench.sql(`update bots set enable_auto_like = false, enable_auto_follow = false`)
      await steps(1, 10 * day)
    }
    expect(network.done.filter(({ kind }) => kind === 'reply')).toHaveLength(1)
    expect((await skips()).map(({ code }) => code)).toContain('bot_again')
  })

  test('sends more than nine replies to the same person in a week, even if they answer each time', async () => {
    await setUp()
    const author = fakeAccount('904', 'chatty')
    for (let time = 0; time < 12; time += 1) {
      world.mentions = [post({ author, text: '@finch and sour espresso, which grinder' })]
      await steps(2, 6 * hour)
    }
    expect(network.done.filter(({ kind }) => kind === 'reply')).toHaveLength(9)
    expect(
      (await skips()).some(({ code, reason }) => code === 'talk_over' && /@chatty already got 9 replies/.test(reason)),
    ).toBe(true)
    clock.forward(7 * day)
    world.mentions = [post({ author, text: '@finch back again, sour espresso' })]
    await steps(1)
    expect(network.done.filter(({ kind }) => kind === 'reply')).toHaveLength(10)
  })

  test('sends more than three replies to the same person in a week, however many were planned', async () => {
    const user = await setUp()
    const author = fakeAccount('905', 'popular')
    const results = []
    for (let time = 0; time < 5; time += 1) {
      const action = await planAction(world.bench, user.id, me.id, 'reply', {
        post: post({ author }),
        situation: 'stranger',
      })
      const claim = await claimAction(world.bench.db, network, action, clock.now())
      results.push(claim.claimed || claim.code)
      clock.forward(day)
    }
    expect(results).toEqual([true, true, true, 'talk_over', 'talk_over'])
  })
})
