import { describe, expect, test } from 'vitest'
import { hour } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const mind = eagerMind()
let isUsedUp = false
const noReply = { verdict: 'skip', code: 'share_used_up', reason: 'The language model wrote no reply.' } as const
const world = botWorld(me, {
  ...mind,
  isUsedUp: () => isUsedUp,
  reply: (...asked) => (isUsedUp ? Promise.resolve(noReply) : mind.reply(...asked)),
})
const { clock, network } = world

const post = (change: Parameters<typeof fakePost>[0] = {}) =>
  fakePost({ text: coffeeText(), at: clock.now(), ...change })
const steps = async (times: number, apart = 2 * hour) => {
  for (let time = 0; time < times; time += 1) {
    await world.bench.sql('update bots set due_at = $1', [clock.now()])
    await stepOnce(world.bench)
    clock.forward(apart)
  }
}

describe('once the user’s share of the language model is used up', () => {
  const notes = () => world.bench.sql<{ state: string; note: string }>('select state, note from bots')
  const asked = () => [post({ text: '@finch sour espresso, which grinder' })]

  test('the bot goes on with likes, and says on the dashboard what happened and until when', async () => {
    await newBotUser(world.bench, me, { time_zone: 'Asia/Kolkata' })
    world.mentions = asked()
    world.found = [post()]
    isUsedUp = true
    await steps(2)
    isUsedUp = false
    expect(network.done.map(({ kind }) => kind)).toEqual(['like', 'view'])
    expect(await notes()).toMatchObject([
      {
        state: 'running',
        note: expect.stringMatching(
          /Today’s share of the language model is used up\. It’s back at 5:30\sAM\. Until then, the bot continues with likes and thanks\.$/,
        ),
      },
    ])
    expect(await world.bench.sql(`select reason from actions where situation = 'addressed'`)).toEqual([
      { reason: 'A test. Today’s share of the language model is used up, so this is a like instead of a reply.' },
    ])
    await steps(1)
    expect((await notes())[0]?.note ?? '').not.toContain('language model')
  })

  test('people who wrote to the user wait for a share that is back in time', async () => {
    clock.set('2026-06-15T23:00:00Z')
    await newBotUser(world.bench, me, { time_zone: 'America/New_York' })
    world.mentions = asked()
    isUsedUp = true
    await steps(1, hour + 60_000)
    expect(network.done).toEqual([])
    isUsedUp = false
    await steps(1)
    expect(network.done.map(({ kind }) => kind)).toEqual(['reply'])
  })
})
