const WINDOW_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** How often one user may call a route: per 15 minutes, and for some routes also per 24 hours. */
export interface Limit {
  window: number
  day?: number
}

interface Count {
  used: number
  resetAt: number
}

export interface LimitResult {
  allowed: boolean
  headers: Record<string, string>
}

export class RateLimits {
  private readonly counts = new Map<string, Count>()

  constructor(private readonly clock: { now(): Date }) {}

  take(who: string, bucket: string, limit: Limit): LimitResult {
    const window = this.count(`${who} ${bucket} window`, WINDOW_MS)
    const day = limit.day === undefined ? null : this.count(`${who} ${bucket} day`, DAY_MS)
    const allowed = window.used < limit.window && (day === null || day.used < (limit.day ?? 0))
    if (allowed) {
      window.used += 1
      if (day) day.used += 1
    }
    return {
      allowed,
      headers: {
        ...headersOf('x-rate-limit', limit.window, window),
        ...(day === null ? {} : headersOf('x-user-limit-24hour', limit.day ?? 0, day)),
      },
    }
  }

  reset(): void {
    this.counts.clear()
  }

  private count(key: string, length: number): Count {
    const now = this.clock.now().getTime()
    const found = this.counts.get(key)
    // If the clock was set back, the reset time may be too far away: start a new window.
    if (found && found.resetAt > now && found.resetAt - now <= length) return found
    const fresh = { used: 0, resetAt: now + length }
    this.counts.set(key, fresh)
    return fresh
  }
}

function headersOf(prefix: string, limit: number, count: Count): Record<string, string> {
  return {
    [`${prefix}-limit`]: String(limit),
    [`${prefix}-remaining`]: String(Math.max(0, limit - count.used)),
    [`${prefix}-reset`]: String(Math.ceil(count.resetAt / 1000)),
  }
}
