import type { Clock } from '#app/adapters/clock.ts'
import { api } from '#app/adapters/network/bluesky/fetch.ts'
import { NetworkError } from '#app/adapters/network/network.ts'

/** The wait after a 429 without a reset time, in ms: the server's shortest window. */
const window = 5 * 60_000
const unauthorized = new Set(['AuthMissing', 'AuthenticationRequired', 'InvalidToken', 'ExpiredToken'])

/** Runs calls to the network; whatever goes wrong becomes a `NetworkError`. */
export async function calling<T>(clock: Clock, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toNetworkError(error, clock)
  }
}

/** The same for calls that change nothing: a lost answer means that nothing happened. */
export async function reading<T>(clock: Clock, work: () => Promise<T>): Promise<T> {
  try {
    return await calling(clock, work)
  } catch (error) {
    if (error instanceof NetworkError && error.kind === 'unknown_outcome')
      throw new NetworkError('unavailable', error.message)
    throw error
  }
}

function toNetworkError(error: unknown, clock: Clock): unknown {
  if (error instanceof NetworkError) return error
  if (!(error instanceof api().XRPCError)) return error
  if (error.cause instanceof NetworkError) return error.cause
  const { status, error: name, message, headers = {} } = error
  if (status === 429) {
    const reset = Number(headers['ratelimit-reset'])
    const retryAt = reset > 0 ? new Date(reset * 1000) : new Date(clock.now().getTime() + window)
    return new NetworkError('rate_limited', message, retryAt)
  }
  if (/^Account(Takedown|Suspended|Deactivated)/.test(name)) return new NetworkError('suspended', message)
  if (status === 401 || unauthorized.has(name)) return new NetworkError('unauthorized', message)
  // Below 100: no response, or one that could not be read.
  if (status >= 500 || status < 100) return new NetworkError('unknown_outcome', message)
  return new NetworkError('refused', message)
}
