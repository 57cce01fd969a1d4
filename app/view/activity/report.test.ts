import { expect, test } from 'vitest'
import { outcomeText } from '#app/view/activity/report.tsx'

test.each([
  ['Followed you back', null, true],
  ['', null, false],
  ['Nothing yet', { likes: 0, replies: 0 }, null],
  ['2 likes, 1 reply back', { likes: 2, replies: 1 }, null],
])('what came back is told as “%s”', (text, outcome, followed_back) => {
  expect(outcomeText({ outcome, followed_back })).toBe(text)
})
