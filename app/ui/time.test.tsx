import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatAgo, Time } from '#app/ui/time.tsx'

const now = new Date('2026-03-10T12:00:00Z')
const ago = (ms: number) => formatAgo(now.getTime() - ms, now)
const minute = 60_000
const hour = 60 * minute

test.each([
  [0, 'Just now'],
  [minute - 1, 'Just now'],
  [minute, '1 minute ago'],
  [2 * minute, '2 minutes ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [24 * hour - 1, '23 hours ago'],
  [24 * hour, 'Mar 9'],
  [90 * 24 * hour, 'Dec 10, 2025'],
])('%i ms ago is shown as "%s"', (ms, text) => {
  expect(ago(ms)).toBe(text)
})

test('a time slightly in the future is shown as now, one further ahead as a date', () => {
  expect(ago(-minute + 1)).toBe('Just now')
  expect(ago(-48 * hour)).toBe('Mar 12')
})

test('the date is in the reader’s time zone, with the year if it differs there', () => {
  const newYear = '2026-01-01T02:00:00Z'
  expect(formatAgo(newYear, now, { timeZone: 'America/New_York' })).toBe('Dec 31, 2025')
  expect(formatAgo(newYear, now)).toBe('Jan 1')
})

test('the time element has the instant as dateTime and the relative time as text', () => {
  const html = renderToStaticMarkup(<Time at="2026-03-10T11:30:00Z" now={now} />)
  expect(html).toContain('dateTime="2026-03-10T11:30:00.000Z"')
  expect(html).toContain('>30 minutes ago<')
})
