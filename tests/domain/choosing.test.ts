import { describe, expect, test } from 'vitest'
import { toPosts } from '#app/adapters/network/x/people.ts'
import { PostsPage } from '#app/adapters/network/x/wire.ts'
import { claimAction } from '#app/domain/bot/claim.ts'
import { day, hour } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { type Limits, type NewUserOptions, newBotUser, planned } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const world = botWorld(me, eagerMind())
const { clock, network } = world

const begin = (given: NewUserOptions & Limits = {}, account = me) => newBotUser(world.bench, account, given)
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

describe('people who say stop', () => {
  test('are written down, not answered, and the user reads why', async () => {
    await begin()
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

  test('are left alone by the bots of all customers, in every way', async () => {
    const author = fakeAccount('901', 'tired')
    await begin()
    world.mentions = [post({ author, text: '@finch stop' })]
    await steps(1)
    await world.bench.sql(`update bots set state = 'stopped'`)
    const other = await begin({}, fakeAccount('4712', 'wren'))
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

  test('on one network, are not taken for whoever has the same id on another', async () => {
    await world.bench.sql(`insert into opt_outs values ('x', '901', now(), '1', 'stop')`)
    await begin()
    world.found = [post({ author: fakeAccount('901', 'another') })]
    await steps(1)
    expect(network.done).toHaveLength(1)
  })

  test('what was planned for them before is dropped at the gate', async () => {
    const user = await begin()
    const author = fakeAccount('902', 'late')
    for (const kind of ['reply', 'like', 'follow', 'view'] as const)
      await planned(world.bench, user.id, me.id, kind, { post: post({ author }) })
    await world.bench.sql(`insert into opt_outs values ('perch', '902', now(), '1', 'stop')`)
    await steps(5)
    expect(network.done).toEqual([])
    const rows = await world.bench.sql(`select distinct state, code, reason from actions`)
    expect(rows).toEqual([{ state: 'expired', code: 'opted_out', reason: '@late asked not to be contacted.' }])
  })

  test('a stop of long ago counts too', async () => {
    await begin()
    world.mentions = [post({ text: '@finch stop', at: new Date(clock.now().getTime() - 3 * day) })]
    await steps(1)
    expect(await world.bench.sql('select 1 from opt_outs')).toHaveLength(1)
  })
})

describe('never', () => {
  test('own posts, or the same post in two ways', async () => {
    await begin()
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

  test('a stranger’s post a second time, also where the first time was a look at the profile', async () => {
    await begin()
    await world.bench.sql('update bots set enable_auto_like = false')
    const author = fakeAccount('906', 'one')
    world.found = [post({ author })]
    await steps(1, hour)
    world.found = [post({ author })]
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
      world.mentions = [post({ author, text: '@finch sour espresso, which grinder' })]
      await world.bench.sql(`update bots set enable_auto_like = false, enable_auto_follow = false`)
      await steps(1, 10 * day)
    }
    expect(network.done.filter(({ kind }) => kind === 'reply')).toHaveLength(1)
    expect((await skips()).map(({ code }) => code)).toContain('bot_again')
  })

  test('more than three replies to the same person in a week, also when they answer each time', async () => {
    await begin()
    const author = fakeAccount('904', 'chatty')
    for (let time = 0; time < 6; time += 1) {
      world.mentions = [post({ author, text: '@finch and sour espresso, which grinder' })]
      await steps(3, 8 * hour)
    }
    expect(network.done.filter(({ kind }) => kind === 'reply')).toHaveLength(3)
    expect(
      (await skips()).some(({ code, reason }) => code === 'talk_over' && /@chatty had 3 replies/.test(reason)),
    ).toBe(true)
    clock.forward(7 * day)
    world.mentions = [post({ author, text: '@finch back again, sour espresso' })]
    await steps(1)
    expect(network.done.filter(({ kind }) => kind === 'reply')).toHaveLength(4)
  })

  test('the gate holds the same, whatever was planned at once', async () => {
    const user = await begin()
    const author = fakeAccount('905', 'popular')
    const said = []
    for (let time = 0; time < 5; time += 1) {
      const action = await planned(world.bench, user.id, me.id, 'reply', { post: post({ author }) })
      const claim = await claimAction(world.bench.db, network, action, clock.now())
      said.push(claim.claimed || claim.code)
      clock.forward(day)
    }
    expect(said).toEqual([true, true, true, 'talk_over', 'talk_over'])
  })
})
