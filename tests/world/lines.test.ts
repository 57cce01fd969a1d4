import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('..', import.meta.url)
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const rows = (list: string, pattern: RegExp) =>
  [...textOf(list).matchAll(pattern)].map(([row, file = '', title = '']) => ({ row, file, title }))

test.each([
  ['world/lines.md', 60, rows('world/lines.md', /^\| .+ \| .+ \| `(.+)` \| (.+) \| (?:held|mended) \|$/gm)],
  ['lines.md', 85, rows('lines.md', /^\| .+ \| `(\w+\/.+)` \| (.+) \|$/gm)],
])('each line of %s has the test that the list names', (list, least, lines) => {
  const count = textOf(list)
    .split('\n')
    .filter((line) => /^\| (?!line|what)/.test(line)).length
  expect([lines.length, lines.length >= least]).toEqual([count, true])
  const missing = lines.filter(({ file, title }) => !textOf(file).includes(title))
  expect(missing.map(({ row }) => row)).toEqual([])
})
