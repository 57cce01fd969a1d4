import { expect, test } from 'vitest'
import { outcomeText } from './tables.tsx'

test.each([
  ['Followed you back', null, true, 0],
  ['', null, false, 0],
  ['Nothing yet', { likes: 0, replies: 0 }, null, 0],
  ['2 likes, 1 reply back', { likes: 2, replies: 1 }, null, 0],
  ['1 complaint', { likes: 0, replies: 0 }, null, 1],
  ['1 complaint', null, null, 1],
])('what came back is told as “%s”', (text, outcome, followed_back, unwelcome) => {
  expect(outcomeText({ outcome, followed_back, unwelcome })).toBe(text)
})
