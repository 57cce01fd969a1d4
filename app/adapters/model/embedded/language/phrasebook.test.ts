import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Phrasebook, phrases } from './phrasebook.ts'
import { read } from './reading.ts'

const found = (phrase: string, text: string) => new Phrasebook([[phrase, true]]).has(read(text))

test('a phrase meets every form of its words, and a word meant exactly, or a phrase of such, only its own', () => {
  expect(found('brew', 'Brewing again')).toBe(true)
  expect(found('the shooting', 'photos of the shoot')).toBe(true)
  expect(found('=the shooting', 'photos of the shoot')).toBe(false)
  expect(found('=the shooting', 'since the shooting on Friday')).toBe(true)
  expect(found('=the shooting', 'the')).toBe(false)
  expect(found('=mugged', 'my mug')).toBe(false)
  expect(found('=mugged', 'He was mugged')).toBe(true)
})

const lexicon = join(import.meta.dirname, '../lexicon')

/** All lists of phrases in what a file exports. */
function lists(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(',') ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(lists) : []
}

test.each(readdirSync(lexicon).filter((file) => !file.includes('.test.')))(
  'what is meant exactly can be met: %s',
  async (file) => {
    const exact = lists(await import(join(lexicon, file)))
      .flatMap(phrases)
      .filter((phrase) => phrase.startsWith('='))
    // Texts are read with American spellings and without contractions, so that some words never come.
    expect(exact.filter((phrase) => !found(phrase, `well ${phrase.slice(1)} then`))).toEqual([])
  },
)
