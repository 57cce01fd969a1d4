import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ResultsSection } from './results.tsx'

test('the growth of followers is told with the days between its counts, not with their number', () => {
  const day = { answers: 0, likes: 0, unwelcome: 0, follows: 0, followers: null }
  const html = renderToStaticMarkup(
    <ResultsSection
      results={{
        ...{
          replies: 0,
          answered: 0,
          engaged: 0,
          answers: 0,
          likes: 0,
          unwelcome: 0,
          follows: 0,
          followed_back: 0,
          best: [],
        },
        days: [
          { ...day, day: '2026-06-12', followers: 40 },
          { ...day, day: '2026-06-13' },
          { ...day, day: '2026-06-14' },
          { ...day, day: '2026-06-15', followers: 44 },
          { ...day, day: '2026-06-16' },
        ],
      }}
      time_zone="UTC"
      network="Perch"
    />,
  )
  expect(html).toContain('in 3 days')
})
