import type { Readable } from 'node:stream'
import { fail } from '#app/domain/failure.ts'
import { maxBytes, readBeginning } from '#app/http/request/body.ts'
import { Places } from '#app/http/server/places.ts'

/** On their way at once from one address: each holds a connection, and memory for what has come of it. */
const underWay = new Places(64)

export type Body = () => Promise<Buffer>

/** Reads when first asked, up to what shows that it is too long. Throws `busy`, or `bad_request` if it was cut off. */
export function bodyOf(stream: Readable, address: string | null, most = maxBytes): Body {
  let body: Promise<Buffer> | undefined
  return () => {
    body ??= read(stream, address ?? 'unknown', most)
    return body
  }
}

async function read(stream: Readable, address: string, most: number): Promise<Buffer> {
  const end = underWay.take(address) ?? fail('busy', {}, { wait: 2 })
  return readBeginning(stream, most).finally(end)
}

export function bodyStream(body: Body): ReadableStream<Uint8Array> {
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      controller.enqueue(await body())
      controller.close()
    },
  }
  // No buffer, so that nothing is read before it is asked for.
  return new ReadableStream(source, { highWaterMark: 0 })
}
