import { plain } from '#app/adapters/network/plain.ts'

const maxMessage = { graphemes: 300, bytes: 1_200 }

/**
 * `refused`: did not happen and never will. `rate_limited`: did not happen, retry after `retryAt`. `unauthorized`,
 * `suspended`: the connection is no longer usable. `unavailable`: did not happen. `unknown_outcome`: the response was
 * lost, it may have happened. `needs_user`: only by the user's own click. `automated`: did not happen, since the
 * network takes the account for a bot.
 */
export type NetworkErrorKind =
  | 'refused'
  | 'needs_user'
  | 'automated'
  | 'already_done'
  | 'rate_limited'
  | 'unauthorized'
  | 'suspended'
  | 'unavailable'
  | 'unknown_outcome'

export class NetworkError extends Error {
  override name = 'NetworkError'
  constructor(
    readonly kind: NetworkErrorKind,
    /** Safe to show: the network's own text, or ours if it sent none. */
    message: string,
    readonly retryAt: Date | null = null,
  ) {
    super(plain(message, maxMessage))
  }
}

/** The network's directory doesn't confirm what the account's server says of the account. */
export class NotProven extends NetworkError {
  override name = 'NotProven'
  constructor(message: string) {
    super('refused', message)
  }
}

/** A smaller page may fit. */
export class TooLong extends NetworkError {
  override name = 'TooLong'
  constructor() {
    super('unknown_outcome', 'The network’s response is too long.')
  }
}

export class OverBudget extends NetworkError {
  override name = 'OverBudget'
  constructor(retryAt: Date) {
    super('unavailable', 'The budget for reading on this network is used up.', retryAt)
  }
}

/** The operator's paid quota is used up: no calls are made until there is more. */
export class Unpaid extends NetworkError {
  override name = 'Unpaid'
  constructor(retryAt: Date) {
    super('rate_limited', 'This site has used up its paid allowance on this network.', retryAt)
  }
}

/** The network does not let the operator's app do this: no calls are made for a while. */
export class Forbidden extends NetworkError {
  override name = 'Forbidden'
  constructor(retryAt: Date) {
    super('rate_limited', 'This network doesn’t let this site do that.', retryAt)
  }
}

const [second, day] = [1_000, 24 * 3_600_000]

/** Reads `Retry-After`, in seconds or as a date, clamped to 1 s to 1 day; null: none. */
export function retryAfter(header: string | null | undefined, now: Date): Date | null {
  const given = header?.trim() ?? ''
  const wait = /^\d+$/.test(given) ? Number(given) * second : Date.parse(given) - now.getTime()
  return Number.isNaN(wait) ? null : new Date(now.getTime() + Math.min(Math.max(wait, second), day))
}

/** Reset headers have epoch seconds (X, Bluesky), epoch ms or relative seconds. Clamped to 1 s to 1 day. */
export function resetTime(header: string | null | undefined, now: Date, window: number): Date {
  const value = Number(header)
  if (!(value > 0)) return new Date(now.getTime() + window)
  const wait = value < 1e9 ? value * second : (value < 1e11 ? value * second : value) - now.getTime()
  return new Date(now.getTime() + Math.min(Math.max(wait, second), day))
}
