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
    super(message)
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
    super('rate_limited', 'What this installation pays the network for is used up.', retryAt)
  }
}
