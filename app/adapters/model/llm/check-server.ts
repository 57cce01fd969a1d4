import type { MindState } from '#app/adapters/model/mind.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { ModelFailure } from './failure.ts'

export async function checkServer(
  { url, key }: { url: string; key?: string | undefined },
  signal: AbortSignal,
): Promise<MindState> {
  const headers: HeadersInit = key ? { authorization: `Bearer ${key}` } : {}
  // Servers without a list of models still respond.
  const { status } = await boundedFetch(`${url.replace(/(?<!\/)\/+$/, '')}/models`, { headers, signal }).catch(
    (error) => ({
      status: error instanceof ModelFailure ? (error.status ?? 0) : 0,
    }),
  )
  if (status === 401 || status === 403) return 'refused'
  return status === 0 || status >= 500 ? 'unreachable' : 'ready'
}
