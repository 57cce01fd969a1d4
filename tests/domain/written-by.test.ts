import { expect, test } from 'vitest'
import { loadRecentActivity } from '#app/domain/activity/recent.ts'
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
  async reply(...asked) {
    const drafted = await eager.reply(...asked)
    return drafted.verdict === 'reply' && writer !== undefined ? { ...drafted, written_by: writer } : drafted
  },
})

test.each([
  ['gpt-4o-mini', 'Written by gpt-4o-mini'],
  ['sandbox-stand-in', 'Written by the sandbox’s stand-in'],
  [undefined, 'In your own words'],
])('a reply by %s says so beside it', async (by, sentence) => {
  writer = by
  const user = await newBotUser(world.bench, me)
  world.found = [fakePost({ text: coffeeText(), at: world.clock.now() })]
  await stepOnce(world.bench)
  const { recent } = await loadRecentActivity(world.bench.db, world.network, user.id, world.clock.now())
  expect(recent.map(({ type, written_by }) => [type, written_by])).toEqual([['reply', sentence]])
})
