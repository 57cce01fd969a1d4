import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Home } from '#app/view/dashboard/dashboard-layout.tsx'
import { Limits } from '#app/view/dashboard/limits.tsx'

const shown = (actions: number, running: boolean, change: object = {}) =>
  renderToStaticMarkup(
    <Limits
      home={
        {
          limits: { actions: { used: actions, most: 100 }, replies: { used: 30, most: 30 } },
          plan: { type: 'pro', name: 'Pro' },
          ...{ trial_credits: 0, credits_withheld: null, limit_near: false, bot: { running }, time_zone: 'UTC' },
          figures: { with_former_user: false },
          ...change,
        } as Home
      }
    />,
  )

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
  expect(shown(45, true, { ...free, credits_withheld: 'account' })).toContain('the account you connected had them')
  expect(shown(45, true, { credits_withheld: 'account' })).not.toContain('the account you connected')
  expect(shown(45, true, { figures: { with_former_user: true } })).toContain('in the last 24 hours')
})
