import { afterEach, expect, test, vi } from 'vitest'
import { clockText, localTime } from '#app/domain/time.ts'
import { isTimeZone, knownZone, zonedText } from '#app/time-zones.ts'
import { formatAgo } from '#app/ui/time.tsx'

const Format = Intl.DateTimeFormat

/** An engine that throws for these zones, as one with an older time zone database does. */
function lacking(...zones: string[]): void {
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(locale, options) {
    if (zones.includes(options?.timeZone ?? ''))
      throw new RangeError(`Invalid time zone specified: ${options?.timeZone}`)
    return new Format(locale, options)
  })
}

afterEach(() => {
  vi.restoreAllMocks()
})

const noon = new Date('2026-01-15T12:00:00Z')

test('a zone that the engine knows only by its former name shows the same time', () => {
  lacking('Europe/Kyiv', 'America/Coyhaique', 'America/Punta_Arenas')
  expect(isTimeZone('Europe/Kyiv')).toBe(false)
  expect(zonedText(noon, 'Europe/Kyiv', { hour: 'numeric', minute: '2-digit' })).toBe('2:00 PM')
  expect(zonedText(noon, 'America/Coyhaique', { hour: 'numeric', minute: '2-digit' })).toBe('9:00 AM')
})

test('a zone that a newer browser reports is kept by the name that this server knows', () => {
  lacking('America/Coyhaique')
  expect(knownZone('America/Coyhaique')).toBe('America/Punta_Arenas')
  expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin')
  expect(['Etc/Unknown', 'undefined', '', 'constructor'].map(knownZone)).toEqual(['UTC', 'UTC', 'UTC', 'UTC'])
})

test('a zone that the engine does not know at all falls back to UTC, in every form of time', () => {
  lacking('Asia/Newtown')
  const before = new Date('2025-12-31T12:00:00Z')
  expect(zonedText(noon, 'Asia/Newtown', { hour: 'numeric', timeZoneName: 'short' })).toBe('12 PM UTC')
  expect(clockText(noon, 'Asia/Newtown')).toBe('12:00 PM')
  expect(localTime(noon, 'Asia/Newtown')).toEqual({ day: '2026-01-15', hour: 12 })
  expect(formatAgo(before, noon, { timeZone: 'Asia/Newtown' })).toBe('Dec 31, 2025')
})
