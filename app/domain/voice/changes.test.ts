import { expect, test } from 'vitest'
import { changesBetween } from '#app/domain/voice/changes.ts'

const shown = (original: string, edited: string) =>
  changesBetween(original, edited).map(({ kind, words }) => ({ kept: words, out: `-${words}`, in: `+${words}` })[kind])

test('what was kept, taken out and put in, in order', () => {
  expect(shown('Try a coarser grind first.', 'Try a much coarser grind.')).toEqual([
    'Try a',
    '+much',
    'coarser',
    '-grind first.',
    '+grind.',
  ])
})

test('a text that became another one altogether, and one that was cut short', () => {
  expect(shown('Nice one', 'Which kettle?')).toEqual(['-Nice one', '+Which kettle?'])
  expect(shown('It works,  honestly it does', 'It works,')).toEqual(['It works,', '-honestly it does'])
})

test('both texts can be read from it', () => {
  const [original, edited] = ['a b c a b d', 'b a c b d d']
  const changes = changesBetween(original, edited)
  const side = (other: string) => changes.filter(({ kind }) => kind !== other).map(({ words }) => words)
  expect(side('in').join(' ')).toBe(original)
  expect(side('out').join(' ')).toBe(edited)
})
