import { beforeEach, describe, expect, test } from 'vitest'
import type { Choice } from '#app/contract/choice.ts'
import type { Niche } from '#app/contract/profile.ts'
import type { Candidate } from '#app/domain/bot/decide/choose.ts'
import { halfOf, nextHalf } from '#app/domain/bot/learn/halves.ts'
import { day, minute } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const asked: string[] = []
const mind = eagerMind()
let scores: Record<string, number> = {}
const world = botWorld(me, {
  ...mind,
  nichesOf: async (texts) => texts.map((text) => text as Niche),
  async judge({ author }) {
    asked.push(author.handle)
    return { verdict: 'engage', score: scores[author.handle] ?? 0.6, reason: 'A test.' }
  },
})
const { clock, network } = world
let user: { id: string }
beforeEach(async () => {
  asked.length = 0
  scores = {}
  user = await newBotUser(world.bench, me)
  await world.bench.sql(
    `update bots set enable_auto_like = false, enable_auto_follow = false, enable_auto_view = false`,
  )
})

const count = (n: number, came: number) => ({ n, came, bad: 0, replies: n, came_back: came })
/** People with coffee in their bio came back to six of nine replies, others to three of sixty. */
const sums = {
  all: count(69, 9),
  traits: { bio: { coffee: count(9, 6), tech: count(60, 3) } },
}
const learn = (isOn: boolean, known: object | null = sums) =>
  world.bench.sql('insert into learning (user_id, is_on, sums, counted_at) values ($1, $2, $3, $4)', [
    user.id,
    isOn,
    known && JSON.stringify(known),
    clock.now(),
  ])

/** Ten posts, nearest first; the fourth and the last by people with coffee in their bio. */
const people = Array.from({ length: 10 }, (_, at) => ({
  ...fakeAccount(`90${at}`, `p${at}`),
  bio: at === 3 || at === 9 ? 'coffee' : 'tech',
}))
const find = () => {
  const at = new Date(clock.now().getTime() - 20 * minute)
  world.found = people.map((author) => fakePost({ author, text: `Espresso of ${author.handle} tastes sour`, at }))
}
const step = async () => {
  await world.bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
  await stepOnce(world.bench)
  clock.forward(90 * minute)
}
const sent = () =>
  world.bench.sql<{ author_handle: string; reason: string; choice: Choice }>(
    `select author_handle, reason, choice from actions where state = 'success' order by created_at`,
  )
const order = async () => (await sent()).map(({ author_handle }) => author_handle)

async function daysWork() {
  find()
  for (let times = 0; times < 4; times += 1) await step()
  return { order: await order(), asked: [...asked], reasons: (await sent()).map(({ reason }) => reason) }
}

