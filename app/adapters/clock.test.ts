import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fileClock } from './clock.ts'

let folder: string
let file: string
const start = new Date('2026-03-01T12:00:00Z')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warble-clock-'))
  file = join(folder, 'clock.json')
  vi.useFakeTimers({ now: start })
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

function write(at: Date) {
  writeFileSync(file, JSON.stringify({ real: start.getTime(), at: at.getTime(), rate: 0 }))
  utimesSync(file, start, start)
}

it('sees the second of two changes within one step of the file system’s time', () => {
  const [first, second] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')]
  const clock = fileClock(file)
  write(first)
  vi.setSystemTime(start.getTime() + 1)
  expect(clock.now()).toEqual(first)
  write(second)
  vi.setSystemTime(start.getTime() + 1_000)
  expect(clock.now()).toEqual(second)
})

it('keeps the last reading while the file is incomplete', () => {
  const clock = fileClock(file)
  write(start)
  expect(clock.now()).toEqual(start)
  writeFileSync(file, '{"real":')
  vi.setSystemTime(start.getTime() + 1_000)
  expect(clock.now()).toEqual(start)
})
