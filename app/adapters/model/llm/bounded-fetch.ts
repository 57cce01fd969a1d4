import { readBounded } from '#app/adapters/bounded-body.ts'
import { ModelFailure } from './failure.ts'

/** In bytes; a good answer has a few kB. */
const maxAnswer = 256 * 1024

/** Follows no redirect, which would forward the key. */
export async function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const body = await readBounded(response, maxAnswer)
  if (body === null) throw new ModelFailure('too_long', response.status)
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after', 'retry-after-ms']) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const bodyless = response.status === 204 || response.status === 205 || response.status === 304
  return new Response(bodyless ? null : new Uint8Array(body), { status: response.status, headers })
}
