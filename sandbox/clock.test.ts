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

/** The file's mtime is the machine's; the test's time is not. */
function markAlive(at = Date.now()) {
  utimesSync(file, new Date(at), new Date(at))
}

describe('sharedClock', () => {
  it('begins at the real time and runs with it', () => {
    const clock = sharedClock(file)
    vi.setSystemTime(start.getTime() + hour)
    expect(clock.now()).toEqual(new Date(start.getTime() + hour))
    expect(clock.rate()).toBe(1)
  })

  it('runs at its rate without a jump when the rate changes, stands still at 0, and jumps', () => {
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

  it('writes the form that Warble reads', () => {
    sharedClock(file).set({ rate: 60 })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ real: start.getTime(), at: start.getTime(), rate: 60 })
  })

  it('follows what another process sets', () => {
    const clock = sharedClock(file)
    clock.now()
    writeFileSync(file, JSON.stringify({ real: start.getTime(), at: 0, rate: 10 }))
    markAlive(start.getTime() + 7777)
    vi.setSystemTime(start.getTime() + 1000)
    expect(clock.now()).toEqual(new Date(10_000))
    expect(clock.rate()).toBe(10)
  })

  it('keeps the last reading over a torn file', () => {
    const clock = sharedClock(file)
    clock.set({ rate: 60 })
    writeFileSync(file, '{"real":')
    vi.setSystemTime(start.getTime() + 1000)
    expect(clock.now()).toEqual(new Date(start.getTime() + 60_000))
  })

  it('continues after a restart: at its rate while it was kept, at 1 while it was off, never back', () => {
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

  it('does not move a clock that another process keeps', () => {
    const one = sharedClock(file)
    one.set({ rate: 600 })
    markAlive()
    vi.advanceTimersByTime(60_000)
    expect(sharedClock(file).now()).toEqual(one.now())
  })

  it('does not go back when the real clock was set back in between', () => {
    sharedClock(file).advance(hour)
    vi.setSystemTime(start.getTime() - hour)
    expect(sharedClock(file).now()).toEqual(new Date(start.getTime() + hour))
  })

  it('refuses what is no rate and no step forward', () => {
    const clock = sharedClock(file)
    expect(() => clock.set({ rate: 10_001 })).toThrow('The rate goes from 0 to 10000.')
    expect(() => clock.set({ rate: Number.NaN })).toThrow(RangeError)
    expect(() => clock.set({ at: new Date('no') })).toThrow(RangeError)
    expect(() => clock.advance(-1)).toThrow(RangeError)
  })
})
