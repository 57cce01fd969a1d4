import type { ErrorRequestHandler } from 'express'
import { StripeError } from '../api/errors.ts'

/** Handles unexpected errors and unreadable bodies. */
export const handleError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error)
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500
  if (status >= 500) console.error(error)
  const message = error instanceof Error ? error.message : 'It failed.'
  const type = status < 500 ? 'invalid_request_error' : 'api_error'
  response.status(status).json(new StripeError(status, { type, message }).body)
}
