import { expect, test } from 'vitest'
import { firstQuestions } from './first-questions.ts'
import { helpGroups } from './groups.ts'
import { help } from './index.ts'
import { helpSlug } from './slug.ts'

const topics = helpGroups.flatMap(({ entries }) => entries.map(({ topic }) => topic))

test('the help page has every text that has a topic, each once, at an address of its own', () => {
  expect(topics.toSorted()).toEqual(help.flatMap(({ topic }) => topic ?? []).toSorted())
  expect(new Set([...topics, ...helpGroups.map(({ title }) => title)].map(helpSlug)).size).toBe(
    topics.length + helpGroups.length,
  )
})

test.each(Object.entries(firstQuestions))('the first questions of a %s are topics of the help', (_whose, questions) => {
  for (const question of questions) expect(topics).toContain(question)
})
