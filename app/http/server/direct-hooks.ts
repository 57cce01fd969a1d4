import type { IncomingHttpHeaders } from 'node:http'
import type { ServerBuild } from '@remix-run/node'
import { type Request as ExpressRequest, type Response as ExpressResponse, Router } from 'express'
import { accepted, type HookRequest, receiverOf } from '#app/http/doors/hook.ts'
import { readStream } from '#app/http/request/body.ts'
import type { RequestContext } from '#app/http/request/context.ts'

/** Bypasses the framework: matching every route and wrapping the body in a stream is most of the cost of an event. */
export function directHooks(
  { routes }: ServerBuild,
  origin: string,
  contextFor: (response: ExpressResponse) => RequestContext,
): Router {
  const router = Router()
  for (const { path, parentId, module } of Object.values(routes)) {
    const receive = path && parentId === 'root' && module.action && receiverOf(module.action)
    if (!receive) continue
    router.all(`/${path}`, async (request, response, next) => {
      try {
        const refused = await receive(hookRequest(request, origin), contextFor(response))
        if (!refused) return void response.set(accepted.headers).end(accepted.body)
        response.status(refused.status).set(Object.fromEntries(refused.headers))
        response.end(await refused.text())
      } catch (error) {
        next(error)
      }
    })
  }
  return router
}

const hookRequest = (request: ExpressRequest, origin: string): HookRequest => ({
  method: request.method,
  url: new URL(request.originalUrl, origin),
  header: (name) => single(request.headers, name),
  read: (most) => readStream(request, most),
})

/** Joins repeated headers, as the framework does. */
const single = (headers: IncomingHttpHeaders, name: string) => [headers[name] ?? []].flat().join(', ') || null
