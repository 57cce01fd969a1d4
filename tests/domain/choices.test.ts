import { beforeEach, describe, expect, test } from 'vitest'
import type { Choice } from '#app/contract/choice.ts'
import type { Person } from '#app/contract/posts.ts'
import { day, hour, minute } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const world = botWorld(me, { ...eagerMind(), nichesOf: async (texts) => texts.map(() => 'coffee') })
const { clock, network } = world
const followers = new Set<string>()

beforeEach(async () => {
  followers.clear()
  network.client({} as never).followersAmong = async (ids) => new Set(ids.filter((id) => followers.has(id)))
  await newBotUser(world.bench, me)
  await world.bench.sql(
    `update bots set enable_auto_like = false, enable_auto_follow = false, enable_auto_view = false`,
  )
})

const step = async (later = 0) => {
  clock.forward(later)
  await world.bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
  await stepOnce(world.bench)
}
const rows = () =>
  world.bench.sql<{ author_id: string; choice: Choice | null; came_back: boolean | null }>(
    `select author_id, choice, came_back from actions where state = 'success' order by created_at`,
  )
const person = (id: string, more: Partial<Person> = {}): Person => ({ ...fakeAccount(id, `p${id}`, 340), ...more })
const found = (author: Person) =>
  fakePost({ author, text: coffeeText(), at: new Date(clock.now().getTime() - 20 * minute), replies: 2, likes: 3 })
const answer = (author: Person, text = 'Thanks, that helps.') =>
  fakePost({ author, text: `@finch ${text}`, at: clock.now(), is_reply: true, reply_to: me.id })

test('what was known of the post and its author is stored with a reply to a stranger, and with nothing else', async () => {
  const author = person('901', { bio: 'I run a small café.', is_follower: false })
  world.found = [found(author)]
  await step()
  expect(await rows()).toEqual([
    {
      author_id: '901',
      came_back: null,
      choice: {
        bio: 'coffee',
        followers: 340,
        follows: false,
        age_minutes: 20,
        replies: 2,
        likes: 3,
        asks: false,
        contacted: false,
        third: 1,
      },
    },
  ])
  world.found = []
  world.mentions = [answer(person('902'))]
  await step(2 * hour)
  expect((await rows()).map(({ choice }) => choice !== null)).toEqual([true, false])
})

describe('whether the author came back is settled after two days', () => {
  const settled = async () => (await rows()).map(({ came_back }) => came_back)
  const replyTo = async (author: Person) => {
    world.found = [found(author)]
    await step()
    world.found = []
  }

  test('by an answer of theirs', async () => {
    await replyTo(person('901'))
    clock.forward(hour)
    world.mentions = [answer(person('901'))]
    await step()
    await step(46 * hour)
    expect((await settled())[0]).toBeNull()
    await step(3 * hour)
    await step(2 * hour)
    expect((await settled())[0]).toBe(true)
  })

  test('not by a request to stop', async () => {
    await replyTo(person('901'))
    world.mentions = [answer(person('901'), 'please stop replying to me')]
    await step(hour)
    await step(day)
    await step(day)
    await step(2 * hour)
    expect(await settled()).toEqual([false])
  })

  test('not by what someone else writes', async () => {
    await replyTo(person('901'))
    world.mentions = [answer(person('902'))]
    await step(hour)
    await step(day)
    await step(day)
    await step(2 * hour)
    expect((await rows()).filter(({ choice }) => choice).map(({ came_back }) => came_back)).toEqual([false])
  })

  test('by a new follow, but not by that of someone who followed before', async () => {
    await replyTo(person('901', { is_follower: false }))
    clock.forward(hour)
    await replyTo(person('902', { is_follower: true }))
    clock.forward(hour)
    await replyTo(person('903', { is_follower: false }))
    for (const id of ['901', '902']) followers.add(id)
    await step(day)
    await step(day)
    await step(4 * hour)
    expect(await settled()).toEqual([true, false, false])
  })

  test('not before mentions were read for that long: an answer may wait unread', async () => {
    await replyTo(person('901'))
    await world.bench.sql(`update bots set mentions_read_at = null`)
    clock.forward(3 * day)
    world.mentions = [{ ...answer(person('901')), created_at: new Date(clock.now().getTime() - 2.9 * day) }]
    await step()
    expect((await settled())[0]).toBeNull()
    await step(2 * hour)
    expect((await settled())[0]).toBe(true)
  })
})
