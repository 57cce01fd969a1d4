import { type AppLoadContext, createRequestHandler, data, type ServerBuild } from '@remix-run/node'
import type { ErrorRequestHandler, Request as ExpressRequest, Response as ExpressResponse } from 'express'
import { type ErrorCode, errors, messageWith } from '#app/contract/errors.ts'
import { second, waitText } from '#app/domain/time.ts'
import { familyError } from '#app/http/doors/api.ts'
import { type ErrorPage, pageTexts } from '#app/http/doors/page.ts'
import { guarded } from '#app/http/request/auth.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { anonymousTheme, type Theme, themeCookie } from '#app/http/request/cookies.ts'
import { retryAfterOf } from '#app/http/request/errors.ts'
import { escaped } from '#app/http/request/redirect-page.ts'
import { asksForPage, send } from '#app/http/server/express.ts'

type Refused = NonNullable<RequestContext['failure']>

/** A refusal is a page for whoever opens it as a document, whatever its address. */
export type Answer = (
  answer: Response,
  request: ExpressRequest,
  response: ExpressResponse,
  context: RequestContext,
) => Promise<void>

export interface Refusals {
  answer: Answer
  refuse:
    | ((refused: Refused, request: ExpressRequest, response: ExpressResponse, context: RequestContext) => Promise<void>)
    | null
  plainPage(code: ErrorCode): Promise<{ headers: Record<string, string>; html: string }> | null
}

const [pathMark, idMark, timeMark] = ['/the-path-that-was-refused', 'the-number-of-the-request', 'the-time-to-wait']

export function refusalsOf(
  build: ServerBuild | null,
  anonymousContext: () => Required<Pick<AppLoadContext, 'warble'>>,
): Refusals {
  if (!build)
    return { answer: (answer, _request, response) => send(answer, response), refuse: null, plainPage: () => null }
  const kept = new Map<string, ReturnType<typeof made>>()

  async function made(code: ErrorCode, theme: Theme | null) {
    const { warble } = anonymousContext()
    const { origin } = warble.services.site
    const headers = new Headers()
    if (theme) headers.set('cookie', themeCookie(warble.services, theme).split(';')[0] ?? '')
    const handle = createRequestHandler(withRefusal(build as ServerBuild, code), 'production')
    const answer = await handle(new Request(new URL(pathMark, origin), { headers }), { warble })
    // The request may have come to another host.
    const html = (await answer.text()).replace(/<a [^<>]*/g, (tag) => tag.replace(' href="/', ` href="${origin}/`))
    return { status: answer.status, headers: Object.fromEntries(answer.headers), html }
  }

  async function keptPage(code: ErrorCode, theme: Theme | null) {
    const key = `${code} ${theme}`
    const making = kept.get(key) ?? made(code, theme)
    kept.set(key, making)
    return making.catch((error) => {
      kept.delete(key)
      throw error
    })
  }

  const refuse: NonNullable<Refusals['refuse']> = async ({ code, wait }, request, response, context) => {
    const theme = anonymousTheme(context.services, request.headers.cookie) ?? null
    const { status, headers, html } = await keptPage(code, theme)
    response.status(status).set(headers)
    // Compressing isn't worth the time.
    response.set({ 'cache-control': 'no-store, no-transform', ...retryAfterOf({ code, wait }) })
    const own = html
      .replaceAll(pathMark, escaped(request.originalUrl))
      .replaceAll(idMark, context.request_id)
      .replaceAll(timeMark, waitText((wait ?? 60) * second))
    response.end(request.method === 'HEAD' ? undefined : own)
  }

  return {
    refuse,
    async answer(answer, request, response, context) {
      const { status, headers } = answer
      const isPage = headers.get('content-type')?.startsWith('text/html')
      const refused = context.failure ?? (status === 404 ? { code: 'not_found' as const } : undefined)
      if (status < 400 || isPage || !refused || !asksForPage(request)) return send(answer, response)
      for (const name of ['allow', 'set-cookie'])
        for (const value of valuesOf(headers, name)) response.append(name, value)
      await refuse(refused, request, response, context)
    },
    async plainPage(code) {
      const { headers, html } = await keptPage(code, null)
      return { headers, html: html.replaceAll(pathMark, '/') }
    },
  }
}

const valuesOf = (headers: Headers, name: string) =>
  name === 'set-cookie' ? headers.getSetCookie() : [headers.get(name) ?? []].flat()

export function uncaught(
  contextFor: (response: ExpressResponse) => RequestContext,
  answer: Answer,
): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error)
    const context = contextFor(response)
    answer(familyError(error, request.path, context), request, response, context).catch(next)
  }
}

const unlogged: ErrorCode[] = ['headers_too_large', 'request_timeout']

function withRefusal(build: ServerBuild, code: ErrorCode): ServerBuild {
  const [status, text] = errors[code]
  const message = messageWith(pageTexts[code] ?? text, { time: timeMark, wait: timeMark })
  const loader = guarded(() => {
    throw data<ErrorPage>({ message, request_id: unlogged.includes(code) ? '' : idMark }, { status })
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
