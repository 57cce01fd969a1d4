import { progressOf } from '#app/domain/analysis/analysis.ts'
import { fail } from '#app/domain/failure.ts'
import type { RequestContext } from '#app/http/context.ts'
import { lastEventId, stream } from '#app/http/stream.ts'

/** Everything live of one user, resumed after the browser's Last-Event-ID. */
export function eventStream(context: RequestContext, request: Request, userId: string): Response {
  return stream(context, (emit) =>
    context.hub.subscribe(userId, lastEventId(request), {
      deliver(events) {
        for (const { kind, data, version } of events) emit(kind, data, version)
      },
      reset: (version) => emit('reset', {}, version),
    }),
  )
}

/** The progress of the newest analysis, its present state first; ends with the analysis. 404 when none was started. */
export async function analysisStream(context: RequestContext, userId: string): Promise<Response> {
  const { db } = context.services
  if (!(await progressOf(db, userId))) fail('not_found')
  return stream(context, async (emit, end) => {
    let reached = 0
    // An event and the state that is read below may cross each other.
    const tell = ({ status, ...progress }: { status?: unknown; percent?: unknown }) => {
      if (Number(progress.percent) < reached) return
      reached = Number(progress.percent)
      emit(null, progress)
      if (status === 'complete' || status === 'failed') end()
    }
    const stop = await context.hub.subscribe(userId, null, {
      deliver(events) {
        for (const { kind, data } of events) if (kind === 'analysis') tell(data)
      },
      reset: () => undefined,
    })
    tell((await progressOf(db, userId)) ?? {})
    return stop
  })
}
