import { readBounded } from '#app/adapters/bounded-body.ts'
import { completionOf } from './completion.ts'
import { ModelFailure } from './failure.ts'

/** A good answer has a few kB, and streamed each of its tokens some hundred. */
const maxAnswerBytes = 256 * 1024
const maxStreamed = 16 * maxAnswerBytes

/** Follows no redirect, which would forward the key. */
export async function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const isStreamed = response.headers.get('content-type')?.startsWith('text/event-stream')
  const body = await readBounded(response, isStreamed ? maxStreamed : maxAnswerBytes)
  if (body === null) throw new ModelFailure('too_long', response.status)
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after', 'retry-after-ms']) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const bodyless = response.status === 204 || response.status === 205 || response.status === 304
  return new Response(bodyless ? null : new Uint8Array(body), { status: response.status, headers })
}

/** The answer to a question, as the SDK reads it. */
export async function completionFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await boundedFetch(input, init)
  return response.ok ? Response.json(completionOf(await response.text())) : response
}
