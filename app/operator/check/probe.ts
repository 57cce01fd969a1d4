import { within } from '#app/adapters/deadline.ts'

const timeoutMs = 8_000
const maxBytes = 100_000

export interface Probed {
  status: number
  text: string
}

/** Throws if there is no answer in time. Reads at most a bounded part of the body. */
export function probe(url: string, signal: AbortSignal, init: RequestInit = {}): Promise<Probed> {
  return within(timeoutMs, [signal], async (limit) => {
    const response = await fetch(url, { redirect: 'manual', ...init, signal: limit })
    return { status: response.status, text: await beginningOf(response) }
  })
}

async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    bytes += chunk.byteLength
    if (bytes > maxBytes) break
  }
  return Buffer.concat(chunks).toString()
}
