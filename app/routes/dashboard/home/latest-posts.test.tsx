import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Home } from './home-data.ts'
import { LatestPosts } from './latest-posts.tsx'

const shown = (count: number) => {
  const home = { latest_read: Array.from({ length: count }, () => 'acted'), bot: { running: true, rests: null } }
  return renderToStaticMarkup(<LatestPosts home={home as unknown as Home} />)
}

test('a picture of the newest posts only says so, so that its counts are not read as those of the whole day', () => {
  expect(shown(60)).toContain('The newest 60 posts of the last 24 hours: 60 other actions.')
  expect(shown(59)).toContain('59 posts in the last 24 hours: 59 other actions.')
  expect(shown(1)).toContain('1 post in the last 24 hours: 1 other action.')
})
