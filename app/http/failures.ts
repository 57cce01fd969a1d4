import { type ErrorCode, errors } from '#app/contract/errors.ts'
import { isUnavailable } from '#app/db/pool.ts'
import { Failure } from '#app/domain/failure.ts'
import { isGone } from '#app/domain/user/gone.ts'
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
  const code = codeOf(error)
  const [status, text] = errors[code]
  if (code === 'bug' || code === 'unavailable')
    context.services.log.error({ err: error, request_id: context.request_id }, 'request failed')
  const { fields = {}, reasons = [], wait } = error instanceof Failure ? error : {}
  return { code, status, message: text.replace('{wait}', String(wait ?? 60)), fields, reasons, wait }
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof Failure) return error.code
  // The account was deleted while the request was under way: it is nobody's.
  if (isGone(error)) return 'not_signed_in'
  return isUnavailable(error) ? 'unavailable' : 'bug'
}
