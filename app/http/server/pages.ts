import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { matchPath } from '@remix-run/react'
import type { Response as ExpressResponse, RequestHandler } from 'express'
import { maxHookBytes } from '#app/http/doors/hook.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { retryAfterOf, toErrorResponse } from '#app/http/request/errors.ts'
import { admit } from '#app/http/server/admission.ts'
import { bodyOf } from '#app/http/server/bodies.ts'
import { checkCookieAt } from '#app/http/server/cookie-check.ts'
import { isCall, routesOf } from '#app/http/server/direct-calls.ts'
import { hasBody, plainPath, requestOf } from '#app/http/server/express.ts'
import type { Refusals } from '#app/http/server/refusal-page.ts'

type Handle = ReturnType<typeof createRequestHandler>

export function pages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  origin: string,
  contextFor: (response: ExpressResponse) => RequestContext,
  { refuse, answer }: Refusals,
): RequestHandler {
  const isDeveloped = typeof build === 'function'
  const leaves = isDeveloped ? [] : leavesOf(build)
  const handlerFor = isDeveloped ? always(createRequestHandler(build, 'development')) : handlersOf(build)
  return async (request, response, next) => {
    try {
      const warble = contextFor(response)
      // While developing, webhooks pass here too, and have more to say.
      const body = bodyOf(request, warble.address, isDeveloped ? maxHookBytes : undefined)
      const asked = requestOf(request, origin, body)
      const refusal = refuse && (await admit(warble, asked, hasBody(request.method) ? body : null))
      if (refusal && !request.path.endsWith('.data'))
        return await refuse({ code: refusal.code, wait: refusal.details.wait }, request, response, warble)
      // The router in the browser understands only the framework's form.
      warble.refusal = refusal
      const given = await handlerFor(plainPath(request.path))(asked, { warble })
      const later = refusal ? retryAfterOf(toErrorResponse(refusal, warble)) : {}
      for (const [name, value] of Object.entries(later)) given.headers.set(name, value)
      if (given.status === 405) given.headers.set('allow', methodsAt(leaves, plainPath(request.path)))
      checkCookieAt(warble.services, request, given)
      await answer(given, request, response, warble)
    } catch (error) {
      next(error)
    }
  }
}

const always = (handle: Handle) => () => handle

function leavesOf(build: ServerBuild) {
  const all = routesOf(build)
  const parents = new Set(all.map(({ parentId }) => parentId))
  return all.filter((route) => !isCall(route) && !parents.has(route.id))
}

function methodsAt(leaves: ReturnType<typeof leavesOf>, path: string): string {
  const module = leaves.find((route) => matchPath(`/${route.path ?? ''}`, path))?.module
  const reads = module?.default || module?.loader ? ['GET', 'HEAD'] : []
  return [...reads, ...(module?.action ? ['POST'] : []), 'OPTIONS'].join(', ')
}

/** The framework matches a request against all its routes, so each plain path gets a handler of its own. */
function handlersOf(build: ServerBuild): (path: string) => Handle {
  const all = routesOf(build)
  const plain = leavesOf(build).filter(({ path = '' }) => !/[:*]/.test(path))
  const idOf = new Map(plain.map(({ path = '', id }) => [`/${path}`, id]))
  const rest = createRequestHandler(
    withRoutes(
      build,
      all.filter((route) => !isCall(route)).map(({ id }) => id),
    ),
    'production',
  )
  const own = new Map<string, Handle>()
  return (path) => {
    const id = idOf.get(path)
    if (id === undefined) return rest
    const handle = own.get(path) ?? createRequestHandler(withRoutes(build, branchOf(build, id)), 'production')
    own.set(path, handle)
    return handle
  }
}

function branchOf(build: ServerBuild, id: string): string[] {
  const parent = build.routes[id]?.parentId
  return parent === undefined ? [id] : [...branchOf(build, parent), id]
}

function withRoutes(build: ServerBuild, ids: string[]): ServerBuild {
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
