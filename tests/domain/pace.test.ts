import { describe, expect, test } from 'vitest'
import { plans } from '#app/content/plans.ts'
import { modeAt, standardHours } from '#app/domain/bot/schedule/hours.ts'
import {
  earliest,
  isDayDone,
  isOffHours,
  jitter,
  nextDue,
  type Pace,
  promptActions,
} from '#app/domain/bot/schedule/pace.ts'
import { hour, localTime, minute, nextLocalDay } from '#app/domain/time.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'

const zones = ['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Cairo']

const isAwake = (at: Date, zone: string) => modeAt(standardHours, at, zone) === 'work'

const anyPace = (random: Random): Pace => ({
  now: new Date(Date.parse('2026-01-01T00:00:00Z') + random.int(0, 365 * 24 * 60) * minute + random.int(0, 59_999)),
  time_zone: random.pick(zones),
  hours: null,
  per_hour: random.int(1, 30),
  per_day: random.pick([10, 100, 500]),
  left_today: random.int(0, 120),
  full_until: null,
  this_hour: random.int(0, promptActions.most),
  started_at: null,
  acted_at: null,
})

/** Nothing about it is recent. */
const settled = { this_hour: promptActions.most, full_until: null, started_at: null, acted_at: null }

describe('the next due time of a bot', () => {
  test('is never earlier than the hourly pace and never later than the next morning plus one interval', () => {
    const random = seeded(seedOf(41))
    for (let time = 0; time < 4_000; time += 1) {
      const pace = anyPace(random)
      const due = nextDue(pace, random.next()).getTime()
      const hourly = hour / pace.per_hour
      const now = pace.now.getTime()
      expect(due - now, JSON.stringify(pace)).toBeGreaterThanOrEqual(hourly * jitter.min - 1)
      const morning = isDayDone(pace) ? 9 * hour : 0
      const latest =
        nextLocalDay(pace.now, pace.time_zone).getTime() + morning + Math.max(hour, hourly) * jitter.max + 1001
      expect(due, JSON.stringify(pace)).toBeLessThanOrEqual(latest)
    }
  })

  test('is after midnight once the daily limit is used up, as people may write at night', () => {
    const pace = { time_zone: 'Europe/Berlin', hours: null, per_hour: 15, per_day: 10, left_today: 0, ...settled }
    for (const now of ['2026-06-15T06:00:00Z', '2026-06-15T19:59:00Z'])
      expect(nextDue({ ...pace, now: new Date(now) }, 0.5)).toEqual(new Date('2026-06-15T22:04:00Z'))
  })

  test('during the day is before the evening, unless the hourly pace is slower', () => {
    const random = seeded(seedOf(42))
    for (let time = 0; time < 4_000; time += 1) {
      const pace = { ...anyPace(random), ...settled, left_today: random.int(1, 120) }
      if (!isAwake(pace.now, pace.time_zone)) continue
      const due = nextDue(pace, random.next())
      const slow = due.getTime() - pace.now.getTime() <= (hour / pace.per_hour) * jitter.max
      if (!slow) expect(localTime(due, pace.time_zone).hour, JSON.stringify(pace)).toBeLessThan(22)
    }
  })

  describe('right after a start', () => {
    const now = new Date('2026-06-15T12:00:00Z')
    const about = { now, time_zone: 'UTC', hours: null, per_hour: 15, per_day: 10, left_today: 9, full_until: null }
    const started: Pace = { ...about, this_hour: 0, started_at: now, acted_at: null }
    const soon = (pace: Pace) => nextDue(pace, 0.5).getTime() === pace.now.getTime() + 4 * minute

    test('follows the hourly pace for three actions, counted over the last hour', () => {
      for (const this_hour of [0, 1, 2]) expect(soon({ ...started, this_hour })).toBe(true)
      expect(soon({ ...started, this_hour: 3 })).toBe(false)
    })

    test('follows it for half an hour', () => {
      const ago = (minutes: number) => new Date(now.getTime() - minutes * minute)
      expect(soon({ ...started, started_at: ago(26) })).toBe(true)
      expect(soon({ ...started, started_at: ago(27) })).toBe(false)
    })

    test('follows it in the hours of work only', () => {
      for (const at of ['2026-06-15T02:00:00Z', '2026-06-15T07:50:00Z', '2026-06-15T22:00:00Z']) {
        const night = { ...started, now: new Date(at), started_at: new Date(at) }
        expect([at, soon(night)]).toEqual([at, false])
      }
    })

    test('follows it only while the day’s actions last', () => {
      expect(nextDue({ ...started, left_today: 0 }, 0.5)).toEqual(new Date('2026-06-16T00:04:00Z'))
    })
  })

  test('after a further start is not before the pace allows it', () => {
    const about = {
      time_zone: 'UTC',
      hours: null,
      per_hour: 15,
      per_day: 10,
      left_today: 9,
      full_until: null,
      this_hour: 3,
    }
    const now = new Date('2026-06-15T12:00:00Z')
    const pace = { ...about, now, started_at: now, acted_at: new Date('2026-06-15T11:50:00Z') }
    // Ten hours for nine actions and one interval more.
    expect(earliest(pace)).toEqual(new Date('2026-06-15T12:26:00Z'))
    expect(earliest({ ...pace, acted_at: new Date('2026-06-15T11:20:00Z') })).toEqual(now)
    expect(earliest({ ...pace, this_hour: 2 })).toEqual(now)
    expect(earliest({ ...pace, per_day: 500 })).toEqual(now)
  })

  test('follows the hourly pace during the day if the daily limit is out of reach, but not at night', () => {
    const per_day = plans.pro.actions_per_day
    const pace = { time_zone: 'UTC', hours: null, per_hour: 15, per_day, left_today: 400, ...settled }
    const noon = new Date('2026-06-15T12:00:00Z')
    expect(nextDue({ ...pace, now: noon }, 0.5)).toEqual(new Date(noon.getTime() + 4 * minute))
    const night = { ...pace, now: new Date('2026-06-15T02:00:00Z') }
    expect(isOffHours(night)).toBe(true)
    expect(nextDue(night, 0.5)).toEqual(new Date('2026-06-15T02:45:00Z'))
  })
})

