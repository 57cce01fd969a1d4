import type { Request, Response, Router } from 'express'
import express from 'express'
import type { Route } from '../api/call.ts'
import type { LimitResult, RateLimits } from '../api/limits.ts'
import type { ApiResponse } from '../api/problems.ts'
import { forbidden, tooManyRequests, unauthorized, unknownRoute } from '../api/problems.ts'
import { routes } from '../api/routes.ts'
import { scopesOf } from '../api/scopes.ts'
import { validationErrors } from '../api/validation-errors.ts'
import type { App } from '../oauth/apps.ts'
import type { Oddness } from '../odd/oddness.ts'
import type { XPolicy } from '../policy.ts'
import type { Account, Grant } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import type { CallLog } from './call-log.ts'
import { faultResponse } from './faults.ts'
import { appReader, callerOf } from './identify.ts'
import type { FaultSwitches, TriggeredFault } from './switches.ts'

export interface ApiDeps {
  network: Network
  limits: RateLimits
  switches: FaultSwitches
  calls: CallLog
  policy: XPolicy
  oddness: Oddness
  apps: readonly App[]
  baseUrl: () => string
}

/** The API routes. Every request passes authentication, rate limit and validation before its handler. */
export function apiRouter(deps: ApiDeps): Router {
  const router = express.Router({ caseSensitive: true })
  for (const route of routes) {
    const path = route.path.replace(/^\/2/, '')
    const handler = (request: Request, response: Response) => serve(deps, route, request, response)
    if (route.method === 'GET') router.get(path, handler)
    else if (route.method === 'POST') router.post(path, handler)
    else router.delete(path, handler)
  }
  router.use((request, response) => {
    const limit = deps.limits.take(request.socket.remoteAddress ?? '', 'unknown', { window: 900 })
    send(response, unknownRoute(), limit.headers)
  })
  return router
}

function serve(deps: ApiDeps, route: Route, request: Request, response: Response): void {
  const caller = callerOf(deps.network, deps.apps, request)
  const account = caller.kind === 'known' ? caller.account : null
  const name = `${route.method} ${route.path}`
  const fault = account ? faultFor(deps, account, name) : null
  if (fault?.fault === 'cut_before') {
    dropConnection(deps, name, account, fault, response)
    return
  }
  const actor = account ?? (caller.kind === 'app' && route.appOnly ? appReader : null)
  const limit = deps.limits.take(actor?.id ?? request.socket.remoteAddress ?? '', route.bucket, route.limit)
  const lacksScope = caller.kind === 'known' && caller.grant !== null && !allows(caller.grant, route)
  const result = lacksScope
    ? forbidden('Forbidden')
    : actor
      ? respondTo(deps, route, actor, fault, limit, request)
      : caller.kind === 'no_csrf'
        ? forbidden('This request requires a matching csrf cookie and header.')
        : unauthorized()
  deps.calls.add({
    at: deps.network.clock.now().toISOString(),
    handle: account?.handle ?? null,
    route: name,
    status: result.status,
    fault: fault?.fault ?? null,
  })
  if (fault?.fault === 'cut') response.socket?.destroy()
  else if (fault?.fault === 'slow') setTimeout(() => send(response, result, limit.headers), fault.delayMs).unref()
  else send(response, result, limit.headers)
}

function faultFor({ switches, oddness }: ApiDeps, { handle }: Account, route: string): TriggeredFault | null {
  const switched = switches.take(handle, route)
  const trouble = switched ? null : oddness.trouble(handle)
  return trouble ? switches.triggered(trouble) : switched
}

function dropConnection(
  deps: ApiDeps,
  route: string,
  account: Account | null,
  fault: TriggeredFault,
  response: Response,
): void {
  const at = deps.network.clock.now().toISOString()
  deps.calls.add({ at, handle: account?.handle ?? null, route, status: 0, fault: fault.fault })
  response.socket?.destroy()
}

function respondTo(
  deps: ApiDeps,
  route: Route,
  actor: Account,
  fault: TriggeredFault | null,
  limit: LimitResult,
  request: Request,
): ApiResponse {
  const refusal = fault ? faultResponse(fault, actor) : null
  if (refusal) return refusal
  if (!limit.allowed) return tooManyRequests()
  const params = route.params.safeParse(request.params)
  if (!params.success) return validationErrors('path', request.params, params.error)
  const unknown = deps.oddness.unknownNames(request.query)
  if (unknown) return unknown
  const query = route.query.safeParse(request.query)
  if (!query.success) return validationErrors('query', request.query, query.error)
  const body = route.body?.safeParse(request.body)
  if (body && !body.success) return validationErrors('body', request.body, body.error)
  const call = {
    network: deps.network,
    actor,
    baseUrl: deps.baseUrl(),
    params: params.data,
    query: deps.oddness.inItsNames(query.data),
    body: body?.data,
  }
  const refused = deps.policy.refusal(route, call)
  if (refused) return refused
  const answer = route.handle(call)
  deps.policy.charge(route, call, answer)
  return deps.oddness.answer(answer)
}

const allows = ({ scopes }: Grant, route: Route) => scopesOf(route).every((scope) => scopes.includes(scope))

function send(response: Response, result: ApiResponse, headers: Record<string, string>): void {
  if (response.destroyed || response.headersSent) return
  response.set({ ...headers, ...result.headers })
  response.status(result.status)
  if (result.html === undefined) response.json(result.body)
  else response.type('html').send(result.html)
}
