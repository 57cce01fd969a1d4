import { endOfSession } from '#app/domain/account/session/expiry.ts'
import { endsSession, type SignedIn } from '#app/domain/account/session/session.ts'
import { progressOf } from '#app/domain/analysis/analysis.ts'
import { fail } from '#app/domain/failure.ts'
import type { Closed, RequestContext, Sink } from '#app/http/request/context.ts'
import { takeStreamSlot } from '#app/http/request/stream-places.ts'
import type { Subscriber } from '#app/live/hub.ts'
import type { LiveEvent } from '#app/live/publish.ts'
import type { Services } from '#app/services.ts'

/** `id` is what a browser sends back as Last-Event-ID when it reconnects. */
type Emit = (event: string | null, data: unknown, id?: number) => void

/** Proxies and browsers drop a silent connection. */
const heartbeatSeconds = 25
/** How long a browser waits before it reconnects, in ms. */
const retry = 1_000
/** The same after newer streams of the user replaced this one. */
const retryReplaced = 60_000

type End = (retryMs?: number) => void
type Start = (emit: Emit, end: End) => Promise<() => void> | (() => void)

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Ends on the response's own close event: the request's signal can be garbage-collected. */
export function stream({ closed, sink }: RequestContext, start: Start): Response {
  if (!closed) fail('no_streams')
  if (sink) {
    void feed(sink(headers), closed, start)
    return new Response(null, { headers })
  }
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      feed(
        {
          write: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
          cut: (error) => controller.error(error),
        },
        closed,
        start,
      ),
  })
  return new Response(body, { headers })
}

async function feed(sink: Sink, closed: Closed, start: Start): Promise<void> {
  let stop: (() => void) | undefined
  let over = false
  const write = (text: string) => {
    if (!over) sink.write(text)
  }
  let seconds = 0
  const stopBeating = everySecond(() => {
    seconds += 1
    if (seconds % heartbeatSeconds === 0) write(': still here\n\n')
  })
  const finish = () => {
    over = true
    stopBeating()
    stop?.()
  }
  const end: End = (retryMs) => {
    if (over) return
    if (retryMs) write(`retry: ${retryMs}\n\n`)
    finish()
    sink.end()
  }
  const emit: Emit = (event, data, id) => {
    const head = `${id === undefined ? '' : `id: ${id}\n`}${event ? `event: ${event}\n` : ''}`
    write(`${head}data: ${JSON.stringify(data)}\n\n`)
  }
  closed.addEventListener('abort', () => end())
  write(`retry: ${retry}\n\n`)
  try {
    stop = await start(emit, end)
  } catch (error) {
    finish()
    return sink.cut(error)
  }
  // The headers were sent long before: from this line on, no event is missed.
  write(': live\n\n')
  if (over || closed.aborted) {
    stop()
    end()
  }
}

function lastEventId(request: Request): number | null {
  const id = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('last_event_id')
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null
}

interface Live {
  /** Called for one event at a time, in order. */
  onEvent(event: LiveEvent): void
  reset(version: number): void
  onOpen?(): Promise<void>
  onEnd?(): void
  onReplaced?(): void
}

function liveStream(
  context: RequestContext,
  session: SignedIn,
  since: number | null,
  live: (emit: Emit, end: End) => Live,
): Response {
  // Streams are long-lived: don't retain the request or the user.
  const { services, hub } = context
  const { session_id, token_ends_at, ends_at } = session
  const [userId, from] = [session.user.id, since ?? session.live_version]
  if (!context.closed) fail('no_streams')
  const leave = takeStreamSlot(context.address ?? 'unknown')
  return stream(context, async (emit, end) => {
    const { onEvent: deliverEvent, reset, onOpen: sendInitialState, onEnd: onSessionEnd, onReplaced } = live(emit, end)
    const over = () => {
      onSessionEnd?.()
      end()
    }
    const watch = watchEnd(services, { session_id, token_ends_at, ends_at }, over, end)
    const stops = [watch.stop, leave]
    const stopAll = () => {
      for (const stop of stops) stop()
    }
    const subscriber: Subscriber = {
      deliver(events) {
        for (const event of events)
          if (event.kind !== 'session') deliverEvent(event)
          else if (endsSession(event.data, session_id)) over()
      },
      reset(version) {
        watch.checkSoon()
        reset(version)
      },
      userDeleted: over,
      replaced() {
        onReplaced?.()
        end(retryReplaced)
      },
    }
    try {
      // Replays what happened since the session was looked up, including its end.
      stops.push(await hub.subscribe(userId, from, subscriber))
      await sendInitialState?.()
    } catch (error) {
      stopAll()
      throw error
    }
    return stopAll
  })
}

type Watched = Pick<SignedIn, 'session_id' | 'token_ends_at' | 'ends_at'>

/** Reloads the session when it is due to expire: it may have been extended by use elsewhere. */
function watchEnd(
  { db, rules, clock }: Services,
  { session_id, token_ends_at, ends_at }: Watched,
  over: () => void,
  end: () => void,
) {
  // A client comes back with a new access token, which whoever only stole one doesn't have.
  const closesAt = token_ends_at?.getTime() ?? Number.POSITIVE_INFINITY
  let due = Math.min(ends_at.getTime(), closesAt)
  let asking = false
  async function check() {
    const now = clock.now()
    if (asking || now.getTime() < due) return
    asking = true
    const later = await endOfSession(db, rules, session_id, now).catch(() => undefined)
    asking = false
    if (later === null) over()
    // The database is unreachable: the client reconnects and is checked again.
    else if (later === undefined || now.getTime() >= closesAt) end()
    else due = Math.min(later.getTime(), closesAt)
  }
  return {
    checkSoon() {
      due = 0
    },
    stop: everySecond(() => void check()),
  }
}

const ticks = new Set<() => void>()
let ticking: NodeJS.Timeout | undefined

function everySecond(tick: () => void): () => void {
  ticks.add(tick)
  ticking ??= setInterval(() => {
    for (const one of ticks) one()
  }, 1_000)
  return () => {
    ticks.delete(tick)
    if (ticks.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

export function eventStream(context: RequestContext, request: Request, session: SignedIn): Response {
  return liveStream(context, session, lastEventId(request), (emit) => ({
    onEvent: ({ kind, data, version }) => emit(kind, data, version),
    reset: (version) => emit('reset', {}, version),
    onEnd: () => emit('session', {}),
    onReplaced: () => emit('replaced', {}),
  }))
}

export async function analysisStream(context: RequestContext, session: SignedIn): Promise<Response> {
  const { db } = context.services
  const progress = () => progressOf(db, session.user.id)
  if (!(await progress())) fail('not_found')
  return liveStream(context, session, null, (emit, end) => {
    let reached = 0
    // A live event may overtake the initial state.
    const send = ({ status, ...now }: { status?: unknown; percent?: unknown }) => {
      if (Number(now.percent) < reached) return
      reached = Number(now.percent)
      emit(null, now)
      if (status === 'complete' || status === 'failed') end()
    }
    return {
      onEvent({ kind, data }) {
        if (kind === 'analysis') send(data)
      },
      reset: () => undefined,
      onOpen: async () => send((await progress()) ?? {}),
    }
  })
}
