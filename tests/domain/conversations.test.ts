import { beforeEach, expect, test } from 'vitest'
import type { Post } from '#app/contract/posts.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { hour } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { loadInbox } from '../kit/inbox.ts'
import { newBotUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

/** Three days with each kind of person. `SHOW=1` prints what was said, to be read whole. */

const me = fakeAccount('4711', 'finch')
const world = botWorld(me)
const { clock, network } = world
const start = 'Finally got the espresso to taste sweet: finer grind, shorter shot.'
let user: SessionUser

beforeEach(async () => {
  user = await newBotUser(world.bench, me)
})

interface Line {
  who: string
  what: string
  at: string
}

/** Writes the next line after each answer, or after half a day. */
async function talk(handle: string, lines: string[], change: Partial<Post['author']> = {}) {
  const author = { ...fakeAccount('901', handle), ...change }
  const said: Line[] = []
  const note = (who: string, what: string) => said.push({ who, what, at: clock.now().toISOString().slice(5, 16) })
  const rest = [...lines]
  let [above, heard, writtenAt] = [{ handle: 'finch', text: start }, -1, 0]
  const end = clock.now().getTime() + 72 * hour
  note('finch', start)
  while (clock.now().getTime() < end) {
    const isDue = network.done.length > heard || clock.now().getTime() - writtenAt >= 12 * hour
    const text = isDue ? rest.shift() : undefined
    if (text !== undefined) {
      heard = network.done.length
      writtenAt = clock.now().getTime()
      const post = fakePost({ author, text, at: clock.now(), is_reply: true, reply_to: me.id, thread: [above] })
      world.mentions = [post, ...world.mentions]
      note(handle, text)
    }
    const before = network.done.length
    await world.bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
    await stepOnce(world.bench)
    for (const done of network.done.slice(before)) {
      note('finch’s bot', done.text ?? `(${done.kind})`)
      if (done.text) above = { handle: 'finch', text: done.text }
    }
    clock.forward(hour)
  }
  const left = await loadInbox(world.bench.db, network, user.id, 'all', clock.now())
  if (process.env.SHOW) {
    console.log(said.map(({ who, what, at }) => `${at} ${who}: ${what}`).join('\n'))
    console.log(
      left.posts.map(({ says, text, answer }) => `  inbox: [${says}] ${text} -> ${JSON.stringify(answer)}`).join('\n'),
    )
  }
  const replies = network.done.flatMap(({ text }) => text ?? [])
  return { left: left.posts, replies, kinds: network.done.map(({ kind }) => kind) }
}

test('someone thankful is thanked once, and not over and over', async () => {
  const { replies, kinds } = await talk('ana', [
    'Thank you so much, that fixed my espresso!',
    'You’re very kind, thanks again.',
    'Thanks for everything, it still tastes great today.',
    'Just wanted to say thank you one more time.',
  ])
  expect(replies.length).toBeGreaterThan(0)
  expect(new Set(replies).size).toBe(replies.length)
  expect(kinds).toEqual(['reply', 'like'])
})

test('someone curious never gets just a like: what the bot can’t answer waits', async () => {
  const { left, kinds } = await talk('bo', [
    'How fine do you grind it exactly?',
    'And how many seconds does the shot take?',
    'Which beans are you using at the moment?',
  ])
  expect(kinds).toEqual([])
  expect(left.map(({ says }) => says)).toEqual(['question', 'question', 'question'])
  expect(left.map(({ answer }) => answer.state)).toEqual(['none', 'none', 'none'])
})

test('someone who jokes gets a like and no lecture', async () => {
  const { left, replies, kinds } = await talk('cy', [
    'My espresso machine has filed for divorce, haha.',
    'I tried a finer grind and now I can see through time.',
    'The cat had the first shot and is now doing my taxes.',
  ])
  expect(replies).toEqual([])
  expect(kinds.filter((kind) => kind === 'like').length).toBeGreaterThanOrEqual(2)
  expect(left.filter(({ complained }) => complained)).toEqual([])
})

test.each([
  [
    'complaining',
    ['This is such a generic reply, did you even read my post?', 'Still waiting for an apology.', 'Are you a bot?'],
  ],
  ['hostile', ['Leave me alone with your stupid bot, you clown.', 'Idiot.', 'I told you to go away.']],
])('someone %s hears nothing more, and comes first', async (_how, lines) => {
  const { left, kinds } = await talk('dee', lines)
  expect(kinds).toEqual([])
  expect(left.filter(({ complained }) => complained)).toHaveLength(1)
  expect(left[0]?.complained).toBe(true)
})

test('someone who falls silent is left in peace', async () => {
  const { kinds } = await talk('eve', ['Ours sits in the window, the light is nice there.'])
  expect(kinds).toEqual(['like'])
})

test('another bot gets one reply at most', async () => {
  const lines = Array.from({ length: 12 }, () => 'Thank you so much for your kind reply, have a wonderful day!')
  const { replies } = await talk('thanksbot', lines, { bio: 'I am an automated account.' })
  expect(replies.length).toBeLessThanOrEqual(1)
})
