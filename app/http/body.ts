import { fail } from '#app/domain/failure.ts'

/** Longest body that is taken, in bytes; no form or call of ours comes near it. */
const mostBytes = 100_000

/** The whole body, whatever length was announced. Throws `too_large`, and `bad_request` where it was cut. */
export async function readBytes(request: Request): Promise<Buffer> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  while (reader) {
    const { done, value } = await reader.read().catch(() => fail('bad_request'))
    if (done) break
    length += value.length
    if (length > mostBytes) fail('too_large')
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}
