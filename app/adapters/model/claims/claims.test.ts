import { expect, test } from 'vitest'
import { unsupportedClaims } from './index.ts'
import { sentencesOf } from './sentences.ts'

const own = [
  'We dropped the Redis cache in March and p95 got better. I have questions.',
  'The shop on Canal Street is closed on Mondays.',
  'Two of my clients pay late, every single month.',
]
const claims = (draft: string, post = '') => unsupportedClaims(draft, post, own)

test.each([
  'We once found a motorbike in the cellar of one of my listings.',
  'My grandmother put cinnamon in hers.',
  'I’ve been running SQLite in production for years.',
  'Ours came back warped.',
  'That worked for my kids.',
  'It saves me an hour a day.',
  'Tried that last winter, never again.',
  'Been there, it passes.',
  'Mine did too.',
  'My doctor told me to rest.',
  'As a nurse, this is exactly right.',
  'I had to close the shop for a week.',
  'We dropped the Redis cache in April and p95 got better.',
  'We dropped the Redis cache and lost three customers over it.',
  'Three of my clients pay late, every single month.',
  'I’ll check the roast date.',
  'I’ll have to check the roast date, thanks.',
  'I should try that.',
  'I’m going to look into the bearings.',
  'I need to descale mine, thanks for the reminder.',
  'I want to try that on Sunday.',
  'We’ll order some.',
])('a statement about the author that no text of theirs makes: %s', async (draft) => {
  expect(await claims(draft)).toEqual([draft])
})

test.each([
  'Dropping the Redis cache made our p95 better too, so measure each layer.',
  'We are closed on Mondays.',
  '2 of my clients pay late every month.',
  'I’d check the chain first.',
  'I think the maths only settles half of it.',
  'I love this, and I’m curious which one came first.',
  'I have to say, that is lovely.',
  'I want to know how it ends.',
  'I’ll be honest, the second one is better.',
  'We should all sleep more.',
  'You should try it with cold water.',
  'I must agree.',
  'Which water are you brewing with?',
  'You lost me at step two.',
  'That made my day, thank you.',
  'Let me know how it goes.',
  'In my opinion the grind matters more.',
  'Gone in 13 minutes!',
  'As a rule, bigger is better.',
  '“I never sleep” is a lovely line.',
])('what an own text says, and opinions, wishes, questions and remarks about others: %s', async (draft) => {
  expect(await claims(draft)).toEqual([])
})

test('only the sentences that claim something are named, as they were written', async () => {
  const draft = 'Water first. My kettle broke twice last year!  Which one is yours?'
  expect(await claims(draft)).toEqual(['My kettle broke twice last year!'])
  expect(sentencesOf('“Wait. What?” she said. Then: no.').map(({ text }) => text)).toEqual([
    '“Wait. What?” she said.',
    'Then: no.',
  ])
})

test('one text must carry the whole claim', async () => {
  expect(await claims('The shop on Canal Street is closed in March.')).toEqual([])
  expect(await claims('Our shop on Canal Street dropped two clients in March.')).toHaveLength(1)
})

test('in other languages, numbers are looked for in the own texts and in the post', async () => {
  const draft = 'Vor 12 Jahren habe ich drei Läden in Berlin eröffnet und es nie bereut.'
  expect(await claims(draft)).toEqual([draft])
  expect(await claims(draft, 'Seit 12 Jahren suche ich einen Laden.')).toEqual([])
  expect(await claims('Ich würde zuerst die Mühle prüfen, das hilft fast immer.')).toEqual([])
})
