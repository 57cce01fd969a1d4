import type { Readable } from 'node:stream'
import { Failure, fail } from '#app/domain/failure.ts'

export const maxBytes = 100_000

/** Ignores the announced length. Throws `too_large`, or `bad_request` if the body was cut off. */
export async function readBytes(request: Request, most = maxBytes): Promise<Buffer> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  while (reader) {
    const { done, value } = await reader.read().catch((error) => {
      throw error instanceof Failure ? error : new Failure('bad_request')
    })
    if (done) break
    length += value.length
    if (length > most) fail('too_large')
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

/** Throws `too_large`, or `bad_request` if the body was cut off. */
export async function readStream(stream: Readable, most: number): Promise<Buffer> {
  const body = await readBeginning(stream, most)
  return body.length > most ? fail('too_large') : body
}

/** Stops reading once it is longer than `most`. Throws `bad_request` if the body was cut off. */
export function readBeginning(stream: Readable, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    stream.on('data', (chunk: Buffer) => {
      if (length > most) return
      chunks.push(chunk)
      length += chunk.length
      if (length > most) resolve(Buffer.concat(chunks))
    })
    stream.once('end', () => resolve(Buffer.concat(chunks)))
    const cutOff = () => reject(new Failure('bad_request'))
    for (const end of ['error', 'close']) stream.once(end, cutOff)
    if (stream.destroyed) cutOff()
  })
}
