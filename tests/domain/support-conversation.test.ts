import { expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import otherLanguages from '#app/content/help/other-languages.json'
import { answerQuestion } from '#app/domain/support/chat.ts'
import { inEnglish } from '#app/domain/support/in-english.ts'
import { plainQuestion } from '#app/domain/support/plain-question.ts'
import { pointsBack, refersBack } from '#app/domain/support/refers-back.ts'

const mind = embeddedMind()
const own = async (topic: string, questions: readonly string[]) => `${topic}: ${questions.join(' | ')}`
const ask = async (question: string, ...previous: string[]) =>
  (await answerQuestion(mind, question, own, previous)).says
const sources = (says: string) => [...says.matchAll(/\(Help: ([^()]+)\)/g)].map(([, topic]) => topic)

test.each([
  ['how do I turn that off again', 'how do I get a weekly digest', 'Which emails do I get?'],
  ['and if I change my mind?', 'how do I delete my account', 'How do I delete my account?'],
  ['and how much is that?', 'how many replies do I get on Pro', 'What does it cost?'],
  ['where do I find that?', 'can I export my data', 'Can I export my data?'],
  ['does it cost extra?', 'can I connect a second account', 'Can I connect more than one account?'],
  ['so how do I cancel', 'does it work on instagram', 'Can I cancel?'],
])('“%s” after “%s”', async (question, before, topic) => {
  expect(sources(await ask(question, before))).toEqual([topic])
})

test('a question that stands alone is answered alone, whatever came before', async () => {
  for (const question of ['does it work on instagram', 'can I get a refund?', 'what does it cost'])
    expect(await ask(question, 'how do I delete my account')).toBe(await ask(question))
})

test('a follow-up on one’s own account is read with the question before', async () => {
  expect(await ask('and is that everything?', 'who wrote to me this week')).toMatch(
    /^writers: who wrote to me this week/,
  )
})

test.each([
  ['¿Cuántas respuestas envió ayer?', 'Spanish', /sent: How many replies did it send yesterday/],
  ['Wie kann ich mein Konto löschen?', 'German', /Delete account in Settings/],
  ['Quais são os limites por dia?', 'Portuguese', /actions a day/],
  ['Comment puis-je changer mon mot de passe ?', 'French', /Settings > Security/],
  ['Kan ik mijn abonnement stopzetten?', 'Dutch', /Manage Billing/],
  ['Come posso cancellare l’abbonamento?', 'Italian', /Manage Billing/],
  ['Aboneliğimi nasıl iptal ederim?', 'Turkish', /Manage Billing/],
  ['返金はできますか？', 'Japanese', /A person decides about refunds/],
])('a question in another language is answered in English, with its name: %s', async (question, language, answer) => {
  const says = await ask(question)
  expect(says.startsWith(`You wrote in ${language}. I can only answer in English.`)).toBe(true)
  expect(says).toMatch(answer)
})

test('every question kept in another language is one that the chat answers', async () => {
  const asked = new Set(Object.values(otherLanguages).flatMap((wordings) => Object.keys(wordings)))
  const unanswered: string[] = []
  for (const question of asked) if (!(await answerQuestion(mind, question, own)).known) unanswered.push(question)
  expect(unanswered).toEqual([])
})

test('a question of other matters in another language gets no answer', () => {
  const others = [
    'Wie wird das Wetter morgen in Berlin?',
    'Comment réparer mon vélo ?',
    '¿Cómo preparo una paella?',
    'Che tempo fa oggi a Roma?',
    'Hoe bak ik brood?',
    '今日の天気は何ですか',
  ]
  expect(others.filter((question) => inEnglish(question) !== null)).toEqual([])
})

test('nothing in English is taken for another language', () => {
  const english = [
    'no',
    'stop',
    'cancel',
    'contact support',
    'data export',
    'plan change',
    'what is a bot?',
    'do I need a card',
    'Pro',
    'me too',
    'it is on',
  ]
  expect(english.filter((question) => inEnglish(question) !== null)).toEqual([])
})

test('a greeting and polite words around a question change nothing', () => {
  expect(plainQuestion('Good day, I am wanting to know if the robot follows people?')).toBe('the robot follows people?')
  expect(plainQuestion('Hello, could you please tell me how I can cancel')).toBe('how I can cancel')
  for (const question of [
    'hi',
    'please stop',
    'I want to see everything before it goes out',
    'I don’t know how to go on',
    'What does it cost?',
  ])
    expect(plainQuestion(question)).toBe(question)
})

test('which questions refer to the one before', () => {
  expect(['and on Pro?', 'why not?', 'what about likes', 'is it also in German too?'].filter(refersBack)).toHaveLength(
    4,
  )
  expect(['what if I stop paying', 'turn that off', 'and if it fails?'].filter(pointsBack)).toHaveLength(3)
  expect(['does it work on instagram', 'how do I cancel', 'is that bot safe'].filter(refersBack)).toEqual([])
})

test('what someone tells about themselves is no second question', async () => {
  expect(sources(await ask('do you have an affiliate program? i have 40k followers'))).toEqual([
    'Is there an affiliate program?',
  ])
})

test('thanks are not answered with a greeting', async () => {
  expect(await ask('thank you, that helped!')).toMatch(/^You’re welcome/)
  expect(await ask('hi')).toMatch(/^Hello/)
})
