import { type ErrorCode, errors } from '#app/contract/errors.ts'
import { isUnavailable } from '#app/db/pool.ts'
import { Failure } from '#app/domain/failure.ts'
import type { RequestContext } from '#app/http/context.ts'

export interface Told {
  code: ErrorCode
  status: number
  message: string
  fields: Record<string, string>
}

/** What to answer for anything thrown. What was not expected is logged with the request's id, and tells nothing. */
export function told(error: unknown, context: RequestContext): Told {
  const code = error instanceof Failure ? error.code : isUnavailable(error) ? 'unavailable' : 'bug'
  const [status, message] = errors[code]
  if (code === 'bug' || code === 'unavailable')
    context.services.log.error({ err: error, request_id: context.request_id }, 'request failed')
  return { code, status, message, fields: error instanceof Failure ? error.fields : {} }
}
