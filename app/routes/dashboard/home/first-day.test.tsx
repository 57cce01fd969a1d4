import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { day } from '#app/domain/time.ts'
import { FirstDay } from './first-day.tsx'
import type { Home } from './home-data.ts'

const now = new Date('2026-11-30T12:00:00Z')
const shown = (ms: number) => {
  const home = {
    analysis_complete: true,
    analysis: { topics: ['roast'] },
    needs: { draft_count: 9 },
    bot: { running: true, rests: null, mode: 'copilot', started_at: new Date(now.getTime() - ms) },
    limits: { actions: { reach: 10 } },
    plan: { name: 'Free' },
    network: 'Perch',
    week: null,
    now,
    time_zone: 'UTC',
  }
  return renderToStaticMarkup(<FirstDay home={home as unknown as Home} />)
}

test('a bot that has sent nothing after days on Co-pilot is not told of as on its first day', () => {
  expect(shown(day / 2)).toContain('Your first day')
  expect(shown(day / 2)).toContain('Tomorrow')
  expect(shown(4 * day)).toContain('Until the bot’s first action')
  expect(shown(4 * day)).not.toMatch(/Your first day|Tomorrow/)
})