describe('the order', () => {
  const nearest = ['p0', 'p1', 'p2', 'p3']

  test('is that of before without a row, with learning off, and while nothing is known', async () => {
    const before = await daysWork()
    expect(before.order).toEqual(nearest)
    for (const [isOn, known] of [
      [false, sums],
      [true, null],
      [true, { all: count(0, 0), traits: {} }],
    ] as const) {
      await world.bench.sql('delete from actions')
      await world.bench.sql('delete from learning')
      await learn(isOn, known)
      asked.length = 0
      clock.set('2026-06-15T09:00:00Z')
      expect(await daysWork()).toEqual(before)
    }
  })

  test('puts those first of whom more come back, and judges three more at most for it', async () => {
    await learn(true)
    find()
    await step()
    expect(await order()).toEqual(['p3'])
    expect(asked).toEqual(['p0', 'p1', 'p2', 'p3', 'p9'])
    const [{ reason, choice } = { reason: '', choice: null }] = await sent()
    expect(choice).toMatchObject({ of: 5, differs: true })
    expect(reason).toMatch(
      / Chosen because 6 of 9 replies to people with coffee in their bio got a reply or follow back, 3 of 60 others did\.$/,
    )
    await step()
    await step()
    expect(await order()).toEqual(['p3', 'p9', 'p0'])
    expect((await sent())[2]).toMatchObject({
      reason: expect.not.stringContaining('Chosen'),
      choice: { differs: false },
    })
  })

  test('prefers no post that is not good', async () => {
    scores = { p3: 0.4, p9: 0.4 }
    await learn(true)
    find()
    await step()
    expect(await order()).toEqual(['p0'])
  })

  test('leaves people who wrote to the user and priority people first', async () => {
    await learn(true)
    await world.bench.sql(
      `insert into bot_terms (user_id, list, key, value, author_id, network, added_at) values ($1, 'target', 'p5', 'p5', '905', 'perch', now())`,
      [user.id],
    )
    find()
    world.mentions = [
      fakePost({ author: people[7], text: '@finch sour espresso, which grinder', at: clock.now(), to_user: 'names' }),
    ]
    await step()
    await step()
    await step()
    expect(await order()).toEqual(['p7', 'p5', 'p3'])
  })

  test('reaches no one who opted out, and no one twice', async () => {
    await learn(true)
    await world.bench.sql(`insert into opt_outs values ('perch', '903', now(), '1', 'stop')`)
    find()
    for (let times = 0; times < 4; times += 1) await step()
    expect(await order()).toEqual(['p9', 'p0', 'p1', 'p2'])
    expect(new Set(network.done.map(({ target_id }) => target_id)).size).toBe(4)
  })

  test('puts no one forward who had a contact in the last two weeks, which keeps their own place', async () => {
    await learn(true)
    const contact = (days: number, author: string) =>
      world.bench.sql(
        `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
           situation, source, state, text, reason, generation, created_at, claimed_at, local_day, local_hour)
         values ($1, 'perch', '4711', 'like', 'older', $2, 'x', 'x', 'stranger', 'auto', 'success', '', '', 1, $3::timestamptz, $3::timestamptz, $3::timestamptz::date, 9)`,
        [user.id, author, new Date(clock.now().getTime() - days * day)],
      )
    await contact(13, '903')
    find()
    await step()
    expect(asked).toEqual(['p0', 'p1', 'p2', 'p9'])
    await world.bench.sql(`update actions set claimed_at = claimed_at - interval '2 days' where author_id = '903'`)
    await step()
    expect((await order()).filter((handle) => handle !== 'x')).toEqual(['p9', 'p3'])
  })

  test('with one good post is no choice', async () => {
    await learn(true)
    find()
    world.found = world.found.slice(0, 1)
    await step()
    expect(await sent()).toMatchObject([{ choice: { of: 1, differs: false } }])
  })
})

describe('while it is tested on half of the people', () => {
  const since = new Date('2026-06-15T08:00:00Z')
  const found = (at: number): Candidate => {
    const post = world.found[at]
    if (!post) throw new Error('There are ten posts.')
    return { post, situation: 'stranger' }
  }
  const half = (at: number) => halfOf(user.id, since, found(at))

  test('each half is ordered its own way, and which one comes first is drawn by the closest post', async () => {
    await learn(true)
    await world.bench.sql('update learning set tested_since = $1', [since])
    find()
    await step()
    const [{ author_handle, choice, reason } = { author_handle: '', choice: null, reason: '' }] = await sent()
    const of = (name: 'with' | 'without') => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((at) => half(at) === name)
    const judged = asked.map((handle) => Number(handle.slice(1)))
    const isCoffee = (at: number) => at === 3 || at === 9
    const learned = of('with').filter((at) => judged.includes(at))
    const first = {
      with: learned.find(isCoffee) ?? learned[0],
      without: of('without').find((at) => judged.includes(at)),
    }
    const next = nextHalf(user.id, found(0))
    const expected = first[next] ?? first[next === 'with' ? 'without' : 'with']
    expect(author_handle).toBe(`p${expected}`)
    expect(choice?.half).toBe(half(expected ?? 0))
    if (choice?.half === 'without') expect(reason).not.toContain('Chosen')
    expect(judged.filter((at) => at > 2).every((at) => half(at) === 'with')).toBe(true)
  })

  test('after four weeks everyone is ordered by it again', async () => {
    await learn(true)
    await world.bench.sql('update learning set tested_since = $1', [new Date(clock.now().getTime() - 28 * day)])
    find()
    await step()
    expect(await order()).toEqual(['p3'])
    expect((await sent())[0]?.choice.half).toBeUndefined()
  })
})