describe('the actions of a day', () => {
  /** The times of the actions if there is always something to do and nobody writes at night. */
  function live(random: Random, zone: string, from: Date, limit: number, per_day: number, per_hour: number): Date[] {
    const done: Date[] = []
    const end = nextLocalDay(from, zone)
    let now = from
    while (now < end && done.length < limit) {
      const about = { now, time_zone: zone, hours: null, per_hour, per_day, started_at: from, acted_at: null }
      if (!isOffHours(about)) done.push(now)
      const hourAgo = now.getTime() - hour
      const this_hour = done.filter((at) => at.getTime() > hourAgo).length
      now = nextDue({ ...about, this_hour, left_today: limit - done.length, full_until: null }, random.next())
    }
    return done
  }

  // 29 March and 25 October: the clocks change in Europe.
  test.each(['2026-03-29', '2026-06-15', '2026-10-25'])(
    'on %s use up the limit, with the last one in the evening',
    (day) => {
      const random = seeded(seedOf(43))
      for (const zone of zones)
        for (const [limit, per_day] of [
          [10, 10],
          [60, 10],
          [100, 100],
        ] as const) {
          let from = new Date(`${day}T12:00:00Z`)
          while (isAwake(from, zone)) from = new Date(from.getTime() - 15 * minute)
          while (!isAwake(from, zone)) from = new Date(from.getTime() + 15 * minute)
          const done = live(random, zone, from, limit, per_day, 15)
          const last = done.at(-1) ?? from
          expect([zone, limit, done.length]).toEqual([zone, limit, limit])
          expect([zone, limit, isAwake(last, zone), localTime(last, zone).hour >= 17]).toEqual([
            zone,
            limit,
            true,
            true,
          ])
        }
    },
  )

  test('are as many as the hourly pace allows after a late start', () => {
    const done = live(seeded(seedOf(44)), 'UTC', new Date('2026-06-15T20:00:00Z'), 100, 100, 15)
    expect(done.length).toBeGreaterThan(22)
    expect(done.length).toBeLessThan(40)
    expect(done.every((at) => isAwake(at, 'UTC'))).toBe(true)
  })
})
