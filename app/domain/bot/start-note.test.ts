import { describe, expect, test } from 'vitest'
import { standardHours, weekdays } from '#app/domain/bot/hours.ts'
import { startNote } from '#app/domain/bot/start-note.ts'

const day = new Date('2026-06-15T12:00:00Z')
const night = new Date('2026-06-15T23:30:00Z')
const room = { used: 3, most: 10 }
const full = { used: 10, most: 10 }
const sleeping = {
  ...{ network: 'Perch', time_zone: 'UTC', hours: null, paused_until: null, paused_unpaid: false, has_credits: false },
  limits: { actions: room, replies: room },
}

describe('what a start would lead to', () => {
  test('is not told where the bot would work at once', () => {
    expect(startNote(sleeping, day)).toBeNull()
  })

  test('is told when a daily limit is used up, unless credits are left', () => {
    const noActions = { ...sleeping, limits: { actions: full, replies: room } }
    const noReplies = { ...sleeping, limits: { actions: room, replies: full } }
    expect(startNote(noActions, day)).toContain('starts tomorrow')
    expect(startNote(noReplies, day)).toContain('likes and follows')
    for (const one of [noActions, noReplies]) expect(startNote({ ...one, has_credits: true }, day)).toBeNull()
  })

  test('is told at night, outside the chosen hours and in quiet hours, with the end of each', () => {
    expect(startNote(sleeping, night)).toMatch(/^It’s night in your time zone\. .* at 8 AM\.$/)
    expect(startNote({ ...sleeping, time_zone: 'America/New_York' }, new Date('2026-06-16T09:00:00Z'))).toBe(
      'It’s night in New York. If you wake the bot up, it only replies to people who write to you, and starts with new posts at 8 AM.',
    )
    const hours = { ...standardHours, work: weekdays.map(() => ({ from: 14, to: 20 })) }
    expect(startNote({ ...sleeping, hours }, day)).toMatch(/outside working hours.* at 2 PM\.$/)
    const quiet = { ...standardHours, quiet: weekdays.map(() => ({ from: 11, to: 13 })) }
    expect(startNote({ ...sleeping, hours: quiet }, day)).toMatch(/quiet hours.* until 1 PM\.$/)
  })

  test('is told during a pause that the network asked for, and no longer after it', () => {
    const paused = { ...sleeping, paused_until: new Date(day.getTime() + 60_000) }
    expect(startNote(paused, day)).toContain('Perch asked us to slow down')
    expect(startNote(paused, new Date(day.getTime() + 60_000))).toBeNull()
  })
})
