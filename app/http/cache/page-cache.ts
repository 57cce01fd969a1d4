import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Request as ExpressRequest, Response as ExpressResponse, NextFunction, RequestHandler } from 'express'
import { isUnavailable } from '#app/db/pool.ts'
import { takesSignUps } from '#app/domain/account/user/rules.ts'
import { loadInstallationFigures } from '#app/domain/activity/installation.ts'
import { second } from '#app/domain/time.ts'
import { anonymousTheme, type Theme, themeCookie } from '#app/http/request/cookies.ts'
import { plainPath } from '#app/http/server/express.ts'
import { etagOf, isKnown } from '#app/http/server/headers.ts'
import type { Services } from '#app/services.ts'

const figures = ({ db, clock }: Services) => loadInstallationFigures(db, clock.now())
const nothing = () => null

/** How long a process caches whether sign-ups are open, in ms: another process may close them. */
const keep = 10 * second
let asked: { at: number; open: Promise<boolean> } | undefined

function signUps({ db, rules, clock }: Services): Promise<boolean> {
  const now = clock.now().getTime()
  if (!asked || Math.abs(now - asked.at) >= keep) {
    const fresh = { at: now, open: takesSignUps(db, rules) }
    fresh.open.catch(() => {
      if (asked === fresh) asked = undefined
    })
    asked = fresh
  }
  return asked.open
}

/** Each function returns what its page depends on besides build and settings. */
const pages: Record<string, (services: Services) => unknown> = {
  '/': figures,
  '/try': nothing,
  '/pricing': nothing,
  '/about': nothing,
  '/affiliates': nothing,
  '/contact': nothing,
  '/help': nothing,
  '/api/docs': nothing,
  '/terms': nothing,
  '/privacy': nothing,
  '/login': nothing,
  '/signup': signUps,
  '/forgot-password': nothing,
}

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

interface Kept {
  version: unknown
  etag: string
  headers: Record<string, string>
  body(encoding: Encoding): Promise<Buffer>
}

/** Renders from a synthetic request with no visitor's data but the theme, so that none can be cached. */
export function pageCache(build: ServerBuild, services: Services, context: () => AppLoadContext): RequestHandler {
  const render = createRequestHandler(build, 'production')
  const kept = new Map<string, Promise<Kept | null>>()
  const read = queriesOf(build)

  async function made(path: string, theme: Theme | null, version: unknown): Promise<Kept | null> {
    const headers = new Headers()
    if (theme) headers.set('cookie', themeCookie(services, theme).split(';')[0] ?? '')
    const answer = await render(new Request(new URL(path, services.site.origin), { headers }), context())
    if (answer.status !== 200 || answer.headers.has('set-cookie')) return null
    return keptPage(Object.fromEntries(answer.headers), Buffer.from(await answer.arrayBuffer()), version)
  }

  async function find(path: string, theme: Theme | null): Promise<Kept | null> {
    const key = `${path} ${theme}`
    const known = kept.get(key)
    const page = await known
    const version = await Promise.resolve(pages[path]?.(services)).catch((error) => {
      if (!page || !isUnavailable(error)) throw error
      return page.version
    })
    if (page?.version === version && page) return page
    // Another request may have started rendering it meanwhile.
    const begun = kept.get(key)
    if (begun && begun !== known) return begun
    const making = made(path, theme, version).catch(() => null)
    kept.set(key, making)
    return making
  }

  async function answer(request: ExpressRequest, response: ExpressResponse, next: NextFunction): Promise<void> {
    const path = plainPath(request.path)
    const theme = isCacheable(request, read.get(path)) ? anonymousTheme(services, request.headers.cookie) : undefined
    const page = theme === undefined ? null : await find(path, theme).catch(() => null)
    if (!page) return next()
    const encoding = encodings.find((one) => request.acceptsEncodings(one)) ?? 'identity'
    const body = await page.body(encoding)
    response.set(page.headers)
    if (encoding !== 'identity') response.set('content-encoding', encoding)
    if (isKnown(request.headers['if-none-match'], page.etag)) return void response.status(304).end()
    response.set('content-length', String(body.length))
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return (request, response, next) => void answer(request, response, next).catch(next)
}

function queriesOf({ routes }: ServerBuild): Map<string, readonly string[]> {
  return new Map(
    Object.values(routes).flatMap((route) => {
      const path = `/${route?.path ?? ''}`
      const handle = route?.module.handle as { query?: readonly string[] } | undefined
      return route?.module.default && route.id !== 'root' && Object.hasOwn(pages, path)
        ? [[path, handle?.query ?? []] as const]
        : []
    }),
  )
}

function isCacheable(
  { method, path, originalUrl, headers }: ExpressRequest,
  read: readonly string[] | undefined,
): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  if (!read || !isRead || headers.authorization || path.endsWith('.data')) return false
  const query = new URLSearchParams(originalUrl.slice(path.length))
  return !read.some((name) => query.has(name))
}

const compressed: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (html) => promisify(gzip)(html, { level: 9 }),
  identity: async (html) => html,
}

function keptPage(headers: Record<string, string>, html: Buffer, version: unknown): Kept {
  const bodies = new Map<Encoding, Promise<Buffer>>()
  const etag = etagOf(html.toString())
  return {
    version,
    etag,
    headers: { ...headers, etag, 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' },
    body(encoding) {
      const known = bodies.get(encoding) ?? compressed[encoding](html)
      bodies.set(encoding, known)
      return known
    },
  }
}
