import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharedClock } from './clock.ts'

let folder: string
let file: string
const start = new Date('2026-03-01T12:00:00Z')
const hour = 3_600_000

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warble-clock-'))
  file = join(folder, 'deep/clock.json')
  vi.useFakeTimers({ now: start })
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** Sets the file's mtime to the test's fake time. */
function markAlive(at = Date.now()) {
  utimesSync(file, new Date(at), new Date(at))
}

describe('sharedClock', () => {
  it('starts at the real time with rate 1', () => {
    const clock = sharedClock(file)
    vi.setSystemTime(start.getTime() + hour)
    expect(clock.now()).toEqual(new Date(start.getTime() + hour))
    expect(clock.rate()).toBe(1)
  })

  it('changes its rate without a jump, stops at rate 0, advances by a duration and moves to a date', () => {
    const clock = sharedClock(file)
    clock.set({ rate: 600 })
    vi.setSystemTime(start.getTime() + 1000)
    expect(clock.now()).toEqual(new Date(start.getTime() + 600_000))
    clock.set({ rate: 0 })
    vi.setSystemTime(start.getTime() + 9000)
    expect(clock.now()).toEqual(new Date(start.getTime() + 600_000))
    clock.advance(hour)
    expect(clock.now()).toEqual(new Date(start.getTime() + 600_000 + hour))
    clock.set({ at: new Date('2030-01-01T00:00:00Z'), rate: 1 })
    expect(clock.now()).toEqual(new Date('2030-01-01T00:00:00Z'))
  })

  it('writes the file format that Warble reads', () => {
    sharedClock(file).set({ rate: 60 })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ real: start.getTime(), at: start.getTime(), rate: 60 })
  })

  it('picks up changes made by another process', () => {
    const clock = sharedClock(file)
    clock.now()
    writeFileSync(file, JSON.stringify({ real: start.getTime(), at: 0, rate: 10 }))
    markAlive(start.getTime() + 7777)
    vi.setSystemTime(start.getTime() + 1000)
    expect(clock.now()).toEqual(new Date(10_000))
    expect(clock.rate()).toBe(10)
  })

  it('keeps the last reading when the file is incomplete', () => {
    const clock = sharedClock(file)
    clock.set({ rate: 60 })
    writeFileSync(file, '{"real":')
    vi.setSystemTime(start.getTime() + 1000)
    expect(clock.now()).toEqual(new Date(start.getTime() + 60_000))
  })

  it('resumes after a restart and counts the time it was off at rate 1', () => {
    const before = sharedClock(file)
    before.set({ rate: 600 })
    markAlive()
    vi.advanceTimersByTime(10_000)
    const shown = before.now().getTime()
    expect(shown).toBe(start.getTime() + 6_000_000)
    vi.clearAllTimers()
    vi.setSystemTime(Date.now() + hour)

    const after = sharedClock(file)
    expect(after.rate()).toBe(600)
    const gained = after.now().getTime() - shown
    expect(gained).toBeGreaterThanOrEqual(hour)
    expect(gained).toBeLessThan(hour + 600 * 1000)
  })

  it('does not move a clock that another process is running', () => {
    const one = sharedClock(file)
    one.set({ rate: 600 })
    markAlive()
    vi.advanceTimersByTime(60_000)
    expect(sharedClock(file).now()).toEqual(one.now())
  })

  it('does not go back when the real clock is set back between two runs', () => {
    sharedClock(file).advance(hour)
    vi.setSystemTime(start.getTime() - hour)
    expect(sharedClock(file).now()).toEqual(new Date(start.getTime() + hour))
  })

  it('refuses an invalid rate, an invalid date and a negative advance', () => {
    const clock = sharedClock(file)
    expect(() => clock.set({ rate: 10_001 })).toThrow('The rate goes from 0 to 10000.')
    expect(() => clock.set({ rate: Number.NaN })).toThrow(RangeError)
    expect(() => clock.set({ at: new Date('no') })).toThrow(RangeError)
    expect(() => clock.advance(-1)).toThrow(RangeError)
  })
})
