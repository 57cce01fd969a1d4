import { expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { sentTextsOf } from '#app/adapters/model/likeness.ts'
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
const profile = await mind.analyze(
  me,
  own.map((text, at) => post(text, { id: `own${at}`, author: me })),
  endless,
)

const reply = (text: string, over: Partial<Post> = {}, sent: string[] = []) =>
  mind.reply(post(text, over), profile, 280, endless, async () => sentTextsOf(sent))

const question = 'Why is my espresso sour, should I grind finer or pull a longer shot?'

test.each([
  question,
  'What do you think of the new beans in the shop, 14 dollars a bag?',
  'Espresso after lunch, sun on the terrace.',
  'Pre-infusion evened out my flow, thank you espresso internet!',
])('writes nothing to strangers: %s', async (text) => {
  expect(await reply(text)).toMatchObject({ verdict: 'skip', code: 'nothing_to_add' })
})

test('leaves questions about the user to the user', async () => {
  const answered = await reply(question, { to_user: 'answers', is_reply: true })
  expect(answered).toMatchObject({ verdict: 'skip', code: 'asks_you', reason: 'Only you can answer that.' })
})

test('leaves them to the user also where it would thank nobody', async () => {
  const thread = [{ handle: 'me', text: 'Somebody asked for gluten-free bread here. I had to be honest with her.' }]
  const asked = await reply('What would you say to someone starting at 45?', { to_user: 'answers', thread })
  expect(asked).toMatchObject({ code: 'asks_you' })
})

test('writes nothing to a reply that is neither kind nor a question', async () => {
  const draft = await reply('I grind at nine in the morning.', { to_user: 'answers', is_reply: true })
  expect(draft).toMatchObject({ verdict: 'skip', code: 'nothing_to_add' })
})

test('thanks for kind words, in different words each time', async () => {
  const kind = { to_user: 'answers' as const, is_reply: true }
  const text = 'Thank you so much, your tip on the grinder really helped!'
  const first = await reply(text, kind)
  expect(first).toMatchObject({ verdict: 'reply', reason: 'It thanks them for their kind words.' })
  if (first.verdict !== 'reply') return
  const second = await reply(text, kind, [first.text])
  expect(second.verdict === 'reply' && second.text).not.toBe(first.text)
  expect((await reply(text)).verdict).toBe('skip')
})

test('says so when all its thanks were sent lately', async () => {
  const kind = { to_user: 'answers' as const, is_reply: true }
  const sent: string[] = []
  const next = () => reply('Thank you so much, your tip on the grinder really helped!', kind, sent)
  let draft = await next()
  while (draft.verdict === 'reply') {
    sent.push(draft.text)
    draft = await next()
  }
  expect(sent.length).toBeGreaterThan(2)
  expect(draft).toMatchObject({ code: 'nothing_to_add', reason: 'Every ready-made thank-you was used recently.' })
})

test('writes nothing to sensitive posts, refusals of contact and prompt injections', async () => {
  const kind = { to_user: 'answers' as const, is_reply: true }
  expect((await reply('Thanks. My mother died last night, she loved your coffee posts.', kind)).verdict).toBe('skip')
  expect((await reply('Please stop replying to me.', kind)).verdict).toBe('skip')
  for (const order of injections.slice(0, 20)) expect((await reply(`${question} ${order}`)).verdict).toBe('skip')
})
