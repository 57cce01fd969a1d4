import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Request as Asked, NextFunction, Response as Reply, RequestHandler } from 'express'
import { isUnavailable } from '#app/db/pool.ts'
import { loadInstallationFigures } from '#app/domain/activity/installation.ts'
import { second } from '#app/domain/time.ts'
import { takesSignUps } from '#app/domain/user/rules.ts'
import { anonymousTheme, type Theme, themeCookie } from '#app/http/cookies.ts'
import { plainPath } from '#app/http/exchange.ts'
import { etagOf, isKnown } from '#app/http/headers.ts'
import type { Services } from '#app/services.ts'

const figures = ({ db, clock }: Services) => loadInstallationFigures(db, clock.now())
const nothing = () => null

/** How long a process takes sign-ups for open or closed, in ms: another one can end the service. */
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

/**
 * Pages that are the same for everybody who is not signed in. Each has a function that returns the data it depends on
 * besides build and settings: once that is a different value, the page is rendered again.
 */
const pages: Record<string, (services: Services) => unknown> = {
  '/': figures,
  '/try': nothing,
  '/pricing': nothing,
  '/about': nothing,
  '/affiliates': nothing,
  '/contact': nothing,
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
  rests_on: unknown
  etag: string
  headers: Record<string, string>
  body(encoding: Encoding): Promise<Buffer>
}

/**
 * Answers anonymous requests for public pages from memory. A page is rendered from a synthetic request that contains
 * nothing of the visitor's but the theme, so that no personal data can be cached. Any request that might not be
 * anonymous goes to the framework, and so does one with a query parameter that the page reads (`handle.query`).
 */
export function pageCache(build: ServerBuild, services: Services, context: () => AppLoadContext): RequestHandler {
  const render = createRequestHandler(build, 'production')
  const kept = new Map<string, Promise<Kept | null>>()
  const read = queriesOf(build)

  async function made(path: string, theme: Theme | null, rests_on: unknown): Promise<Kept | null> {
    const headers = new Headers()
    if (theme) headers.set('cookie', themeCookie(services, theme).split(';')[0] ?? '')
    const answer = await render(new Request(new URL(path, services.site.origin), { headers }), context())
    if (answer.status !== 200 || answer.headers.has('set-cookie')) return null
    return keptPage(Object.fromEntries(answer.headers), Buffer.from(await answer.arrayBuffer()), rests_on)
  }

  async function find(path: string, theme: Theme | null): Promise<Kept | null> {
    const key = `${path} ${theme}`
    const known = kept.get(key)
    const page = await known
    const rests_on = await Promise.resolve(pages[path]?.(services)).catch((error) => {
      // Without the database, what is known is still better than nothing.
      if (!page || !isUnavailable(error)) throw error
      return page.rests_on
    })
    if (page?.rests_on === rests_on && page) return page
    // Another request may have started rendering it meanwhile.
    const begun = kept.get(key)
    if (begun && begun !== known) return begun
    const making = made(path, theme, rests_on).catch(() => null)
    kept.set(key, making)
    return making
  }

  async function answer(request: Asked, response: Reply, next: NextFunction): Promise<void> {
    const path = plainPath(request.path)
    const theme = isCacheable(request, read.get(path)) ? anonymousTheme(services, request.headers.cookie) : undefined
    // If this fails, so will the framework, which renders an error page.
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

/** The query parameters that each of the pages reads. */
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

/** `read`: the parameters that the page reads; undefined: it is none of the pages. */
function isCacheable({ method, path, originalUrl, headers }: Asked, read: readonly string[] | undefined): boolean {
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

/** Compressed once for each encoding, at its first use. */
function keptPage(headers: Record<string, string>, html: Buffer, rests_on: unknown): Kept {
  const bodies = new Map<Encoding, Promise<Buffer>>()
  const etag = etagOf(html.toString())
  return {
    rests_on,
    etag,
    headers: { ...headers, etag, 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' },
    body(encoding) {
      const known = bodies.get(encoding) ?? compressed[encoding](html)
      bodies.set(encoding, known)
      return known
    },
  }
}
