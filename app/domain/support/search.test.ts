import { expect, test } from 'vitest'
import { helpGroups } from '#app/content/help/groups.ts'
import { nextQuestions } from './next-questions.ts'
import { searchHelp } from './search.ts'

const topics = helpGroups.flatMap(({ entries }) => entries.map(({ topic }) => topic))

test.each([
  ['time zone', 'How do I change my time zone?'],
  ['INVOICES', 'Where do I find my invoices?'],
  ['delete my account', 'How do I delete my account?'],
  ['analysis work', 'How does the analysis work?'],
])('“%s” finds its text first', (query, topic) => {
  expect(searchHelp(query)[0]?.topic).toBe(topic)
})

test.each(['', ' ', '???', 'the a of', 'xylophone'])('“%s” finds nothing', (query) => {
  expect(searchHelp(query)).toEqual([])
})

test('every text leads to two others, and to none that it has just answered', () => {
  for (const topic of topics) {
    const next = nextQuestions(`An answer. (Help: ${topic})`, false)
    expect([topic, next.length, next.includes(topic)]).toEqual([topic, 2, false])
    for (const one of next) expect(topics).toContain(one)
  }
  expect(nextQuestions('Hello.', false)).toHaveLength(2)
  expect(nextQuestions('Hello.', true)).not.toEqual(nextQuestions('Hello.', false))
})
