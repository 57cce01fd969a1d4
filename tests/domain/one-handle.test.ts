import { beforeEach, expect, test } from 'vitest'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { steerFrom } from '#app/domain/bot/decide/steer.ts'
import { addPriority } from '#app/domain/contacts/change.ts'
import { hour } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { priorityOf } from '../kit/named-people.ts'
import { newBotUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

/** A handle that passed from one person to another. */
const me = fakeAccount('4711', 'finch')
const [first, second] = [fakeAccount('801', 'hana'), fakeAccount('802', 'hana')]
const world = botWorld(me, eagerMind())
const { clock, network } = world
let user: SessionUser
beforeEach(async () => {
  user = await newBotUser(world.bench, me)
})

/** Whether the bot acts on a new post by them. */
async function isContacted(author: typeof first): Promise<boolean> {
  clock.forward(25 * hour)
  const before = network.done.length
  world.found = [fakePost({ text: coffeeText(), at: clock.now(), author })]
  await world.bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
  await stepOnce(world.bench)
  return network.done.length > before
}

async function newestActionOn({ id }: typeof first): Promise<string> {
  const rows = await world.bench.sql<{ id: string }>(
    `select id from actions where author_id = $1 and state = 'success' order by created_at desc limit 1`,
    [id],
  )
  return rows[0]?.id ?? ''
}
const steer = async (author: typeof first, remark: 'not_person' | 'target') =>
  steerFrom(world.bench.db, user.id, await newestActionOn(author), remark, clock.now())
const targets = () => priorityOf(world.bench, user)

test('to avoid one of two people of a handle says nothing about the other', async () => {
  expect([await isContacted(first), await isContacted(second)]).toEqual([true, true])
  await steer(first, 'not_person')
  expect([await isContacted(first), await isContacted(second)]).toEqual([false, true])
})

test('to avoid the second does not forget the first', async () => {
  expect([await isContacted(first), await isContacted(second)]).toEqual([true, true])
  await steer(first, 'not_person')
  await steer(second, 'not_person')
  await steer(second, 'not_person')
  expect([await isContacted(first), await isContacted(second)]).toEqual([false, false])
  expect(await world.bench.sql('select author_id, other_ids from bot_terms')).toEqual([
    { author_id: '801', other_ids: ['802'] },
  ])
})

test('who comes first is the person, and their results are theirs', async () => {
  world.named = [first]
  await addPriority(world.bench, network, user, { handle: 'hana', author_id: null })
  expect(await isContacted(first)).toBe(true)
  expect(await isContacted(second)).toBe(true)
  const reasons = await world.bench.sql<{ author_id: string; reason: string }>(
    `select author_id, reason from actions where state = 'success' order by created_at`,
  )
  expect(reasons.map(({ reason }) => reason.includes('priority'))).toEqual([true, false])
  const [target] = await targets()
  const { replies = 0, likes = 0, follows = 0 } = target?.results ?? {}
  expect(replies + likes + follows).toBe(1)
})

test('a person of the avoided handle may come first, and stays so', async () => {
  await isContacted(first)
  await isContacted(second)
  await steer(first, 'not_person')
  await steer(second, 'target')
  expect((await targets()).map(({ handle }) => handle)).toEqual(['hana'])
  await expect(steer(first, 'target')).rejects.toMatchObject({ details: { text: expect.stringContaining('avoid') } })
  await steer(first, 'not_person')
  expect(await targets()).toHaveLength(1)
})
