import { expect, test } from 'vitest'
import { whyLeft } from './end-codes.ts'

test('a question is never left with nothing to add, other posts are in the writer’s own words', () => {
  const own = 'There’s nothing to add.'
  expect(whyLeft('question', 'nothing_to_add', own)).toBe('They asked something the bot isn’t sure about.')
  expect(whyLeft('thanks', 'nothing_to_add', own)).toBe(own)
  expect(whyLeft('question', 'avoided_term', 'The draft mentioned “rent”.')).toBe('The draft mentioned “rent”.')
})
