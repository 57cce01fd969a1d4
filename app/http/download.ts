import type { RequestContext } from '#app/http/context.ts'

interface File {
  /** Plain ASCII, without quotes. */
  name: string
  type: string
  /** Its length, where that is known before. */
  bytes?: number
}

/** A file, sent as it is made and no faster than the reader takes it: memory holds a few parts at a time. */
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
      // Compressing on the way would hold back what the reader is waiting for.
      'cache-control': 'no-store, no-transform',
      ...(bytes !== undefined && { 'content-length': String(bytes) }),
    },
  })
}

/** A table as a file, named after the day. */
export function downloadCsv(context: RequestContext, name: string, now: Date, parts: AsyncIterator<Uint8Array>) {
  const file = `warble-${name}-${now.toISOString().slice(0, 10)}.csv`
  return download(context, { name: file, type: 'text/csv; charset=utf-8' }, parts)
}
