import { expect, test } from 'vitest'
import { help } from '#app/content/help/index.ts'
import { linksIn } from './help-links.ts'

test('a path in parentheses becomes a link with the words before it', () => {
  expect(linksIn('Choose in Settings > Bot (/dashboard/settings/bot).')).toEqual([
    'Choose in ',
    { words: 'Settings > Bot', path: '/dashboard/settings/bot' },
    '.',
  ])
  expect(linksIn('See the plan page (/dashboard/plan) or /pricing.')).toEqual([
    'See ',
    { words: 'the plan page', path: '/dashboard/plan' },
    ' or ',
    { words: '/pricing', path: '/pricing' },
    '.',
  ])
})

test('nothing but our own pages becomes a link', () => {
  for (const text of ['the page (/admin)', 'https://evil.example/pricing', '/dashboard/settings/bot/x', 'and/contact'])
    expect(linksIn(text)).toEqual([text])
})

test('every path in a help text is a link with words', () => {
  for (const says of help.flatMap(({ says, more = [] }) => [says, ...more])) {
    const paths = [...says.matchAll(/(?<=\()\/[^)]*/g)].map(([path]) => path)
    const links = linksIn(says).filter((part) => typeof part !== 'string')
    expect(links.map(({ path }) => path)).toEqual(paths)
    for (const { words } of links) expect(words).not.toMatch(/^\//)
  }
})
