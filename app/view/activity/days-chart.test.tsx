import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DaysChart } from './days-chart.tsx'

const days = [40, null, null, 44, null].map((followers, at) => ({ day: `2026-06-${12 + at}`, followers }))
const nothing = { answers: 0, likes: 0, follows: 0, unwelcome: 0 }

const shown = renderToStaticMarkup(
  <DaysChart
    series={{
      days: days.map(({ day }, at) => ({
        day,
        counts: { reply: at, like: 1, follow: 0, view: 2 },
        failed: at === 2 ? 1 : 0,
      })),
      hours: [],
    }}
    results={{
      ...nothing,
      replies: 10,
      answered: 1,
      engaged: 2,
      followed_back: 0,
      best: [],
      said: [],
      read: { answered: 0, unwelcome: 0, liked: 0, replied: 0, other: 0, skipped: 0, is_capped: false },
      days: days.map((one, at) => ({ ...nothing, ...one, answers: at === 4 ? 3 : 0 })),
    }}
    network="Perch"
  />,
)

test('the growth of followers is told with the days between its counts, not with their number', () => {
  expect(shown).toContain('+4 in 3 days')
})

test('a reply counts once, however many likes and replies it got', () => {
  expect(shown).toMatch(/Engagement Rate.*2 of 10/)
  expect(shown).not.toContain('>Results<')
})

test('the picture names the sums of its days, and the table has each day, the newest first', () => {
  expect(shown).toContain('By day: 10 replies and 15 other actions, 3 results.')
  expect(shown).toContain('Actions that Perch refused: 1')
  expect(shown.indexOf('>Jun 16<', shown.indexOf('<table'))).toBeLessThan(
    shown.indexOf('>Jun 12<', shown.indexOf('<table')),
  )
})
