import type { Clock } from '#app/adapters/clock.ts'

/** A clock that stands still until a test moves it; Perch and the product can share it. */
export interface ManualClock extends Clock {
  set(at: Date | string): void
  forward(ms: number): void
}

export function manualClock(at: Date | string = '2026-06-15T12:00:00Z'): ManualClock {
  let time = new Date(at).getTime()
  return {
    now: () => new Date(time),
    rate: () => 1,
    set(next) {
      time = new Date(next).getTime()
    },
    forward(ms) {
      time += ms
    },
  }
}

/** A clock that runs `rate` times as fast as the real one. */
export function fastClock(rate: number, at: Date | string = '2026-06-15T12:00:00Z'): Clock {
  const startedAt = Date.now()
  const start = new Date(at).getTime()
  return { now: () => new Date(start + (Date.now() - startedAt) * rate), rate: () => rate }
}
