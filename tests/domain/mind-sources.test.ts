import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The encoder understands texts; word lists should stay the exception. */
const folder = join(import.meta.dirname, '../../app/adapters/model')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.(ts|js)$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

const strings = (text: string) => [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, inside = '']) => inside)

/** The words in strings that are split by spaces, in sets named by their words, and in arrays of strings. */
function listedWords(text: string): string[] {
  const split = [...text.matchAll(/\(?\s*((?:'[^'\n]*'\s*\+?\s*)+)\)?\s*\.split\(' '\)/g)]
  const sets = [...text.matchAll(/\b(?:setOf|named)\(\s*((?:'[^'\n]*'\s*\+?\s*)+)/g)]
  const arrays = [...text.matchAll(/\[\s*((?:'(?:[^'\\\n]|\\.)*',?\s*){3,})\]/g)]
  return [
    ...[...split, ...sets].flatMap(([, list = '']) => strings(list).flatMap((one) => one.split(' '))),
    ...arrays.flatMap(([, list = '']) => strings(list)),
  ].filter((word) => word !== '')
}

test('listedWords finds all forms of word lists', () => {
  expect(listedWords(`new Set(('a bc ' + 'd').split(' '))`)).toEqual(['a', 'bc', 'd'])
  expect(listedWords(`setOf('a b ' +\n  'c')`)).toEqual(['a', 'b', 'c'])
  expect(listedWords(`const all = [\n  'one',\n  'it\\'s',\n  'three',\n]`)).toHaveLength(3)
})

test('all word lists together have at most 550 entries', () => {
  const words = sources.flatMap(listedWords)
  expect(words.length).toBeGreaterThan(200)
  expect(words.length).toBeLessThanOrEqual(550)
})

test('the sources have at most 5,800 lines, none longer than 160 characters', () => {
  const lines = sources.flatMap((text) => text.trimEnd().split('\n'))
  expect(lines.length).toBeLessThanOrEqual(5_800)
  expect(lines.filter((line) => line.length > 160)).toEqual([])
})
