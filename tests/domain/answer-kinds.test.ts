import { expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import type { AnswerKind } from '#app/contract/posts.ts'
import { measureAnswers } from '../bench/mind-answers.ts'
import { fakePost } from '../kit/fake-network.ts'
import { mindTests } from '../kit/mind-texts.ts'
import { maxWaitMs } from '../kit/until.ts'

const mind = embeddedMind()
const kindsOf = async (...texts: string[]) => {
  const readings = await mind.readAnswers(
    texts.map((text) => fakePost({ text, is_reply: true })),
    AbortSignal.timeout(maxWaitMs),
  )
  return readings.map(({ says }) => says)
}

test.each<[AnswerKind, ...string[]]>([
  ['thanks', 'Thanks so much, the timer trick worked.', 'cheers, that sorted it'],
  ['agreement', 'Absolutely agree with you on the deposits.', 'Yes, exactly, small steps.'],
  ['question', 'How long do you soak the beans?', 'Which paper did you print it on?'],
  ['disagreement', 'I disagree, the cheap ones are just as good.', 'That isn’t right, the limit was raised last year.'],
  [
    'complaint',
    'This is such a generic bot reply, did you even read my post?',
    'My parcel never came and none of you answers me.',
  ],
  ['stop', 'Please don’t reply to me anymore.', 'I want no more messages from this account.'],
  ['chat', 'We went by train and it snowed the whole way.', 'Mine is in the shed, next to the old bike.'],
])('what reads as %s is found', async (kind, ...texts) => {
  expect(await kindsOf(...texts)).toEqual(texts.map(() => kind))
})

test.each([
  'My phone died halfway through.',
  'Missed the deadline by an hour.',
  'Ugh, Mondays.',
  'Burnt the rice again.',
])('somebody’s bad day is no complaint about the user: %s', async (text) => {
  expect(await kindsOf(text)).not.toEqual(['complaint'])
})

test('a complaint that addresses no one, and of which the head isn’t sure, is left to the user', async () => {
  expect(await kindsOf('My parcel never came and nobody answers me.')).toEqual([null])
})

test('a complaint is heard in one sentence among others', async () => {
  const [post, praise] = ['Still no reply from you about the refund.', 'Have a nice week, love the new shop.']
  expect(await kindsOf(`Happy Friday! The picture of the dog is great. ${post} ${praise}`)).toEqual(['complaint'])
})

test.each([
  'I would rather you found somebody else to talk to.',
  'This is the last time I want to read anything from you.',
  'I am asking you kindly to let me be from now on.',
])('a stop is heard in one sentence among others: %s', async (stop) => {
  const kind = 'Thank you so much for the tip about the grinder!'
  const long = 'The coffee was wonderful this morning. '.repeat(12)
  const texts = [`${kind} ${stop}`, `${stop} ${kind}`, `${long}${stop}`, `${kind} ${stop} ${long}`]
  expect(await kindsOf(...texts)).toEqual(Array(4).fill('stop'))
})

test('a complaint that asks for something is heard without “you”, and in small letters', async () => {
  const order = 'my order from last week arrived torn open and tasted stale. Not happy. Can somebody look into it?'
  const bag = 'the bag was open again. whole shelf smells now, is that normal for this price?'
  expect(await kindsOf(order, bag)).toEqual(['complaint', 'complaint'])
})

test.each([
  'Missed my train again. Are you open on Sunday?',
  'My sourdough came out flat and tasted sour. What am I doing wrong?',
  'The hotel was awful and the food cold. Where did you stay?',
  'What happened next with the burr grinder? I said what I said.',
  'Too early to say. What would you expect?',
  'Not sure yet. What would you expect?',
  'I never kept track. What would you expect?',
  'I have not found out. What would you expect?',
  'How old was the bag? Mine had a lack of sweetness until day 21. Honestly.',
])('a bad day and a question are no complaint: %s', async (text) => {
  expect(await kindsOf(text)).not.toEqual(['complaint'])
})

test('a joke is no question', async () => {
  expect(await kindsOf('Do the cats at least pay rent, haha?')).not.toEqual(['question'])
})

mindTests('answers by people who did not train the head', 'answers', () => {
  test('are read right, complaints above all', async () => {
    const figures = new Map((await measureAnswers(mind)).map(({ figure, value }) => [figure, value]))
    expect(figures.get('answers: share of the right kind')).toBeGreaterThanOrEqual(0.86)
    expect(figures.get('answers: complaints and stops found')).toBeGreaterThanOrEqual(0.9)
    expect(figures.get('answers: others called complaint or stop')).toBeLessThanOrEqual(0.05)
  })
})
