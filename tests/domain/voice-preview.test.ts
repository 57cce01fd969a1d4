import { beforeEach, describe, expect, test } from 'vitest'
import type { Sound } from '#app/contract/profile.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { contradiction } from '#app/domain/voice/contradiction.ts'
import { previewSound } from '#app/domain/voice/preview.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const mind = eagerMind()
const world = botWorld(me, mind)
const { clock } = world
const { reply } = mind
let user: SessionUser
beforeEach(async () => {
  user = await newBotUser(world.bench, me)
})

/** The bot has sent a reply; then the model writes `now`, if not that one again, and `after` as chosen. */
async function compared(chosen: Sound, now: string, after: string) {
  mind.reply = reply
  world.found = [fakePost({ text: coffeeText(), at: clock.now() })]
  await stepOnce(world.bench)
  const [sent] = await world.bench.sql<{ text: string }>(`select text from actions where kind = 'reply'`)
  const most: number[] = []
  mind.reply = async (post, profile, maxLength) => {
    const noun = post.text.split(' ').at(-1) ?? ''
    const isChosen = JSON.stringify(profile.sound) === JSON.stringify(chosen)
    if (isChosen) most.push(maxLength)
    const text = isChosen ? after : now === 'as sent' ? (sent?.text ?? '') : now
    return { verdict: 'reply', text: text.replace('NOUN', noun), reason: 'A test.' }
  }
  const [sample] = await previewSound(world.bench, user, chosen, clock.now())
  return { before: sample?.before, after: sample?.after, most }
}

const short = 'Swapping the NOUN early made the whole difference here.'
const longer = 'Changing the NOUN on day 3 helped more than 2 weeks of fiddling with the recipe and the water.'

test('a reply that is as long as now is not shown as a shorter one, and the model has to stay below', async () => {
  const same = await compared({ length: 2 }, short, short)
  const now = same.before?.text ?? ''
  expect(now).toMatch(/^Swapping/)
  expect(same.most).toEqual([now.length - 1])
  expect(same.after?.text).toBeNull()
})

test('a reply that is shorter than now is not shown as a longer one', async () => {
  const shorter = await compared({ length: 4 }, longer, short)
  expect(shorter).toMatchObject({
    before: { text: expect.stringMatching(/^Changing/) },
    after: { text: null, why: 'The new one wasn’t any longer.' },
  })
})

test('a reply that was sent before is not shown as a new one', async () => {
  const { before, after } = await compared({ length: 4 }, 'as sent', longer)
  expect(before?.text).toBeNull()
  expect(after?.text).toMatch(/^Changing/)
})

describe('what of a choice can be measured holds', () => {
  test.each<[Sound, Sound, string, string, boolean]>([
    [{ length: 3 }, { length: 2 }, longer, short, true],
    [{ length: 3 }, { length: 2 }, short, longer, false],
    [{ warmth: 3 }, { warmth: 5 }, 'Lovely kettle, thank you.', 'A kettle.', false],
    [{ warmth: 3 }, { warmth: 1 }, 'Lovely kettle, thank you.', 'A kettle.', true],
    [{ certainty: 3 }, { certainty: 5 }, 'Try it.', 'Maybe it could be the kettle.', false],
    [{ jargon: 4 }, { jargon: 1 }, 'A kettle.', 'The refractometer says 9.2 on the Huila.', false],
    [{}, { asks: 'often' }, short, longer, false],
    [{}, { asks: 'often' }, short, 'Which kettle?', true],
    [{}, { asks: 'never' }, short, 'Which kettle?', false],
    [{}, { marks: 'none' }, short, 'A kettle 🎉', false],
    [{}, { speaks_as: 'we' }, short, 'I use a kettle.', false],
    [{ warmth: 3 }, { warmth: 3 }, 'Lovely.', 'A kettle.', true],
  ])('%j to %j', (now, chosen, before, after, holds) => {
    expect(contradiction(now, chosen, before, after) === null).toBe(holds)
  })
})
