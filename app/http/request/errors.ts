import { type ErrorCode, errors, messageWith } from '#app/contract/errors.ts'
import { isUnavailable } from '#app/db/pool.ts'
import { Failure, isUserDeleted } from '#app/domain/failure.ts'
import { second, waitText } from '#app/domain/time.ts'
import type { RequestContext } from '#app/http/request/context.ts'

export const unavailableRetryAfter = 2

interface ErrorResponse {
  code: ErrorCode
  status: number
  message: string
  fields: Record<string, string>
  reasons: readonly string[]
  /** Seconds after which a retry may succeed, if known. */
  wait: number | undefined
  clientMessage: string | undefined
}

/** Unexpected errors are logged with the request's id and reveal nothing. */
export function toErrorResponse(error: unknown, context: RequestContext): ErrorResponse {
  const code = codeOf(error)
  const [status, text] = errors[code]
  if (code === 'bug' || code === 'unavailable')
    context.services.log.error({ err: error, request_id: context.request_id }, 'request failed')
  const { fields = {}, details = {} } = error instanceof Failure ? error : {}
  const { reasons = [], wait, clientMessage, text: own = text } = details
  context.failure = { code, wait }
  return { code, status, message: inTime(own, wait), fields, reasons, wait, clientMessage }
}

export const inTime = (text: string, wait = 60) =>
  messageWith(text, { time: waitText(wait * second), wait: String(wait) })

export function retryAfterOf({ code, wait }: Pick<ErrorResponse, 'code' | 'wait'>): Record<string, string> {
  const seconds = wait ?? (code === 'unavailable' ? unavailableRetryAfter : undefined)
  return seconds === undefined ? {} : { 'retry-after': String(seconds) }
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof Failure) return error.code
  if (isUserDeleted(error)) return 'not_signed_in'
  return isUnavailable(error) ? 'unavailable' : 'bug'
}
