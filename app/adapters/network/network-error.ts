import { plain } from '#app/adapters/network/plain.ts'

/** Longest message, in characters. */
const longest = 300

/**
 * `refused`: did not happen and never will (duplicate, not allowed, deleted). `rate_limited`: did not happen, retry
 * after `retryAt`. `unauthorized`, `suspended`: the connection is no longer usable. `unavailable`: did not happen, the
 * network could not be reached. `unknown_outcome`: the response was lost, it may have happened. `already_done`: it had
 * been done before. `needs_user`: did not happen, the network only accepts it by the user's own click.
 */
export type NetworkErrorKind =
  | 'refused'
  | 'needs_user'
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
    /** Short and safe to show: the network's own text, or ours if it sent none. */
    message: string,
    readonly retryAt: Date | null = null,
  ) {
    super(plain(message, longest))
  }
}

/** What the account's server says of the account is not confirmed by the network's directory. */
export class NotProven extends NetworkError {
  override name = 'NotProven'
  /** `message`: a sentence for the user. */
  constructor(message: string) {
    super('refused', message)
  }
}

/** The budget for reading is used up, for now or for today; the call was not made. Mentions and actions are exempt. */
export class OverBudget extends NetworkError {
  override name = 'OverBudget'
  constructor(retryAt: Date) {
    super('unavailable', 'The budget for reading on this network is used up.', retryAt)
  }
}

/** The operator's paid quota at the network is used up: the call was not made, and none is until there is more. */
export class Unpaid extends NetworkError {
  override name = 'Unpaid'
  constructor(retryAt: Date) {
    super('rate_limited', 'This site has used up its paid allowance on this network.', retryAt)
  }
}

const [second, day] = [1_000, 24 * 3_600_000]

/**
 * When the network takes calls again, by the reset header of a 429: epoch seconds at X and Bluesky, epoch milliseconds or
 * seconds from now (IETF RateLimit fields) at other servers. Between a second and a day from now; `window`: the wait in ms
 * without a usable header.
 */
export function resetTime(header: string | null | undefined, now: Date, window: number): Date {
  const value = Number(header)
  if (!(value > 0)) return new Date(now.getTime() + window)
  const wait = value < 1e9 ? value * second : (value < 1e11 ? value * second : value) - now.getTime()
  return new Date(now.getTime() + Math.min(Math.max(wait, second), day))
}
