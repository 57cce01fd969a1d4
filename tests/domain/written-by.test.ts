import { expect, test } from 'vitest'
import { loadRecentActions } from '#app/domain/activity/recent.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4712', 'finch')
const eager = eagerMind()
let writer: string | undefined
const world = botWorld(me, {
  ...eager,
  async reply(...parameters) {
    const drafted = await eager.reply(...parameters)
    return drafted.verdict === 'reply' && writer !== undefined ? { ...drafted, written_by: writer } : drafted
  },
})

test.each([
  ['gpt-4o-mini', 'Written by gpt-4o-mini'],
  ['sandbox-stand-in', 'Written by the demo model'],
  [undefined, 'Ready-made thank-you'],
])('a reply written by %s says so', async (by, sentence) => {
  writer = by
  const user = await newBotUser(world.bench, me)
  world.found = [fakePost({ text: coffeeText(), at: world.clock.now() })]
  await stepOnce(world.bench)
  const recent = await loadRecentActions(world.bench.db, world.bench.networks, user.id, world.clock.now(), 50)
  expect(recent.map(({ type, written_by }) => [type, written_by])).toEqual([['reply', sentence]])
})

test('a follow and a view show the person and the post that led to them', async () => {
  const user = await newBotUser(world.bench, me)
  await world.bench.sql('update bots set enable_auto_reply = false, enable_auto_like = false')
  const person = { name: 'Ada B.', bio: 'Roasts at home.' }
  const about: string[] = []
  for (let time = 0; time < 2; time += 1) {
    const author = { ...fakeAccount(`90${time}`, `ada${time}`), display_name: person.name, bio: person.bio }
    const post = fakePost({ text: coffeeText(), at: world.clock.now(), author })
    about.unshift(post.text)
    world.found = [post]
    await world.bench.sql('update bots set due_at = $1, act_at = null', [world.clock.now()])
    await stepOnce(world.bench)
    world.clock.forward(60_000)
  }
  const recent = await loadRecentActions(world.bench.db, world.bench.networks, user.id, world.clock.now(), 50)
  expect(recent.map(({ type }) => type).toSorted()).toEqual(['follow', 'view'])
  expect(recent.map(({ person: shown }) => shown)).toEqual(about.map((post) => ({ ...person, post })))
})
