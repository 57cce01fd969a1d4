import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Request as Asked, Response as Reply } from 'express'
import type { ErrorCode } from '#app/contract/errors.ts'
import { Failure } from '#app/domain/failure.ts'
import { errorPage } from '#app/http/doors/page.ts'
import { guarded } from '#app/http/request/auth.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { anonymousTheme, type Theme, themeCookie } from '#app/http/request/cookies.ts'
import { retryAfterOf, toErrorResponse } from '#app/http/request/errors.ts'
import { escaped } from '#app/http/request/redirect-page.ts'

/** What stands in the kept pages for the request's path and number. */
const [pathMark, idMark] = ['/the-path-that-was-refused', 'the-number-of-the-request']

/**
 * The error page for requests that are refused before any work: rendered once for each code and theme, then only filled
 * in.
 */
export function refusalPage(build: ServerBuild, ofNobody: () => Required<Pick<AppLoadContext, 'warble'>>) {
  const kept = new Map<string, Promise<{ status: number; headers: Headers; html: string }>>()

  async function made(code: ErrorCode, theme: Theme | null) {
    const { warble } = ofNobody()
    const headers = new Headers()
    if (theme) headers.set('cookie', themeCookie(warble.services, theme).split(';')[0] ?? '')
    const handle = createRequestHandler(withRefusal(build, code), 'production')
    const answer = await handle(new Request(new URL(pathMark, warble.services.site.origin), { headers }), { warble })
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }

  return async (failure: Failure, request: Asked, response: Reply, context: RequestContext): Promise<void> => {
    const theme = anonymousTheme(context.services, request.headers.cookie) ?? null
    const key = `${failure.code} ${theme}`
    const making = kept.get(key) ?? made(failure.code, theme)
    kept.set(key, making)
    const { status, headers, html } = await making.catch((error) => {
      kept.delete(key)
      throw error
    })
    response.status(status).set(Object.fromEntries(headers))
    // It is not worth the time that compressing takes.
    response.set({ 'cache-control': 'no-store, no-transform', ...retryAfterOf(toErrorResponse(failure, context)) })
    const own = html.replaceAll(pathMark, escaped(request.originalUrl)).replaceAll(idMark, context.request_id)
    response.end(request.method === 'HEAD' ? undefined : own)
  }
}

/** The build with one page, which fails. */
function withRefusal(build: ServerBuild, code: ErrorCode): ServerBuild {
  const loader = guarded(({ context: { warble } }: { context: AppLoadContext }) => {
    if (!warble) throw new Error('a refusal is rendered by our own server')
    throw errorPage(new Failure(code), { ...warble, request_id: idMark })
  }, 'public')
  const route = { id: 'refusal', parentId: 'root', path: '*' }
  const { root } = build.routes
  const { root: rootAssets } = build.assets.routes
  if (!root || !rootAssets) throw new Error('The build has no root.')
  const refusal = { ...route, module: { loader, default: () => null } }
  const refusalAssets = { ...rootAssets, ...route, hasErrorBoundary: false }
  return {
    ...build,
    routes: { root, refusal },
    assets: { ...build.assets, routes: { root: rootAssets, refusal: refusalAssets } },
  }
}
