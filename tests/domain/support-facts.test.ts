import { expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { helpFacts } from '#app/content/help/facts.ts'
import { answerQuestion } from '#app/domain/support/chat.ts'
import { searchHelp } from '#app/domain/support/search.ts'

const mind = embeddedMind()

test.each([
  ['Is the other person told when I put them on the avoid list?', /nothing is sent to the person/],
  ['At what time of day is the daily email sent?', /At 8 in the morning in your time zone/],
  ['How many days does a refund take to show up on my card?', /5 to 10 days/],
])('“%s” is told in a line of its own, after its own question', async (question, told) => {
  const [, line] = (await answerQuestion(mind, question)).says.split('\n')
  expect(line).toMatch(/^[A-Z][^?]*\? /)
  expect(line).toMatch(told)
})

test('each narrower answer of the chat can be found on the help page', () => {
  for (const { title, says } of helpFacts) expect(searchHelp(title).map((entry) => entry.says)).toContain(says)
})
