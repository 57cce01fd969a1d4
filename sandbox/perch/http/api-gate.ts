import type { Request, Response, Router } from 'express'
import express from 'express'
import type { Route } from '../api/call.ts'
import type { RateLimits, Verdict } from '../api/limits.ts'
import { mistakesIn } from '../api/mistakes.ts'
import type { Answer } from '../api/problems.ts'
import { forbidden, noSuchRoute, tooManyRequests, unauthorized } from '../api/problems.ts'
import { routes } from '../api/routes.ts'
import type { Account } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import type { CallLog } from './call-log.ts'
import { refusalOf } from './faults.ts'
import { callerOf } from './identify.ts'
import type { Switches, Thrown } from './switches.ts'

export interface Gate {
  network: Network
  limits: RateLimits
  switches: Switches
  calls: CallLog
  baseUrl: () => string
}

/** Runs before every API route: authentication, rate limit, validation; then the handler; then the response. */
export function apiGate(gate: Gate): Router {
  const router = express.Router({ caseSensitive: true })
  for (const route of routes) {
    const path = route.path.replace(/^\/2/, '')
    const handler = (request: Request, response: Response) => serve(gate, route, request, response)
    if (route.method === 'GET') router.get(path, handler)
    else if (route.method === 'POST') router.post(path, handler)
    else router.delete(path, handler)
  }
  router.use((request, response) => {
    const verdict = gate.limits.take(request.socket.remoteAddress ?? '', 'unknown', { window: 900 })
    send(response, noSuchRoute(), verdict.headers)
  })
  return router
}

function serve(gate: Gate, route: Route, request: Request, response: Response): void {
  const caller = callerOf(gate.network, request)
  const account = caller.kind === 'known' ? caller.identity.account : null
  const name = `${route.method} ${route.path}`
  const thrown = account ? gate.switches.take(account.handle, name) : null
  if (thrown?.fault === 'cut_before') {
    cut(gate, name, account, thrown, response)
    return
  }
  const verdict = gate.limits.take(account?.id ?? request.socket.remoteAddress ?? '', route.bucket, route.limit)
  const answer = account
    ? answerTo(gate, route, account, thrown, verdict, request)
    : caller.kind === 'no_csrf'
      ? forbidden('This request requires a matching csrf cookie and header.')
      : unauthorized()
  gate.calls.add({
    at: gate.network.clock.now().toISOString(),
    handle: account?.handle ?? null,
    route: name,
    status: answer.status,
    fault: thrown?.fault ?? null,
  })
  if (thrown?.fault === 'cut') response.socket?.destroy()
  else if (thrown?.fault === 'slow') setTimeout(() => send(response, answer, verdict.headers), thrown.delayMs).unref()
  else send(response, answer, verdict.headers)
}

function cut(gate: Gate, route: string, account: Account | null, thrown: Thrown, response: Response): void {
  const at = gate.network.clock.now().toISOString()
  gate.calls.add({ at, handle: account?.handle ?? null, route, status: 0, fault: thrown.fault })
  response.socket?.destroy()
}

function answerTo(
  gate: Gate,
  route: Route,
  actor: Account,
  thrown: Thrown | null,
  verdict: Verdict,
  request: Request,
): Answer {
  const refusal = thrown ? refusalOf(thrown, actor) : null
  if (refusal) return refusal
  if (!verdict.allowed) return tooManyRequests()
  const params = route.params.safeParse(request.params)
  if (!params.success) return mistakesIn('path', request.params, params.error)
  const query = route.query.safeParse(request.query)
  if (!query.success) return mistakesIn('query', request.query, query.error)
  const body = route.body?.safeParse(request.body)
  if (body && !body.success) return mistakesIn('body', request.body, body.error)
  return route.handle({
    network: gate.network,
    actor,
    baseUrl: gate.baseUrl(),
    params: params.data,
    query: query.data,
    body: body?.data,
  })
}

function send(response: Response, answer: Answer, headers: Record<string, string>): void {
  if (response.destroyed || response.headersSent) return
  response.set({ ...headers, ...answer.headers })
  response.status(answer.status).json(answer.body)
}
