import { fail } from '#app/domain/failure.ts'

/** Longest body that is taken, in bytes; no form or call of ours comes near it. */
const mostBytes = 100_000
/** How far a longer one is read on, so that its sender hears the answer; then the connection is closed. */
const mostRead = 1_000_000

/** The whole body, whatever length was announced. Throws `too_large`, and `bad_request` where it was cut. */
export async function readBytes(request: Request): Promise<Buffer> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  while (reader && length <= mostRead) {
    const { done, value } = await reader.read().catch(() => fail('bad_request'))
    if (done) break
    length += value.length
    if (length <= mostBytes) chunks.push(value)
  }
  if (length > mostBytes) fail('too_large')
  return Buffer.concat(chunks)
}
