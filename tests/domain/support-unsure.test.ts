import { expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { answerQuestion } from '#app/domain/support/chat.ts'

const mind = embeddedMind()

test.each([
  'What is the capital of Mongolia?',
  'Can you fix my dishwasher',
  'asdf qwer',
  'Which stocks should I buy?',
  'Can I get notified on Slack?',
  'How do I get the blue check mark?',
  'Can I change the font size on the dashboard?',
  'Can I schedule the bot with Google Calendar?',
])('the chat says that it does not know: %s', async (question) => {
  expect(await answerQuestion(mind, question)).toMatchObject({
    known: false,
    says: expect.stringMatching(
      /^I’m not sure .*(?:\n• .*|\n\n.* \(Help: .*\)\n\n.*)\n• .*\n• .*\nIf not, .*contact page/,
    ),
  })
})

test('where it may have an answer, the chat says that it is not sure, then the closest text whole', async () => {
  const question = 'where is the cancel button, I’ve been through every menu'
  expect(await answerQuestion(mind, question)).toEqual({
    known: false,
    says: expect.stringMatching(
      /^I’m not sure I have an answer to that\. The closest I have:\n\nYes, anytime, .* \(Help: Can I cancel\?\)\n\nOr is it one of these\?\n• .*\n• .*\nIf not, .*contact page/,
    ),
  })
})

test('where no text is close, the chat offers the nearest questions, without a text that is beside the point', async () => {
  expect(await answerQuestion(mind, 'What was your revenue last year')).toEqual({
    known: false,
    says: expect.stringMatching(
      /^I’m not sure I have an answer to that. Is it one of these\?\n• .*\n• .*\n• .*\nIf not, .*contact page/,
    ),
  })
})

test.each([
  ['I want to write my own system message', 'Can I edit my prompts?'],
  ['our agency’s client asks about the risk of suspension, what can I tell them', 'Is my account safe?'],
])('a question that a text answers is not refused for words like an order’s: %s', async (question, topic) => {
  expect((await answerQuestion(mind, question)).says).toContain(`(Help: ${topic})`)
})
