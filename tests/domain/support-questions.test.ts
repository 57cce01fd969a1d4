import { expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { help } from '#app/content/help.ts'
import { phrasings } from '#app/content/phrasings.ts'
import { answerQuestion } from '#app/domain/support/chat.ts'
import { foreignQuestions, questions } from '../kit/support-questions.ts'

const mind = embeddedMind()

/** The topic that an answer names as its source; null: it was refused. */
async function sourceOf(question: string): Promise<string | null> {
  return /\(Help: (.+)\)$/.exec(await answerQuestion(mind, question))?.[1] ?? null
}

test('of 60 questions in a user’s words, at least nine in ten are answered from the right source', async () => {
  const known = Object.entries(phrasings).flat(2)
  const wrong: string[] = []
  for (const [question, topic] of questions) {
    expect([topic, help.some((entry) => entry.topic === topic)]).toEqual([topic, true])
    expect(known).not.toContain(question)
    const source = await sourceOf(question)
    if (source !== topic) wrong.push(`${question} → ${source}, expected ${topic}`)
  }
  expect(questions).toHaveLength(60)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(6)
})

test('20 questions about something else, or hostile ones, are refused', async () => {
  expect(foreignQuestions).toHaveLength(20)
  const answered = []
  for (const question of foreignQuestions) if ((await sourceOf(question)) !== null) answered.push(question)
  expect(answered).toEqual([])
})
