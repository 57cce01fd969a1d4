import { NetworkError } from '#app/adapters/network/network.ts'

/** Connection errors after which the request certainly never arrived. */
const neverSentCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** A call that got no answer. */
export function unanswered(error: unknown): NetworkError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return neverSentCodes.has(code)
    ? new NetworkError('unavailable', 'The network could not be reached.')
    : new NetworkError('unknown_outcome', 'The network’s answer was lost.')
}
