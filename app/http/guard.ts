import { randomUUID } from 'node:crypto'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { type ErrorCode, errors } from '#app/contract/errors.ts'
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
    const count = { queries: 0, ms: 0 }
    response.locals.request_id = id
    response.setHeader('x-request-id', id)
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    closeByDefault(response)
    response.once('finish', () => drain(request))
    if (secure) response.setHeader('strict-transport-security', strictTransport)
    response.once('close', () => {
      const ms = Math.round(performance.now() - begun)
      const { method, path } = request
      const cut = !response.writableFinished
      log.info(
        {
          request_id: id,
          method,
          path,
          status: response.statusCode,
          ms,
          queries: count.queries,
          database_ms: Math.round(count.ms),
          cut,
        },
        'request',
      )
    })
    queryCount.run(count, next)
  }
}

/** What nobody read of the body: left on the connection, it would block the next request there. */
function drain(request: Request): void {
  if (request.complete) return
  request.removeAllListeners('data')
  request.resume()
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
    const { headers, method, url } = request
    const refuse = (code: ErrorCode) => {
      const [status, message] = errors[code]
      response.status(status).set('cache-control', 'no-store').json({ error: { code, message } })
    }
    if (!methods.has(method)) {
      response.setHeader('allow', [...methods].join(', '))
      return refuse('method_not_allowed')
    }
    if (headers.host !== host || !isOurs(url)) return refuse('bad_request')
    if (Number(headers['content-length'] ?? 0) > mostBytes) return refuse('too_large')
    // The configured origin counts, never a header that anybody can write.
    for (const name of Object.keys(headers)) if (name.startsWith('x-forwarded-')) delete headers[name]
    // Remix answers a foreign Origin with 500; without it our own check answers, by what is left.
    if (headers.origin !== undefined && headers.origin !== origin) {
      delete headers.origin
      headers['sec-fetch-site'] = 'cross-site'
    }
    next()
  }
}

/** A path on this host that can be decoded and stored (PostgreSQL takes no NUL), and not in Remix's old `?_data=` form. */
function isOurs(target: string): boolean {
  try {
    decodeURI(target)
  } catch {
    return false
  }
  const data = new URLSearchParams(target.split('?')[1]).has('_data')
  return /^\/(?!\/)/.test(target) && !/\\|%00/.test(target) && !data
}
