import { fail } from '#app/domain/failure.ts'

/** Largest body that is accepted, in bytes; none of our forms or calls comes near it. */
const maxBytes = 100_000

/** The whole body, whatever length was announced. Throws `too_large`, and `bad_request` where it was cut. */
export async function readBytes(request: Request, most = maxBytes): Promise<Buffer> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  while (reader) {
    const { done, value } = await reader.read().catch(() => fail('bad_request'))
    if (done) break
    length += value.length
    if (length > most) fail('too_large')
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}
