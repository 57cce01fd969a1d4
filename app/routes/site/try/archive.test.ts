import { expect, test } from 'vitest'
import { postsInArchive } from './archive.ts'

const tweet = (full_text: string, day: number) => ({
  tweet: { id_str: `${day}`, full_text, created_at: `Mon Jun ${String(day).padStart(2, '0')} 09:00:00 +0000 2026` },
})
const file = (entries: unknown[]) => `window.YTD.tweets.part0 = ${JSON.stringify(entries, null, 2)}`

test('takes the latest own posts, newest first, without reposts, replies and shortened links', () => {
  const archive = file([
    tweet('Older &amp; wiser.', 2),
    tweet('RT @someone: not mine', 3),
    tweet('@friend a reply', 4),
    tweet('Two\n\nparagraphs https://t.co/abc123', 5),
    tweet('https://t.co/only', 6),
  ])
  expect(postsInArchive(archive)).toEqual(['Two\nparagraphs', 'Older & wiser.'])
})

test('takes twenty at most, and cuts very long ones', () => {
  const archive = file(Array.from({ length: 28 }, (_, at) => tweet(`Post ${at} ${'x'.repeat(2_000)}`, at + 1)))
  const posts = postsInArchive(archive)
  expect(posts).toHaveLength(20)
  expect(posts[0]).toMatch(/^Post 27 x{800,900}$/)
})

test.each(['', 'no list here', 'window.YTD = [', '[1, null, {"tweet": {}}]', '{"a": 1}'])(
  'finds none in %j',
  (text) => {
    expect(postsInArchive(text)).toEqual([])
  },
)
