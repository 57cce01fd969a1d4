import { createHash, timingSafeEqual } from 'node:crypto'
import express, { type Request, type Response, type Router } from 'express'
import type { Route } from '../api/call.ts'
import { StripeError, unauthorized, unknownRoute } from '../api/errors.ts'
import { expandPaths } from '../api/expand.ts'
import { routes } from '../api/routes.ts'
import { validationError } from '../api/validation-errors.ts'
import type { Scheduler } from '../billing/scheduler.ts'
import { type Account, API_VERSION, type RequestInfo } from '../state/account.ts'
import { newId } from '../state/ids.ts'
import type { Faults } from './faults.ts'

export interface Deps {
  account: Account
  scheduler: Scheduler
  faults: Faults
  secretKey: string
}

interface ApiResponse {
  status: number
  body: object
}

const BODY_LIMIT = '100kb'
/** How long an idempotency key is valid, in seconds. */
const keyLifetime = 86_400

/** The API routes. Every request passes authentication, the idempotency check and validation before its handler. */
export function apiRouter(deps: Deps): Router {
  const router = express.Router({ caseSensitive: true })
  router.use(express.urlencoded({ extended: true, limit: BODY_LIMIT, parameterLimit: 1_000 }))
  for (const route of routes)
    router[route.method === 'GET' ? 'get' : route.method === 'POST' ? 'post' : 'delete'](
      route.path.replace(/^\/v1/, ''),
      (request: Request, response: Response) => serve(deps, route, request, response),
    )
  router.use((request, response) => serve(deps, null, request, response))
  return router
}

function serve(deps: Deps, route: Route | null, request: Request, response: Response): void {
  const { faults } = deps
  const where = `${request.method} ${request.originalUrl}`
  const id = newId('req', 14)
  const send = ({ status, body }: ApiResponse, headers: Record<string, string> = {}): void => {
    if (response.destroyed || response.headersSent) return
    response.set({ 'request-id': id, 'stripe-version': API_VERSION, ...headers })
    response.status(status).json(body)
  }
  if (faults.take('down', where)) return void response.socket?.destroy()
  for (const status of [500, 429] as const) {
    const fault = faults.take(`${status}`, where)
    if (!fault) continue
    send(faultResponse(status), { 'stripe-should-retry': String(fault.retry) })
    return
  }
  const { answer, replayed } = handleOnce(deps, route, request, id)
  const key = request.get('idempotency-key')
  const headers = { ...(key && { 'idempotency-key': key }), ...(replayed && { 'idempotent-replayed': 'true' }) }
  if (faults.take('cut', where)) return void response.socket?.destroy()
  const slow = faults.take('slow', where)
  if (slow) setTimeout(() => send(answer, headers), slow.delayMs).unref()
  else send(answer, headers)
}

const faultResponse = (status: 500 | 429): ApiResponse => ({
  status,
  body:
    status === 500
      ? new StripeError(500, {
          type: 'api_error',
          message: 'An unknown error occurred. The sandbox was told to fail here.',
        }).body
      : new StripeError(429, {
          type: 'invalid_request_error',
          code: 'rate_limit',
          message: 'Request rate limit exceeded.',
        }).body,
})

/** Handles a request; a POST with an idempotency key that was used before only gets the stored response. */
function handleOnce(
  deps: Deps,
  route: Route | null,
  request: Request,
  id: string,
): { answer: ApiResponse; replayed: boolean } {
  const { account } = deps
  const key = request.method === 'POST' ? request.get('idempotency-key') : undefined
  try {
    authenticate(deps, request)
    deps.scheduler.run()
    if (!route) throw unknownRoute(request.method, request.originalUrl.replace(/\?.*/, ''))
    const cause = { id, idempotency_key: key ?? null }
    if (!key) return { answer: perform(account, route, request, cause), replayed: false }
    const fingerprint = createHash('sha256')
      .update(`${request.originalUrl} ${JSON.stringify(request.body)}`)
      .digest('hex')
    const before = account.store.find('reply', key)
    if (before && before.created > account.clockNow() - keyLifetime) {
      if (before.request !== fingerprint) throw idempotencyMismatch(key)
      return { answer: { status: before.status, body: before.body }, replayed: true }
    }
    const answer = account.change(() => {
      const made = perform(account, route, request, cause)
      account.store.put({ id: key, object: 'reply', request: fingerprint, created: account.clockNow(), ...made })
      return made
    }, cause)
    return { answer, replayed: false }
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return { answer: { status: error.status, body: error.body }, replayed: false }
  }
}

function perform(account: Account, route: Route, request: Request, cause: RequestInfo): ApiResponse {
  const raw = request.method === 'GET' ? request.query : { ...request.query, ...request.body }
  const { expand, ...rest } = raw as Record<string, unknown>
  const parsed = route.input.safeParse(rest)
  if (!parsed.success) throw validationError(parsed.error, rest)
  return account.change(() => {
    const { id = '' } = request.params
    const result = route.handle({ account, id: String(id), input: parsed.data })
    if (result instanceof StripeError) return { status: result.status, body: result.body }
    const paths = Array.isArray(expand) ? expand.map(String) : []
    return { status: 200, body: expandPaths(account, result, paths) }
  }, cause)
}

function authenticate({ secretKey }: Deps, request: Request): void {
  const header = request.get('authorization') ?? ''
  const [, basic] = /^Basic (\S+)$/i.exec(header) ?? []
  const key = basic ? Buffer.from(basic, 'base64').toString().split(':')[0] : /^Bearer (\S+)$/i.exec(header)?.[1]
  if (!key)
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (!timingSafeEqual(digest(key), digest(secretKey)))
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`)
  const version = request.get('stripe-version')
  if (version && version !== API_VERSION)
    throw new StripeError(400, {
      type: 'invalid_request_error',
      message: `Invalid Stripe API version: ${version}. The sandbox speaks ${API_VERSION} only.`,
    })
}

const idempotencyMismatch = (key: string) =>
  new StripeError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
