import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Response as Reply, RequestHandler } from 'express'
import type { RequestContext } from '#app/http/context.ts'
import { isCall, routesOf } from '#app/http/direct-calls.ts'
import { plainPath, requestOf, send } from '#app/http/exchange.ts'

type Handle = ReturnType<typeof createRequestHandler>

/** Answers what is no call by the framework. In development the build is made anew for each request. */
export function pages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  origin: string,
  contextFor: (response: Reply) => RequestContext,
): RequestHandler {
  const handlerFor =
    typeof build === 'function' ? always(createRequestHandler(build, 'development')) : handlersOf(build)
  return async (request, response, next) => {
    try {
      const warble = contextFor(response)
      const answer = await handlerFor(plainPath(request.path))(requestOf(request, origin), { warble })
      await send(answer, response)
    } catch (error) {
      next(error)
    }
  }
}

const always = (handle: Handle) => () => handle

/**
 * The framework compares each request with all routes that it has, several times. So each page without parameters in its
 * address has a handler that knows the routes of that page alone, and another one the pages together.
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

/** A route and those around it. */
function branchOf(build: ServerBuild, id: string): string[] {
  const parent = build.routes[id]?.parentId
  return parent === undefined ? [id] : [...branchOf(build, parent), id]
}

function withRoutes(build: ServerBuild, ids: string[]): ServerBuild {
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
