import { describe, expect, test } from 'vitest'
import { plans } from '#app/content/plans.ts'
import { standardHours, weekdays } from '#app/domain/bot/schedule/hours.ts'
import { restText } from '#app/domain/bot/schedule/hours-rest.ts'
import { type Conditions, isResting, restOf, startNote } from '#app/domain/bot/schedule/rest.ts'

const day = new Date('2026-06-15T12:00:00Z')
const night = new Date('2026-06-15T23:30:00Z')
const none = { reply: 0, like: 0, follow: 0, view: 0 }
const did = (counts: Partial<typeof none>, plan: 'free' | 'starter' = 'free', credits = 0) => {
  const today = { own: { ...none, ...counts }, account: { ...none, ...counts } }
  const usage = { hour: { own: [], account: [] }, today, others: [], credits_today: 0 }
  return { usage, plan: plans[plan], credits, time_zone: 'UTC', acted_at: null, waiting: none }
}
const works: Conditions = {
  network: 'Perch',
  time_zone: 'UTC',
  hours: null,
  paused_until: null,
  paused_code: null,
  found: null,
  mode: 'autopilot',
  max_actions_per_hour: 15,
  daily_follow_limit: 5,
  budget: did({}),
}
/** What a stopped bot's user reads; null: the bot would work. */
const asleep = (change: Partial<Conditions>, now = day) => {
  const rest = restOf({ ...works, ...change }, now)
  return rest && startNote(rest)
}
const on = (change: Partial<Conditions>, now = day) => {
  const rest = restOf({ ...works, ...change }, now)
  return rest && [isResting(rest), restText(rest)]
}

describe('what a start would lead to', () => {
  test('is not told where the bot would work at once', () => {
    expect(asleep({})).toBeNull()
  })

  test('is told when a daily limit is used up, unless credits are left', () => {
    const likes = Array.from({ length: 2 }, (_, at) => did({ like: 10 }, 'free', at * 5))
    expect(likes.map((budget) => asleep({ budget }))).toEqual([
      'Daily limit reached. Wake the bot up and it continues tomorrow.',
      null,
    ])
    expect(asleep({ budget: did({ reply: 30 }, 'starter') })).toContain('continues with likes and follows')
  })

  test('names the day on which work begins again', () => {
    const work = weekdays.map((_, at) => (at === 1 ? null : { from: 8, to: 22 }))
    const hours = { ...standardHours, work }
    // A Monday, and Tuesdays are free.
    expect(on({ hours, budget: did({ like: 10 }) })).toEqual([
      true,
      'Daily limit reached. The bot continues on Wednesday.',
    ])
  })

  test('is told at night, outside the chosen hours and in quiet hours, with the end of each', () => {
    expect(asleep({}, night)).toMatch(/^It’s night in your time zone\. .* at 8 AM\.$/)
    expect(asleep({ time_zone: 'America/New_York' }, new Date('2026-06-16T09:00:00Z'))).toBe(
      'It’s night in New York. Wake the bot up and it only responds to people who write to you, and starts searching at 8 AM.',
    )
    const hours = { ...standardHours, work: weekdays.map(() => ({ from: 14, to: 20 })) }
    expect(asleep({ hours })).toMatch(/outside working hours.* at 2 PM\.$/)
    const quiet = { ...standardHours, quiet: weekdays.map(() => ({ from: 11, to: 13 })) }
    expect(on({ hours: quiet })).toEqual([true, 'It’s quiet hours. The bot does nothing until 1 PM.'])
  })

  test('is told during a pause that the network asked for, and no longer after it', () => {
    const paused_until = new Date(day.getTime() + 60_000)
    expect(asleep({ paused_until })).toContain('Perch asked us to slow down')
    expect(asleep({ paused_until }, paused_until)).toBeNull()
  })

  test('waits for the user while their queue is full', () => {
    const budget = { ...did({}, 'starter'), waiting: { ...none, like: 30 } }
    expect(on({ mode: 'copilot', budget })).toEqual([
      true,
      'Your queue is full for today. The bot continues once you’ve reviewed it.',
    ])
  })
})
