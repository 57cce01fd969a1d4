import { expect, test } from 'vitest'
import { plans } from '#app/content/plans.ts'
import { fitText } from './fit.ts'

const { free, starter, pro } = plans
const used = (actions: number, most_actions: number, most_replies: number) => ({
  days: 7,
  actions,
  most_actions,
  most_replies,
})

test('a plan that is larger than what was used says so, with what the smaller one lacks', () => {
  expect(fitText(pro, used(63, 12, 8))).toBe(
    `In the last 7 days, you used about 9 actions a day, and never more than 12. Starter would do: it allows ${starter.actions_per_day}. You’d give up insights and the longer history of ${pro.analytics_days} days.`,
  )
  expect(fitText(starter, used(35, free.actions_per_day, 5))).toContain('Free would do')
  expect(fitText(starter, used(35, free.actions_per_day, 5))).toContain('To move to it, cancel in Manage Billing.')
  expect(fitText(starter, used(7, 2, 1))).toContain('about 1 action a day')
})

test('replies count too, and a plan that fits needs no words', () => {
  expect(fitText(pro, used(300, 60, starter.replies_per_day + 1))).toBeNull()
  expect(fitText(starter, used(300, 60, 20))).toBeNull()
})

test('who reaches the limit is told what the next plan allows', () => {
  expect(fitText(free, used(70, free.actions_per_day, 9))).toContain(`Starter allows ${starter.actions_per_day}.`)
  expect(fitText(pro, used(3_500, pro.actions_per_day, 70))).toBeNull()
})
