import { randomUUID } from 'node:crypto'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { ErrorCode } from '#app/contract/errors.ts'
import { databaseUse, noDatabaseUse } from '#app/db/statements.ts'
import { Failure } from '#app/domain/failure.ts'
import { familyError } from '#app/http/doors/api.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { closedPolicy, securityHeaders, strictTransport } from '#app/http/server/headers.ts'
import { isOrigin, plainHost } from '#app/http/server/host.ts'
import type { Answer } from '#app/http/server/refusal-page.ts'
import { withLog } from '#app/log.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
const maxBytes = 1_000_000

/** Logs no query: it may contain a token. */
export function recordRequest(log: Logger, origin: string): RequestHandler {
  const secure = origin.startsWith('https:')
  return (request, response, next) => {
    const id = randomUUID()
    const begun = performance.now()
    const use = noDatabaseUse()
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
          path: path.replace(personInPath, '$1'),
          status: response.statusCode,
          ms,
          queries: use.queries,
          round_trips: use.round_trips,
          database_ms: Math.round(use.ms),
          cut,
        },
        'request',
      )
    })
    databaseUse.run(use, () => withLog(() => log.child({ request_id: id }), next))
  }
}

/** The log never names the person in these paths. */
const personInPath = /^(\/dashboard\/picture\/[^/]+|\/api\/custom-prompt\/[^/]+)\/.*/

/** An unread body would block the next request on the connection. */
function drain(request: Request): void {
  if (request.complete) return
  request.removeAllListeners('data')
  request.resume()
}

/** Browsers enforce every policy of a response, so a page's own must be the only one. */
function closeByDefault(response: Response): void {
  const writeHead = response.writeHead
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if (!response.hasHeader('content-security-policy')) response.setHeader('content-security-policy', closedPolicy)
    return writeHead.apply(response, args)
  }) as typeof writeHead
}

export function rejectMalformed(
  origin: string,
  contextFor: (response: Response) => RequestContext,
  answer: Answer,
): RequestHandler {
  const ours = new URL(origin)
  return (request: Request, response: Response, next: NextFunction) => {
    const { headers, method, url } = request
    const refuse = (code: ErrorCode) => {
      const context = contextFor(response)
      const refusal = familyError(new Failure(code), request.path ?? '/', context)
      answer(refusal, request, response, context).catch(next)
    }
    if (!methods.has(method)) {
      response.setHeader('allow', [...methods].join(', '))
      return refuse('method_not_allowed')
    }
    const isHere = plainHost(headers.host, ours.protocol) === ours.host && !hasTwoHosts(request)
    if (!isHere) return refuse('wrong_host')
    const path = url.replace(/\?.*/s, '')
    if (!isDecodable(path)) return refuse('not_found')
    if (!isSafeTarget(path, url.slice(path.length))) return refuse('bad_request')
    headers.host = ours.host
    if (Number(headers['content-length'] ?? 0) > maxBytes) return refuse('too_large')
    // Only the configured origin counts, never a header that anyone can set.
    for (const name of Object.keys(headers)) if (name.startsWith('x-forwarded-')) delete headers[name]
    // Remix answers a foreign Origin with 500; without the header our own check answers.
    // Where the referrer is hidden, by a browser or by a proxy's header, browsers hide the origin too.
    const isHidden = headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin'
    if (isHidden || (headers.origin !== undefined && isOrigin(headers.origin, ours))) headers.origin = origin
    else if (headers.origin !== undefined) {
      delete headers.origin
      headers['sec-fetch-site'] = 'cross-site'
    }
    next()
  }
}

/** Node uses the first of several; a proxy in front may use the last. */
const hasTwoHosts = ({ rawHeaders }: Request) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** Once decoded by the router, these make a path that URL parsers read as another host. */
const unsafeInPath = /\\|%(?:[01][0-9a-f]|5c|7f)/i

/** Storable (PostgreSQL text cannot contain NUL), on this host, and not Remix's `?_data=` form. */
function isSafeTarget(path: string, query: string): boolean {
  const data = new URLSearchParams(query).has('_data')
  return /^\/(?!\/)/.test(path) && !unsafeInPath.test(path) && !/\\|%00/.test(query) && !data
}

/** In a query, parsers take escapes that are none as they are: advertisers' links are full of them. */
function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
