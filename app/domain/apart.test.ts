import { expect, test } from 'vitest'
import { apart } from './apart.ts'

const cupped = (what: string) =>
  `Cupped 6 samples this morning. The ${what} had apricot all over it, and nobody believed it.`

test('what says much the same as an earlier text comes last, and the rest keeps its order', () => {
  const kettle = 'Is a gooseneck kettle worth it for four cups a day?'
  const tulip = 'Trained a regular on milk after lunch. Day one, already a better tulip than mine.'
  const [first, second] = [cupped('Panama geisha'), cupped('Kenyan AA')]
  expect(apart([first, second, kettle, tulip], (text) => text)).toEqual([first, kettle, tulip, second])
  expect(apart([], String)).toEqual([])
})
