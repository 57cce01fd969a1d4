import { progressOf } from '#app/domain/analysis/analysis.ts'
import { fail } from '#app/domain/failure.ts'
import { endsSession, findSessionById, type SignedIn } from '#app/domain/session/session.ts'
import type { RequestContext } from '#app/http/context.ts'
import { type Emit, lastEventId, stream } from '#app/http/stream.ts'
import type { LiveEvent } from '#app/live/hub.ts'

interface Live {
  /** One event after the other, in order. */
  hear(event: LiveEvent): void
  reset(version: number): void
  /** What is told once the stream has begun. */
  begin?(): Promise<void>
  /** Told when the session ends, before the stream does. */
  bye?(): void
}

/** A stream of the user's events that ends with the session it was opened in. */
function liveStream(
  context: RequestContext,
  { user, session_id }: SignedIn,
  since: number | null,
  live: (emit: Emit, end: () => void) => Live,
): Response {
  return stream(context, async (emit, end) => {
    const { hear, reset, begin, bye } = live(emit, end)
    const over = () => {
      bye?.()
      end()
    }
    const stop = await context.hub.subscribe(user.id, since, {
      deliver(events) {
        for (const event of events)
          if (event.kind !== 'session') hear(event)
          else if (endsSession(event.data, session_id)) over()
      },
      reset,
      gone: over,
    })
    // It may have ended after the request was let in and before anything was heard here.
    const { db, rules, clock } = context.services
    if (!(await findSessionById(db, rules, session_id, clock.now()))) over()
    await begin?.()
    return stop
  })
}

/** Everything live of one user, resumed after the browser's Last-Event-ID. */
export function eventStream(context: RequestContext, request: Request, session: SignedIn): Response {
  return liveStream(context, session, lastEventId(request), (emit) => ({
    hear: ({ kind, data, version }) => emit(kind, data, version),
    reset: (version) => emit('reset', {}, version),
    bye: () => emit('session', {}),
  }))
}

/** The progress of the newest analysis, its present state first; ends with the analysis. 404 when none was started. */
export async function analysisStream(context: RequestContext, session: SignedIn): Promise<Response> {
  const { db } = context.services
  const progress = () => progressOf(db, session.user.id)
  if (!(await progress())) fail('not_found')
  return liveStream(context, session, null, (emit, end) => {
    let reached = 0
    // An event and the state that is read at the beginning may cross each other.
    const tell = ({ status, ...now }: { status?: unknown; percent?: unknown }) => {
      if (Number(now.percent) < reached) return
      reached = Number(now.percent)
      emit(null, now)
      if (status === 'complete' || status === 'failed') end()
    }
    return {
      hear({ kind, data }) {
        if (kind === 'analysis') tell(data)
      },
      reset: () => undefined,
      begin: async () => tell((await progress()) ?? {}),
    }
  })
}
