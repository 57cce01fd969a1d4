import { randomUUID } from 'node:crypto'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { queryCount } from '#app/db/pool.ts'
import { closedPolicy, securityHeaders, strictTransport } from '#app/http/headers.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
/** Longest body of a request, in bytes; no form or call of ours comes near it. */
const mostBytes = 1_000_000

/** Gives the request its id, sets the headers every answer has, and logs it without its query, which may hold a token. */
export function record(log: Logger, origin: string): RequestHandler {
  const secure = origin.startsWith('https:')
  return (request, response, next) => {
    const id = randomUUID()
    const begun = performance.now()
    const count = { queries: 0 }
    response.locals.request_id = id
    response.setHeader('x-request-id', id)
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    closeByDefault(response)
    if (secure) response.setHeader('strict-transport-security', strictTransport)
    response.once('close', () => {
      const ms = Math.round(performance.now() - begun)
      const { method, path } = request
      const cut = !response.writableFinished
      log.info(
        { request_id: id, method, path, status: response.statusCode, ms, queries: count.queries, cut },
        'request',
      )
    })
    queryCount.run(count, next)
  }
}

/** A page brings its own policy. It must be the only one: browsers enforce every policy that an answer carries. */
function closeByDefault(response: Response): void {
  const writeHead = response.writeHead
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (!response.hasHeader('content-security-policy')) response.setHeader('content-security-policy', closedPolicy)
    return writeHead.apply(response, args)
  }) as typeof writeHead
}

/** Refuses what would only confuse the framework: a foreign Host, an odd target or method, a body beyond all bounds. */
export function guard(origin: string): RequestHandler {
  const host = new URL(origin).host
  return (request: Request, response: Response, next: NextFunction) => {
    const refuse = (status: number, message: string) => response.status(status).type('text/plain').send(message)
    if (!methods.has(request.method)) return refuse(405, 'This method is not taken.')
    if (!request.url.startsWith('/') || request.url.startsWith('//')) return refuse(400, 'This target is not taken.')
    if (!isDecodable(request.url)) return refuse(400, 'This address could not be read.')
    if (request.headers.host !== host) return refuse(400, 'This host is not served here.')
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) return refuse(413, 'That is too much.')
    // The configured origin counts, never a header that anybody can write.
    for (const name of Object.keys(request.headers)) if (name.startsWith('x-forwarded-')) delete request.headers[name]
    next()
  }
}

function isDecodable(target: string): boolean {
  try {
    decodeURI(target)
    return true
  } catch {
    return false
  }
}
