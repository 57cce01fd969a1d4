import { type ErrorCode, errors } from '#app/contract/errors.ts'
import { isUnavailable } from '#app/db/pool.ts'
import { Failure } from '#app/domain/failure.ts'
import type { RequestContext } from '#app/http/context.ts'

export interface Told {
  code: ErrorCode
  status: number
  message: string
  fields: Record<string, string>
  reasons: readonly string[]
  /** Seconds after which another try may do, where that is known. */
  wait: number | undefined
}

/** What to answer for anything thrown. What was not expected is logged with the request's id, and tells nothing. */
export function told(error: unknown, context: RequestContext): Told {
  const code = error instanceof Failure ? error.code : isUnavailable(error) ? 'unavailable' : 'bug'
  const [status, text] = errors[code]
  if (code === 'bug' || code === 'unavailable')
    context.services.log.error({ err: error, request_id: context.request_id }, 'request failed')
  const { fields = {}, reasons = [], wait } = error instanceof Failure ? error : {}
  return { code, status, message: text.replace('{wait}', String(wait ?? 60)), fields, reasons, wait }
}
