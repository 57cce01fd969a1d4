import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownHome } from './home-data.ts'
import { limitTextsOf } from './limit-texts.ts'
import { Limits } from './limits.tsx'

const gauge = (used: number, most: number, full_until: string | null = null, reach = most) => {
  return { used, most, reach, full_until, resumes: used < most ? null : full_until ? `at ${full_until}` : 'tomorrow' }
}

const shown = (actions: number, running: boolean, change: Record<string, unknown> = {}) => {
  const home = {
    limits: { actions: gauge(actions, 100), replies: gauge(30, 30) },
    plan: { type: 'pro', name: 'Pro' },
    trial_credits: 0,
    credits_withheld: null,
    limit_near: false,
    bot: { running },
    credits_today: 0,
    former_user: null,
    warm_up: null,
    time_zone: 'UTC',
    ...change,
  } as unknown as ShownHome
  return renderToStaticMarkup(<Limits home={{ ...home, texts: { ...home.texts, ...limitTextsOf(home) } }} />)
}

test('a bot without replies left continues with other actions as long as there are any', () => {
  expect(shown(45, true)).toContain('All used for today. The bot continues with likes and follows.')
  expect(shown(45, true)).not.toContain('tomorrow')
  expect(shown(100, true).match(/The bot continues tomorrow/g)).toHaveLength(2)
  expect(shown(100, true)).not.toContain('likes and follows')
})

test('a sleeping bot continues with nothing', () => {
  expect(shown(45, false)).toContain('All used for today. Resets at midnight, UTC.')
})

test('who connected an account that another user had is told what of it counts', () => {
  const free = { plan: { type: 'free', name: 'Free' } }
  expect(shown(45, true, free)).not.toContain('another user')
  expect(shown(45, true, { ...free, credits_withheld: 'account' })).toContain(
    'the account you connected already had them',
  )
  expect(shown(45, true, { credits_withheld: 'account' })).not.toContain('the account you connected')
  expect(shown(45, true, { former_user: 'It did 5.' })).toMatch(/Yours reset at midnight.*It did 5\./s)
})

test('a limit that another user’s actions fill is neither done nor reset at midnight', () => {
  const limits = { actions: gauge(10, 10, '10:05 AM'), replies: gauge(10, 10, '11:20 AM tomorrow') }
  const filled = { limits, former_user: 'The account did 10 actions.', limit_near: true }
  const html = shown(10, true, filled)
  expect(html).toContain('Full until 10:05 AM. The bot continues then. Yours reset at midnight, UTC.')
  expect(html).toContain('Full until 11:20 AM tomorrow. The bot continues then.')
  expect(html).toContain('Counted now: all 10 actions and all 10 replies.')
  expect(html).not.toMatch(/you’ve used|All used|Resets|trial credits/)
  expect(shown(10, false, filled)).toContain('Full until 10:05 AM. Yours')
})

test('only who used trial credits is told so', () => {
  expect(shown(150, true, { plan: { type: 'free', name: 'Free' } })).not.toContain('trial credits')
  expect(shown(150, true, { credits_today: 3 })).toContain('3 used trial credits. All used for today.')
})

test('the bar is measured against what the pace and the hours leave room for, and says what the plan allows', () => {
  const limits = { actions: gauge(6, 500, null, 96), replies: gauge(3, 70) }
  const html = shown(6, true, { limits })
  expect(html).toContain('aria-valuemax="96"')
  expect(html).toContain('Your pace and hours leave room for 96 today. Pro allows 500.')
  expect(html).toContain('aria-valuemax="70"')
  expect(shown(45, true)).not.toContain('Your pace and hours')
  const slow = { limits: { actions: gauge(6, 500, null, 42), replies: gauge(3, 70) } }
  expect(shown(6, true, slow).match(/aria-valuemax="42"/g)).toHaveLength(2)
})
