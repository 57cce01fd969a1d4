import { describe, expect, test } from 'vitest'
import { addDays, dayBefore, hour, localTime, minute, nextLocalDay } from '#app/domain/time.ts'

describe('local time', () => {
  test.each([
    ['2026-06-15T12:00:00Z', 'UTC', '2026-06-15', 12],
    ['2026-06-15T23:59:59Z', 'Europe/Berlin', '2026-06-16', 1],
    ['2026-01-01T04:59:59Z', 'America/New_York', '2025-12-31', 23],
    ['2026-01-01T05:00:00Z', 'America/New_York', '2026-01-01', 0],
    ['2026-06-15T18:14:00Z', 'Asia/Kathmandu', '2026-06-15', 23],
    ['2026-06-15T18:15:00Z', 'Asia/Kathmandu', '2026-06-16', 0],
    // Clocks go forward at 1:00 UTC and back at 1:00 UTC: 2 o'clock is skipped, then comes twice.
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '2026-03-29', 1],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29', 3],
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25', 2],
    ['2026-10-25T01:30:00Z', 'Europe/Berlin', '2026-10-25', 2],
    // Cairo skips midnight on the day its clocks go forward.
    ['2026-04-23T21:59:59Z', 'Africa/Cairo', '2026-04-23', 23],
    ['2026-04-23T22:00:00Z', 'Africa/Cairo', '2026-04-24', 1],
  ])('%s in %s', (at, zone, expectedDay, expectedHour) => {
    expect(localTime(new Date(at), zone)).toEqual({ day: expectedDay, hour: expectedHour })
  })

  const zones = ['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Cairo']
  test.each(zones)('over a year in %s each day begins where the last one ended', (zone) => {
    let at = new Date('2026-01-01T12:00:00Z')
    const lengths = new Map<number, number>()
    let before = nextLocalDay(at, zone)
    for (let count = 0; count < 366; count += 1) {
      at = nextLocalDay(before, zone)
      expect(localTime(at, zone).day).toBe(addDays(localTime(before, zone).day, 1))
      expect(localTime(new Date(at.getTime() - 1001), zone).day).toBe(localTime(before, zone).day)
      const length = Math.round((at.getTime() - before.getTime()) / (30 * minute)) / 2
      lengths.set(length, (lengths.get(length) ?? 0) + 1)
      before = at
    }
    const changes = zone === 'UTC' || zone === 'Asia/Kathmandu' ? 0 : 1
    const step = zone === 'Australia/Lord_Howe' ? 0.5 : 1
    expect(lengths.get(24 - step) ?? 0).toBe(changes)
    expect(lengths.get(24 + step) ?? 0).toBe(changes)
    expect(lengths.get(24)).toBe(366 - 2 * changes)
  })

  test('from any time of the year the next day begins within 26 hours', () => {
    for (const zone of zones)
      for (let at = Date.parse('2026-01-01T00:17:00Z'); at < Date.parse('2027-01-01T00:00:00Z'); at += 11 * hour) {
        const next = nextLocalDay(new Date(at), zone)
        expect(next.getTime() - at).toBeGreaterThan(0)
        expect(next.getTime() - at).toBeLessThan(26 * hour)
        expect(localTime(next, zone).day).toBe(addDays(localTime(new Date(at), zone).day, 1))
      }
  })

  test.each([
    ['2026-06-15T12:34:56Z', 'Asia/Kathmandu', '2026-06-14T12:34:56Z'],
    ['2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-28T13:00:00Z'],
    ['2026-10-25T12:00:00Z', 'Europe/Berlin', '2026-10-24T11:00:00Z'],
    ['2026-04-05T13:00:00Z', 'Australia/Lord_Howe', '2026-04-04T12:30:00Z'],
    ['2026-04-24T00:30:00Z', 'Africa/Cairo', '2026-04-23T01:30:00Z'],
  ])('a day before %s in %s the clocks showed the same at %s', (at, zone, before) => {
    expect(dayBefore(new Date(at), zone)).toEqual(new Date(before))
  })

  test('addDays handles the ends of months and years and leap days', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-29', -1)).toBe('2026-03-28')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })
})
