import { createReadableStreamFromReadable, type ServerBuild, writeReadableStreamToWritable } from '@remix-run/node'
import type { Request as Asked, Response as Reply, RequestHandler } from 'express'
import { accessOf } from '#app/http/auth.ts'
import type { RequestContext } from '#app/http/context.ts'

type Route = NonNullable<ServerBuild['routes'][string]>

const isCall = ({ module }: Route) => module.loader !== undefined && accessOf(module.loader) === 'endpoints'
const routesOf = ({ routes }: ServerBuild) => Object.values(routes).flatMap((route) => route ?? [])

/** The build with its pages only: the framework compares each request with all of its routes, several times. */
export function withoutCalls(build: ServerBuild): ServerBuild {
  const calls = new Set(
    routesOf(build)
      .filter(isCall)
      .map(({ id }) => id),
  )
  const rest = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).filter(([id]) => !calls.has(id)))
  return { ...build, routes: rest(build.routes), assets: { ...build.assets, routes: rest(build.assets.routes) } }
}

/**
 * Answers calls by their routes' own handlers: the framework's way from a request to its one handler and back takes longer
 * than most calls.
 */
export function directCalls(
  build: ServerBuild,
  origin: string,
  contextFor: (response: Reply) => RequestContext,
): RequestHandler {
  const pages = new Set(routesOf(build).flatMap((route) => (isCall(route) ? [] : `/${route.path ?? ''}`)))
  const calls = routesOf(build)
    .filter(isCall)
    .map(({ path = '', module }) => ({ path, module, pattern: patternOf(path) }))
    .sort((one, other) => generality(one.path) - generality(other.path))
  return async (request, response, next) => {
    const { path, method } = request
    const call = pages.has(plain(path)) ? undefined : calls.find(({ pattern }) => pattern.test(path))
    const handle = hasBody(method) ? call?.module.action : call?.module.loader
    if (!handle) return next()
    try {
      const warble = contextFor(response)
      const answer = await handle({ request: requestOf(request, origin, warble), params: {}, context: { warble } })
      await send(answer as Response, response)
    } catch (error) {
      next(error)
    }
  }
}

/** The path of the page that a browser or the framework's router asks for. */
const plain = (path: string) => path.toLowerCase().replace(/(?:\.data)?\/*$/, '') || '/'

const patternOf = (path: string) =>
  new RegExp(`^/${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?')}/?$`, 'i')

/** A literal path comes before one with a parameter, and `family/*` last. */
const generality = (path: string) => (path.endsWith('*') ? 100 : path.split(':').length)

const hasBody = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

function requestOf(request: Asked, origin: string, { closed }: RequestContext): Request {
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headers))
    for (const value of [values ?? []].flat()) headers.append(name, value)
  const { method, originalUrl } = request
  const body = hasBody(method) ? { body: createReadableStreamFromReadable(request), duplex: 'half' } : {}
  return new Request(new URL(originalUrl, origin), { method, headers, signal: closed, ...body } as RequestInit)
}

async function send(answer: Response, response: Reply): Promise<void> {
  const { status, headers, body } = answer
  response.status(status)
  for (const [name, value] of headers) response.append(name, value)
  const type = headers.get('content-type') ?? ''
  if (!body || type.startsWith('application/json')) return void response.end(Buffer.from(await answer.arrayBuffer()))
  if (type.startsWith('text/event-stream')) response.flushHeaders()
  await writeReadableStreamToWritable(body, response)
}
