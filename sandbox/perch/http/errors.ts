import type { NextFunction, Request, Response } from 'express'
import type { RateLimits } from '../api/limits.ts'
import type { ApiResponse } from '../api/problems.ts'
import { invalidRequest, jsonResponse, serverError } from '../api/problems.ts'

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}

/** Answers bad JSON, an oversized body or a malformed URL with a 4xx in X's form, anything else with a 500. */
export function errorHandler(limits: RateLimits) {
  return (error: unknown, request: Request, response: Response, _next: NextFunction): void => {
    if (response.headersSent) {
      response.socket?.destroy()
      return
    }
    if (request.path.startsWith('/2/')) {
      response.set(limits.take(request.socket.remoteAddress ?? '', 'unreadable', { window: 900 }).headers)
    }
    const reply = errorResponse(error)
    response.status(reply.status).json(reply.body)
  }
}

function errorResponse(error: unknown): ApiResponse {
  const status = statusOf(error)
  if (status === 500) process.stderr.write(`Perch: ${error instanceof Error ? error.stack : String(error)}\n`)
  if (status === 500) return serverError(500)
  if (status === 413) {
    return jsonResponse(
      { title: 'Payload Too Large', detail: 'A body has at most 100 KB.', type: 'about:blank', status },
      413,
    )
  }
  const message = error instanceof Error ? error.message : 'The request cannot be read.'
  return invalidRequest([{ parameters: {}, message }])
}
