import type { MindState } from '#app/adapters/model/mind.ts'
import { answerWire } from './answers.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { dialectInMemory } from './dialect-record.ts'
import { ModelFailure } from './failure.ts'
import { mannerOf } from './manner.ts'
import { answerData, systems } from './prompts.ts'

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

const unlimited = { reserve: async () => ({ settle: async () => undefined }) }

/** Asks the model one of the product's own questions; returns why the answer can't be used, or null. */
export async function sampleFailure(
  host: { url: string; key?: string | undefined; model: string },
  limitMs: number,
  signal: AbortSignal,
): Promise<ModelFailure | null> {
  const { openModel } = await import('./ask.ts')
  const ask = openModel(
    host,
    mannerOf(dialectInMemory(), () => undefined),
  )
  const question = {
    system: systems.answers,
    prompt: answerData({ text: 'Thank you, that helped a lot.', thread: [] }),
    schema: answerWire,
    maxOutputTokens: 600,
  }
  try {
    await ask(question, unlimited, limitMs, signal)
    return null
  } catch (error) {
    if (error instanceof ModelFailure) return error
    throw error
  }
}
