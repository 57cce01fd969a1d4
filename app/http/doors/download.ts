import type { RequestContext } from '#app/http/request/context.ts'

interface File {
  /** Plain ASCII, without quotes. */
  name: string
  type: string
  bytes?: number
}

/** Streams a file as it is generated, no faster than the client reads, so memory holds only a few chunks. */
export function download(
  { drained, request_id, services }: RequestContext,
  { name, type, bytes }: File,
  parts: AsyncIterator<Uint8Array>,
): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          await drained?.()
          const { done, value } = await parts.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          services.log.error({ err: error, request_id, file: name }, 'a download was cut short')
          throw error
        }
      },
      async cancel() {
        await parts.return?.()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      // Compression would buffer what the client is waiting for.
      'cache-control': 'no-store, no-transform',
      ...(bytes !== undefined && { 'content-length': String(bytes) }),
    },
  })
}

export function downloadCsv(context: RequestContext, name: string, now: Date, parts: AsyncIterator<Uint8Array>) {
  const file = `warble-${name}-${now.toISOString().slice(0, 10)}.csv`
  return download(context, { name: file, type: 'text/csv; charset=utf-8' }, parts)
}
