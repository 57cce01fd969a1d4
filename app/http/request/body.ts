import type { Readable } from 'node:stream'
import { Failure, fail } from '#app/domain/failure.ts'

/** In bytes. */
const maxBytes = 100_000

/** Ignores the announced length. Throws `too_large`, or `bad_request` if the body was cut off. */
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

export function readStream(stream: Readable, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    stream.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > most) reject(new Failure('too_large'))
      else chunks.push(chunk)
    })
    stream.once('end', () => resolve(Buffer.concat(chunks)))
    for (const end of ['error', 'close']) stream.once(end, () => reject(new Failure('bad_request')))
  })
}
