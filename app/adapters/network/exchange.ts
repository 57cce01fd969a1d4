import { readBounded } from '#app/adapters/bounded-body.ts'
import { within } from '#app/adapters/deadline.ts'
import { NetworkError } from '#app/adapters/network/network.ts'
import { TooLong } from '#app/adapters/network/network-error.ts'

export type Fetch = (url: URL, init: RequestInit) => Promise<Response>

export interface Answer {
  response: Response
  bytes: Buffer
}

const maxReplyBytes = 4_000_000
/** From connecting to the end of the body. */
const [readMs, writeMs] = [10_000, 20_000]
/** After these errors the request certainly never arrived. */
const neverSentCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

const closedCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/** Bounded in size and time, whatever the signal. Throws `NetworkError`. */
export async function exchange(fetch: Fetch, url: URL, init: RequestInit, most = maxReplyBytes): Promise<Answer> {
  try {
    const isRead = (init.method ?? 'GET').toUpperCase() === 'GET'
    return await within(isRead ? readMs : writeMs, [init.signal], async (signal) => {
      const send = () => fetch(url, { ...init, signal, redirect: 'error' })
      // A kept connection may have been closed by the server meanwhile.
      const response = await send().catch((error) => {
        if (isRead && closedCodes.has(codeOf(error))) return send()
        throw error
      })
      const bytes = await readBounded(response, Math.min(most, maxReplyBytes))
      if (bytes === null) throw new TooLong()
      return { response, bytes }
    })
  } catch (error) {
    throw unanswered(error)
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

function unanswered(error: unknown): NetworkError {
  if (error instanceof NetworkError) return error
  return neverSentCodes.has(codeOf(error))
    ? new NetworkError('unavailable', 'The network couldn’t be reached.')
    : new NetworkError('unknown_outcome', 'The network didn’t confirm.')
}

export function jsonIn({ bytes }: Pick<Answer, 'bytes'>): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
