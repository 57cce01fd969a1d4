import { expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { crowdOf } from '#app/adapters/model/likeness.ts'
import type { Post } from '#app/contract/posts.ts'
import { injections } from '../kit/mind/injections.ts'
import { person, post } from '../kit/mind/posts.ts'

const mind = embeddedMind()
const endless = new AbortController().signal
const me = person({ id: 'me', handle: 'me' })

const own = [
  'Sour espresso is usually under-extracted: grind finer or pull a longer shot. Change one thing at a time.',
  'Descale the espresso machine every two months. Hard water ruins the boiler slowly.',
  'But that depends on the beans, as I said.',
  'New beans in the shop today, 14 dollars a bag.',
  'Pre-infusion evens out the puck and gives a calmer flow.',
  'A flat burr grinder brings out clarity, a conical one more body.',
  'Weigh the dose, weigh the yield, taste, adjust.',
  'Milk is best at sixty degrees, sweeter than hotter.',
  'Store beans in the bag, valve up, away from light.',
  'Paper filters want a rinse with hot water.',
  'Light roasts need more heat and more patience.',
  'Cold brew is forgiving: coarse grind, sixteen hours in the fridge.',
]
const profile = await mind.analyse(
  me,
  own.map((text, at) => post(text, { id: `own${at}`, author: me })),
  endless,
)

const reply = (text: string, over: Partial<Post> = {}, sent: string[] = []) =>
  mind.reply(post(text, over), profile, 280, endless, crowdOf(sent))

const question = 'Why is my espresso sour, should I grind finer or pull a longer shot?'

test('a question is answered with sentences of the user’s own, and the reason says where from', async () => {
  const draft = await reply(question)
  expect(draft).toMatchObject({ verdict: 'reply', from_post: 'own0' })
  if (draft.verdict !== 'reply') return
  expect(own[0]).toContain(draft.text)
  expect(draft.reason).toMatch(/^In your own words, from your post of \d+ \w+\.$/)
})

test('nobody is told what somebody else was told', async () => {
  const first = await reply(question)
  if (first.verdict !== 'reply') throw new Error(first.reason)
  expect((await reply(question, { id: 'another' }, [first.text])).verdict).toBe('skip')
})

test.each([
  'Where did you buy your last bicycle, was it worth the money?',
  'What do you think of the new beans in the shop, 14 dollars a bag?',
  'Espresso after lunch, sun on the terrace.',
  'Which football team will win on Saturday?',
])('where no own post answers, it is silent: %s', async (text) => {
  expect((await reply(text)).verdict).toBe('skip')
})

test('a kind word is thanked for, in other words each time', async () => {
  const kind = { to_user: 'answers' as const, is_reply: true }
  const text = 'Thank you so much, your tip on the grinder really helped!'
  const first = await reply(text, kind)
  expect(first).toMatchObject({ verdict: 'reply', reason: 'Thanks them for a kind word.' })
  if (first.verdict !== 'reply') return
  const second = await reply(text, kind, [first.text])
  expect(second.verdict === 'reply' && second.text).not.toBe(first.text)
  expect((await reply(text)).verdict).toBe('skip')
})

test('a hard moment, a rebuff and an order get no words', async () => {
  const kind = { to_user: 'answers' as const, is_reply: true }
  expect((await reply('Thanks. My mother died last night, she loved your coffee posts.', kind)).verdict).toBe('skip')
  expect((await reply('Please stop replying to me.', kind)).verdict).toBe('skip')
  for (const order of injections.slice(0, 20)) expect((await reply(`${question} ${order}`)).verdict).toBe('skip')
})
