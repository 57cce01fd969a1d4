import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Response as Reply, RequestHandler } from 'express'
import { admit } from '#app/http/admission.ts'
import type { RequestContext } from '#app/http/context.ts'
import { isCall, routesOf } from '#app/http/direct-calls.ts'
import { retryAfterOf, toErrorResponse } from '#app/http/errors.ts'
import { plainPath, requestOf } from '#app/http/exchange.ts'
import type { Refusals } from '#app/http/refusal-page.ts'

type Handle = ReturnType<typeof createRequestHandler>

/** Answers everything but API calls with the framework. In development every request gets a fresh build. */
export function pages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  origin: string,
  contextFor: (response: Reply) => RequestContext,
  { refuse, answer }: Refusals,
): RequestHandler {
  const isDeveloped = typeof build === 'function'
  const handlerFor = isDeveloped ? always(createRequestHandler(build, 'development')) : handlersOf(build)
  return async (request, response, next) => {
    try {
      const warble = contextFor(response)
      const asked = requestOf(request, origin)
      const refusal = refuse && (await admit(warble, asked))
      if (refusal && !request.path.endsWith('.data')) return await refuse(refusal, request, response, warble)
      // The router in the browser understands the framework's form only.
      warble.refusal = refusal
      const given = await handlerFor(plainPath(request.path))(asked, { warble })
      const later = refusal ? retryAfterOf(toErrorResponse(refusal, warble)) : {}
      for (const [name, value] of Object.entries(later)) given.headers.set(name, value)
      await answer(given, request, response, warble)
    } catch (error) {
      next(error)
    }
  }
}

const always = (handle: Handle) => () => handle

/**
 * The framework matches each request against all routes it knows, several times. So each page without URL parameters
 * gets a handler with its own routes only; one more handler, with all pages, answers the rest.
 */
function handlersOf(build: ServerBuild): (path: string) => Handle {
  const all = routesOf(build)
  const parents = new Set(all.map(({ parentId }) => parentId))
  const leaves = all.filter((route) => !isCall(route) && !parents.has(route.id) && !/[:*]/.test(route.path ?? ''))
  const idOf = new Map(leaves.map(({ path = '', id }) => [`/${path}`, id]))
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
    const known = own.get(path) ?? createRequestHandler(withRoutes(build, branchOf(build, id)), 'production')
    own.set(path, known)
    return known
  }
}

/** The ids of a route and its ancestors. */
function branchOf(build: ServerBuild, id: string): string[] {
  const parent = build.routes[id]?.parentId
  return parent === undefined ? [id] : [...branchOf(build, parent), id]
}

function withRoutes(build: ServerBuild, ids: string[]): ServerBuild {
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
