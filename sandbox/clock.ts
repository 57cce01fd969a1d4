import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * The product's time, shared with Warble through a small file. A developer or a test can move it forward and speed it
 * up.
 */
export interface SharedClock {
  now(): Date
  /** Seconds of product time per real second. */
  rate(): number
  set(change: { at?: Date; rate?: number }): void
  advance(ms: number): void
}

export const maxRate = 10_000

/**
 * A point at which product time (`at`) matched real time (`real`), both in ms since 1970, and the rate from then on.
 */
interface ClockReading {
  real: number
  at: number
  rate: number
}

/** How often a clock that does not run at rate 1 touches its file as a heartbeat, in real ms. */
const heartbeatInterval = 500

/** How long a reading is cached, in real ms, before the file is checked again. */
const maxReadingAge = 5

/**
 * Opens the clock stored in this file, or starts a new one at `beginning`, by default the real time. A reopened clock keeps its rate; the time
 * during which no process ran it counts at rate 1.
 */
export function sharedClock(file: string, beginning?: Date): SharedClock {
  mkdirSync(dirname(file), { recursive: true })
  const found = read(file)
  const real = Date.now()
  let reading = found ? resume(found, modifiedAt(file), real) : { real, at: beginning?.getTime() ?? real, rate: 1 }
  let modified = -1
  let checked = 0

  const markRead = () => {
    modified = modifiedAt(file)
    checked = Date.now()
  }
  const write = (next: ClockReading) => {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, JSON.stringify(next))
    renameSync(draft, file)
    reading = next
    markRead()
  }
  /** Reads the file again if another process has changed it. */
  const current = () => {
    if (Date.now() - checked >= maxReadingAge) {
      const before = modified
      markRead()
      if (modified !== before) reading = read(file) ?? reading
    }
    return reading
  }
  const change = (move: (at: number) => number, rate: number | null) => {
    const now = Date.now()
    const was = current()
    write({ real: now, at: move(productTime(was, now)), rate: rate ?? was.rate })
  }

  if (reading === found) markRead()
  else write(reading)
  // The heartbeat is the file's mtime, not its content, so that it cannot overwrite what another process sets.
  setInterval(() => {
    if (current().rate !== 1 && modified >= 0) touch(file)
  }, heartbeatInterval).unref()

  return {
    now: () => new Date(productTime(current(), Date.now())),
    rate: () => current().rate,
    set({ at, rate }) {
      if (rate !== undefined && !(rate >= 0 && rate <= maxRate))
        throw new RangeError(`The rate goes from 0 to ${maxRate}.`)
      if (at && Number.isNaN(at.getTime())) throw new RangeError('The time is not a date.')
      change((now) => at?.getTime() ?? now, rate ?? null)
    },
    advance(ms) {
      if (!(ms >= 0 && ms <= 8.64e15))
        throw new RangeError('The clock advances by a number of milliseconds, 0 or more.')
      change((at) => at + ms, null)
    },
  }
}

const productTime = ({ real, at, rate }: ClockReading, now: number) => at + (now - real) * rate

/** Until its last heartbeat the clock ran at its rate, since then at rate 1; it never goes back. */
function resume(found: ClockReading, alive: number, now: number): ClockReading {
  if (now < found.real) return { ...found, real: now }
  const stopped = Math.min(now, Math.max(found.real, alive + heartbeatInterval))
  if (found.rate === 1 || stopped === now) return found
  return { real: now, at: productTime(found, stopped) + (now - stopped), rate: found.rate }
}

const modifiedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1

function touch(file: string) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // The data folder was deleted while the sandbox runs: the last reading stays valid.
  }
}

function read(file: string): ClockReading | null {
  try {
    const { real, at, rate } = JSON.parse(readFileSync(file, 'utf8')) as ClockReading
    return [real, at, rate].every(Number.isFinite) && rate >= 0 ? { real, at, rate } : null
  } catch {
    return null
  }
}
