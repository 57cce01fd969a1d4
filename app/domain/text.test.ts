import { expect, test } from 'vitest'
import { bounded } from '#app/domain/text.ts'

test.each([
  ['ab😀cd', 3, 'ab'],
  ['ab😀cd', 4, 'ab😀'],
  ['a\0b', 9, 'ab'],
  ['a\ud83d b', 9, 'a\ufffd b'],
])('%j is kept, within %i units, as %j', (text, most, kept) => {
  expect(bounded(text, most)).toBe(kept)
})
