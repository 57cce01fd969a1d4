import type { ServerBuild } from '@remix-run/node'
import type { Response as Reply, RequestHandler } from 'express'
import { accessOf } from '#app/http/auth.ts'
import type { RequestContext } from '#app/http/context.ts'
import { hasBody, plainPath, requestOf, sinkOf } from '#app/http/exchange.ts'
import type { Answer } from '#app/http/refusal-page.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

export const isCall = ({ module }: Route) => module.loader !== undefined && accessOf(module.loader) === 'endpoints'
export const routesOf = ({ routes }: ServerBuild) => Object.values(routes).flatMap((route) => route ?? [])

/**
 * Answers API calls by invoking their routes' handlers directly: the framework's overhead per request costs more than
 * most calls do.
 */
export function directCalls(
  build: ServerBuild,
  origin: string,
  contextFor: (response: Reply) => RequestContext,
  answer: Answer,
): RequestHandler {
  const pages = new Set(routesOf(build).flatMap((route) => (isCall(route) ? [] : `/${route.path ?? ''}`)))
  const calls = routesOf(build)
    .filter(isCall)
    .map(({ path = '', module }) => ({ path, module, pattern: patternOf(path) }))
    .sort((one, other) => generality(one.path) - generality(other.path))
  return async (request, response, next) => {
    const { method } = request
    const path = plainPath(request.path)
    const call = pages.has(path) ? undefined : calls.find(({ pattern }) => pattern.test(path))
    const handle = hasBody(method) ? call?.module.action : call?.module.loader
    if (!handle) return next()
    try {
      const warble = { ...contextFor(response), sink: (headers: Record<string, string>) => sinkOf(response, headers) }
      const given = await handle({ request: requestOf(request, origin), params: {}, context: { warble } })
      if (!response.headersSent) await answer(given as Response, request, response, warble)
    } catch (error) {
      next(error)
    }
  }
}

const patternOf = (path: string) =>
  new RegExp(`^/${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?')}$`, 'i')

/** A literal path comes before one with a parameter, and `family/*` last. */
const generality = (path: string) => (path.endsWith('*') ? 100 : path.split(':').length)
