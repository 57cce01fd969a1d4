import type { Clock } from '#app/adapters/clock.ts'
import { api, oauthApi } from '#app/adapters/network/bluesky/fetch.ts'
import { NetworkError, resetTime } from '#app/adapters/network/network.ts'

/** The wait after a 429 without a reset time, in ms: the server's shortest window. */
const window = 5 * 60_000
const unauthorized = new Set(['AuthMissing', 'AuthenticationRequired', 'InvalidToken', 'ExpiredToken'])

/** Runs calls to the network; every failure becomes a `NetworkError`. */
export async function calling<T>(clock: Clock, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toNetworkError(error, clock)
  }
}

/** The same for reads: after a lost response, nothing has happened. */
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
  if (status === 429)
    return new NetworkError('rate_limited', message, resetTime(headers['ratelimit-reset'], clock.now(), window))
  if (/^Account(Takedown|Suspended|Deactivated)/.test(name)) return new NetworkError('suspended', message)
  if (isAboutServer(name, message)) return new NetworkError('unavailable', message)
  if (status === 401 || unauthorized.has(name)) return new NetworkError('unauthorized', message)
  // Below 100: no response, or one that could not be read.
  if (status >= 500 || status < 100) return new NetworkError('unknown_outcome', message)
  return new NetworkError('refused', message)
}

/**
 * Whether the AppView refused the token that the account's server made for the call, as with a wrong clock or a replaced
 * key; the server hands the 401 on. The user's own session is fine.
 */
function isAboutServer(name: string, message: string): boolean {
  return (
    /^(BadJwt|JwtExpired|MissingJwt|UntrustedIss)/.test(name) || /identity unknown|missing or bad key/.test(message)
  )
}

/** Runs a step of a consent; if its response is lost, it counts as not done. */
export async function consenting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toConsentError(error)
  }
}

function toConsentError(error: unknown): unknown {
  const { OAuthResolverError, OAuthResponseError } = oauthApi()
  const causes = causesOf(error)
  const known = causes.find((cause) => cause instanceof NetworkError)
  if (known) return known.kind === 'unknown_outcome' ? new NetworkError('unavailable', known.message) : known
  const answer = causes.find((cause) => cause instanceof OAuthResponseError)
  // Any other refusal is about this installation and must not close everybody's connection.
  if (answer?.error === 'invalid_grant')
    return new NetworkError('unauthorized', 'The account’s server no longer accepts this permission.')
  if (causes.some((cause) => cause instanceof OAuthResolverError) && !causes.some(isOutage))
    return new NetworkError('refused', 'The network doesn’t know this handle.')
  return new NetworkError('unavailable', 'The account’s server couldn’t be asked for permission.')
}

/** Whether the server refused the request itself, for example because of an unknown permission. */
export const isRefusedRequest = (error: unknown) =>
  causesOf(error).some((cause) => cause instanceof oauthApi().OAuthResponseError && cause.status < 500)

const isOutage = (cause: unknown) => cause instanceof oauthApi().FetchError && cause.statusCode >= 500

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
