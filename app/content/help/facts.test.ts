import { expect, test } from 'vitest'
import { sections } from '#app/routes/dashboard/settings/sections.ts'
import { linksIn } from '#app/view/site/help-links.ts'
import { helpFacts } from './facts.ts'
import { help } from './index.ts'

const topics = help.flatMap(({ topic }) => topic ?? [])

test('each fact belongs to a help topic and has a question of its own', () => {
  expect(helpFacts.filter(({ topic }) => !topics.includes(topic))).toEqual([])
  const titles = helpFacts.map(({ title }) => title)
  expect(new Set([...titles, ...topics]).size).toBe(titles.length + topics.length)
  expect(titles.filter((title) => !/^[A-Z“].{8,}\?$/.test(title))).toEqual([])
})

test('a fact is short, and other ways to ask it are known', () => {
  expect(helpFacts.filter(({ says, asked }) => says.length > 260 || asked.length < 3)).toEqual([])
})

test('no fact has a price or a figure of a plan: the plan table has them', () => {
  const figures = /\$\d|\b\d+ (?:actions|replies|follows) (?:a|per) (?:day|hour)|\b(?:Free|Starter|Pro)\b[^.]*\b\d{2,}/
  expect(helpFacts.filter(({ says }) => figures.test(says)).map(({ says }) => says)).toEqual([])
})

test('every path in a fact is a link with words, and every settings section has its name', () => {
  for (const { says } of helpFacts) {
    const links = linksIn(says).filter((part) => typeof part !== 'string')
    expect(links.map(({ path }) => path)).toEqual([...says.matchAll(/(?<=\()\/[^)]*/g)].map(([path]) => path))
    for (const { words } of links) expect(words).not.toMatch(/^\//)
    for (const [, name = ''] of says.matchAll(/(?<!Bluesky under )Settings > ([A-Z]\w*)/g))
      expect(sections.map(({ label }) => label)).toContain(name)
  }
})
