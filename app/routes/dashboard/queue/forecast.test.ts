import { expect, test } from 'vitest'
import type { QueueItem } from '#app/domain/drafts/queue.ts'
import { forecast } from './forecast.ts'

const draft = (kind: QueueItem['kind'], click_url: string | null = null) => ({ kind, click_url }) as QueueItem
const left = { replies: 2, most_replies: 10, actions: 9, most_actions: 15, now: 9, follows: 1 }

test.each([
  ['all within the limits', [draft('reply'), draft('like')], left, 'All 2 can go out now, your edits with them.'],
  ['one', [draft('reply')], left, 'It can go out now, your edits included.'],
  [
    'more replies than are left today',
    [draft('reply'), draft('reply'), draft('reply')],
    left,
    '2 can go out now, 1 when your limits allow.',
  ],
  [
    'more follows than are left today',
    [draft('follow'), draft('follow')],
    left,
    '1 can go out now, 1 when your limits allow.',
  ],
  [
    'no action left this hour',
    [draft('like'), draft('like')],
    { ...left, now: 0 },
    'They go out when your limits allow.',
  ],
  ['what the network leaves to the user', [draft('like', 'https://x.test')], left, '1 needs your own click on X.'],
  [
    'some of both',
    [draft('reply'), draft('like', 'https://x.test'), draft('follow', 'https://x.test')],
    left,
    'It can go out now, your edits included. 2 need your own click on X.',
  ],
])('approving says what will happen: %s', (_of, selected, rest, says) => {
  expect(forecast(selected, rest, 'X')).toBe(says)
})
