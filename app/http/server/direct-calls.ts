import type { ServerBuild } from '@remix-run/node'
import type { Response as ExpressResponse, RequestHandler } from 'express'
import { apiPaths } from '#app/contract/paths.ts'
import { accessOf } from '#app/http/request/auth.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { bodyOf } from '#app/http/server/bodies.ts'
import { plainPath, requestOf, sinkOf } from '#app/http/server/express.ts'
import type { Answer } from '#app/http/server/refusal-page.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

export const isCall = ({ module }: Route) => module.loader !== undefined && accessOf(module.loader) === 'endpoints'
export const routesOf = ({ routes }: ServerBuild) => Object.values(routes).flatMap((route) => route ?? [])

const isApi = new RegExp(
  `^/(${apiPaths.map((path) => path.replaceAll('.', '\\.').replace('/*', '(/.*)?')).join('|')})$`,
)

/** Bypasses the framework: its overhead per request costs more than most calls do. */
export function directCalls(
  build: ServerBuild,
  origin: string,
  contextFor: (response: ExpressResponse) => RequestContext,
  answer: Answer,
): RequestHandler {
  const own = new Set(routesOf(build).flatMap((route) => (isCall(route) ? [] : `/${route.path ?? ''}`)))
  const handle = routesOf(build).find(isCall)?.module.loader
  return async (request, response, next) => {
    const path = plainPath(request.path)
    if (!handle || own.has(path) || !isApi.test(path)) return next()
    try {
      let isStream = false
      const sink = (headers: Record<string, string>) => {
        isStream = true
        return sinkOf(response, headers)
      }
      const warble = { ...contextFor(response), sink }
      const asked = requestOf(request, origin, bodyOf(request, warble.address))
      const given = await handle({ request: asked, params: {}, context: { warble } })
      // No headers are sent to who left before the first event, and those of the stream are set.
      if (!isStream) await answer(given as Response, request, response, warble)
    } catch (error) {
      next(error)
    }
  }
}
