import type { NextFunction, Request, Response } from 'express'
import type { RateLimits } from '../api/limits.ts'
import type { Answer } from '../api/problems.ts'
import { answer, invalidRequest, serverTrouble } from '../api/problems.ts'

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}

/** Bad JSON, too large a body, a malformed URL: the caller's error, in X's form. Anything else is ours. */
export function troubleBehind(limits: RateLimits) {
  return (error: unknown, request: Request, response: Response, _next: NextFunction): void => {
    if (response.headersSent) {
      response.socket?.destroy()
      return
    }
    if (request.path.startsWith('/2/')) {
      response.set(limits.take(request.socket.remoteAddress ?? '', 'unreadable', { window: 900 }).headers)
    }
    const reply = replyTo(error)
    response.status(reply.status).json(reply.body)
  }
}

function replyTo(error: unknown): Answer {
  const status = statusOf(error)
  if (status === 500) process.stderr.write(`Perch: ${error instanceof Error ? error.stack : String(error)}\n`)
  if (status === 500) return serverTrouble(500)
  if (status === 413) {
    return answer(
      { title: 'Payload Too Large', detail: 'A body has at most 100 KB.', type: 'about:blank', status },
      413,
    )
  }
  const message = error instanceof Error ? error.message : 'The request cannot be read.'
  return invalidRequest([{ parameters: {}, message }])
}
