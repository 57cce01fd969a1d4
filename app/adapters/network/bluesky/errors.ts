import type { OAuthResponseError } from '@atproto/oauth-client-node'
import type { Clock } from '#app/adapters/clock.ts'
import { api, oauthApi } from '#app/adapters/network/bluesky/fetch.ts'
import { NetworkError, resetTime, retryAfter } from '#app/adapters/network/network.ts'

/** How long a 429 without a time counts: the server's shortest rate-limit window. */
const defaultWaitMs = 5 * 60_000

interface Refusal {
  status: number
  header(name: string): string | null | undefined
}

/** How long the server wants to be left alone. null: as long as the caller thinks right. */
export function quietUntil({ status, header }: Refusal, now: Date): Date | null {
  const after = retryAfter(header('retry-after'), now)
  if (status !== 429) return status >= 500 ? after : null
  const reset = header('ratelimit-reset')
  if (after && !reset) return after
  const over = resetTime(reset, now, defaultWaitMs)
  return after && after > over ? after : over
}
/** Calls that read or write records name the same errors "Repo…". */
export const isClosedAccount = /^(?:Account|Repo)(?:Takedown|Takendown|Suspended|Deactivated)/
const unauthorized = new Set(['AuthMissing', 'AuthenticationRequired', 'InvalidToken', 'ExpiredToken'])

export async function calling<T>(clock: Clock, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toNetworkError(error, clock)
  }
}

/** For reads: after a lost response, nothing has happened, and a server that says when to come back can be obeyed. */
export async function reading<T>(clock: Clock, work: () => Promise<T>): Promise<T> {
  try {
    return await calling(clock, work)
  } catch (error) {
    throw error instanceof NetworkError && error.kind === 'unknown_outcome' ? unanswered(error) : error
  }
}

export const unanswered = ({ message, retryAt }: Pick<NetworkError, 'message' | 'retryAt'>) =>
  new NetworkError(retryAt ? 'rate_limited' : 'unavailable', message, retryAt)

function toNetworkError(error: unknown, clock: Clock): unknown {
  if (error instanceof NetworkError) return error
  if (!(error instanceof api().XRPCError)) return error
  if (error.cause instanceof NetworkError) return error.cause
  const { status, error: name, message, headers = {} } = error
  const retryAt = quietUntil({ status, header: (given) => headers[given] }, clock.now())
  if (status === 429) return new NetworkError('rate_limited', message, retryAt)
  if (isClosedAccount.test(name)) return new NetworkError('suspended', message)
  if (isAboutServer(name, message)) return new NetworkError('unavailable', message)
  if (status === 401 || unauthorized.has(name)) return new NetworkError('unauthorized', message)
  // Below 100: no response, or one that could not be read.
  if (status >= 500 || status < 100) return new NetworkError('unknown_outcome', message, retryAt)
  return new NetworkError('refused', message)
}

/** The AppView refused the service token that the account's server made; the user's own session is fine. */
export function isAboutServer(name: string, message: string): boolean {
  return (
    /^(BadJwt|JwtExpired|MissingJwt|UntrustedIss)/.test(name) || /identity unknown|missing or bad key/.test(message)
  )
}

export async function consenting<T>(clock: Clock, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toConsentError(error, clock)
  }
}

function toConsentError(error: unknown, clock: Clock): unknown {
  const { OAuthResolverError, OAuthResponseError } = oauthApi()
  const causes = causesOf(error)
  const networkError = causes.find((cause) => cause instanceof NetworkError)
  if (networkError) return networkError.kind === 'unknown_outcome' ? unanswered(networkError) : networkError
  const answer = causes.find((cause) => cause instanceof OAuthResponseError)
  // Any other refusal is about this installation and must not close everyone's connection.
  if (answer?.error === 'invalid_grant')
    return new NetworkError('unauthorized', 'The account’s server no longer accepts this permission.')
  if (causes.some((cause) => cause instanceof OAuthResolverError) && !causes.some(isOutage))
    return new NetworkError('refused', 'The network doesn’t know this handle.')
  const retryAt = answer && quietUntil(refusalIn(answer), clock.now())
  return unanswered({ message: 'The account’s server couldn’t be asked for permission.', retryAt: retryAt ?? null })
}

const refusalIn = ({ status, headers }: OAuthResponseError): Refusal => ({
  status,
  header: (name) => headers.get(name),
})

export const isRefusedRequest = (error: unknown) =>
  causesOf(error).some((cause) => cause instanceof oauthApi().OAuthResponseError && cause.status < 500)

const isOutage = (cause: unknown) => cause instanceof oauthApi().FetchError && cause.statusCode >= 500

function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
