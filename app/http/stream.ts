import { fail } from '#app/domain/failure.ts'
import type { RequestContext } from '#app/http/context.ts'

/** `id` is what a browser sends back as Last-Event-ID when it reconnects. */
export type Emit = (event: string | null, data: unknown, id?: number) => void

/** Proxies and browsers drop a silent connection; the spec's heartbeat, in ms. */
const heartbeat = 25_000
/** What a browser waits before it reconnects, in ms. */
const retry = 1_000

/**
 * A stream of server-sent events. `start` answers what ends it. The end is told by the response's own close: the
 * request's signal is lost once the garbage collector has run.
 */
export function stream(
  context: RequestContext,
  start: (emit: Emit, end: () => void) => Promise<() => void> | (() => void),
): Response {
  const closed = context.closed ?? fail('no_streams')
  const encoder = new TextEncoder()
  let stop: (() => void) | undefined
  let timer: NodeJS.Timeout | undefined
  let over = false
  const finish = () => {
    if (over) return
    over = true
    clearInterval(timer)
    stop?.()
  }
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!over) controller.enqueue(encoder.encode(text))
      }
      const end = () => {
        if (over) return
        finish()
        controller.close()
      }
      const emit: Emit = (event, data, id) => {
        const lines = JSON.stringify(data)
          .split('\n')
          .map((line) => `data: ${line}\n`)
        write(`${id === undefined ? '' : `id: ${id}\n`}${event ? `event: ${event}\n` : ''}${lines.join('')}\n`)
      }
      closed.addEventListener('abort', end, { once: true })
      write(`retry: ${retry}\n\n`)
      timer = setInterval(() => write(': still here\n\n'), heartbeat)
      try {
        stop = await start(emit, end)
      } catch (error) {
        finish()
        throw error
      }
      // The headers are out long before: what happens from this line on is heard.
      write(': live\n\n')
      if (over || closed.aborted) {
        stop()
        end()
      }
    },
    cancel: finish,
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

/** The version to go on after, from a reconnecting browser. */
export function lastEventId(request: Request): number | null {
  const id = request.headers.get('last-event-id')
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null
}
