import { readFileSync, statSync } from 'node:fs'

/** The product's only source of time. */
export interface Clock {
  now(): Date
  /** Seconds of product time per real second; 1 in production. */
  rate(): number
}

export const systemClock: Clock = { now: () => new Date(), rate: () => 1 }

/** Product time `at` corresponds to real time `real`, both in ms since 1970. */
interface ClockReading {
  real: number
  at: number
  rate: number
}

const readingTtlMs = 5
/** Two changes of a file this close to each other can leave it with the same modification time. */
const timestampStepMs = 50

/** Reads a file that developers and tests write. If it is missing or half-written, the last reading stays. */
export function fileClock(path: string): Clock {
  let reading: ClockReading = { real: 0, at: 0, rate: 1 }
  let modified = -1
  let checked = 0
  const current = () => {
    const real = Date.now()
    if (real - checked >= readingTtlMs) {
      checked = real
      const mtime = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1
      if (mtime !== modified) {
        const next = parseReading(path)
        if (next) {
          reading = next
          modified = real - mtime > timestampStepMs ? mtime : -1
        }
      }
    }
    return reading
  }
  return {
    now() {
      const { real, at, rate } = current()
      return new Date(at + (Date.now() - real) * rate)
    },
    rate: () => current().rate,
  }
}

function parseReading(path: string): ClockReading | null {
  try {
    const { real, at, rate } = JSON.parse(readFileSync(path, 'utf8')) as ClockReading
    return [real, at, rate].every(Number.isFinite) && rate >= 0 ? { real, at, rate } : null
  } catch {
    return null
  }
}
