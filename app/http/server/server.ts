import { randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { IncomingMessage, type Server, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { constants } from 'node:zlib'
import type { ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express, { type Express, type Response } from 'express'
import { sql } from 'kysely'
import sirv from 'sirv'
import { pageCache } from '#app/http/cache/page-cache.ts'
import { returnFromLoopback } from '#app/http/doors/consent.ts'
import type { Closed, RequestContext } from '#app/http/request/context.ts'
import { clientAddress } from '#app/http/server/address.ts'
import { countArrivals } from '#app/http/server/arrivals.ts'
import { answerBroken } from '#app/http/server/broken-requests.ts'
import { cookieCheck } from '#app/http/server/cookie-check.ts'
import { cors, preflight } from '#app/http/server/cors.ts'
import { directCalls } from '#app/http/server/direct-calls.ts'
import { directHooks } from '#app/http/server/direct-hooks.ts'
import { asksForStream } from '#app/http/server/express.ts'
import { recordRequest, rejectMalformed } from '#app/http/server/guard.ts'
import { metrics } from '#app/http/server/metrics.ts'
import { pages } from '#app/http/server/pages.ts'
import { refusalsOf, uncaught } from '#app/http/server/refusal-page.ts'
import type { Hub } from '#app/live/hub.ts'
import type { Services } from '#app/services.ts'

interface WebServer {
  app: Express
  classes: { IncomingMessage: typeof IncomingMessage; ServerResponse: typeof ServerResponse }
  attach(server: Server): void
  /** Fails /readyz from now on, and answers everything else. */
  refuse(): void
  endStreams(): void
}

interface Given {
  services: Services
  hub: Hub
  build: ServerBuild | (() => Promise<ServerBuild>)
  clientFolder: string | null
  trustedProxies: number
  corsOrigins: readonly string[]
  metricsToken: string | undefined
}

/** In seconds; an asset's name changes with its content. */
const [hour, year] = [3_600, 31_536_000]
/** How long /readyz waits for the database, in ms. */
const readyWithin = 2_000

export function webServer(given: Given): WebServer {
  const { services, hub, build, clientFolder, trustedProxies, corsOrigins, metricsToken } = given
  const { origin } = services.site
  const open = new Set<Closing>()
  let ending = false
  let refusing = false
  const app = express()
  const classes = messageClasses(app)
  app.disable('x-powered-by')
  // Exact, as proxies match paths: in another spelling, /metrics must not pass a rule that keeps it private.
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('trust proxy', trustedProxies)
  app.use(recordRequest(services.log, origin))
  app.get('/healthz', (_request, response) => void response.type('text/plain').send('ok'))
  app.get('/readyz', async (_request, response) => {
    const ready = ending || refusing ? false : await isReady(services)
    response
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready' : 'not ready')
  })
  app.get('/metrics', async (request, response) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    const wanted = Buffer.from(`Bearer ${metricsToken}`)
    if (!metricsToken || given.length !== wanted.length || !timingSafeEqual(given, wanted))
      return void response.status(404).end()
    response.type('text/plain').send(await metrics(services, { open: open.size, subscriptions: hub.size() }))
  })
  const requestContext = (response: Response): RequestContext => {
    const { request_id, address } = response.locals as Pick<RequestContext, 'request_id' | 'address'>
    return { services, hub, request_id, address, closed: null }
  }
  const anonymousContext = () => ({ warble: { services, hub, request_id: randomUUID(), address: null, closed: null } })
  const refusals = refusalsOf(typeof build === 'function' ? null : build, anonymousContext)
  let hasSeenProxy = trustedProxies > 0
  app.use((request, response, next) => {
    response.locals.address = clientAddress(request.ip)
    if (!hasSeenProxy && request.headers['x-forwarded-for']) {
      hasSeenProxy = true
      services.log.warn('a proxy seems to be in front: without TRUSTED_PROXIES all its visitors count as one address')
    }
    next()
  })
  app.use(cors(corsOrigins))
  app.use(returnFromLoopback(origin))
  // At any Host, so that the page that refuses it is styled.
  if (clientFolder) app.get(/^\/assets\//, sirv(clientFolder, { ...staticOptions, immutable: true, maxAge: year }))
  app.use(rejectMalformed(origin, requestContext, refusals.answer))
  app.use(cookieCheck(services, requestContext, refusals.answer))
  app.use(preflight)
  if (clientFolder) {
    app.get('*', sirv(clientFolder, { ...staticOptions, maxAge: hour }))
  }
  const closingContext = (response: Response): RequestContext => {
    const closing = new Closing()
    open.add(closing)
    if (ending) closing.stop()
    response.once('close', () => {
      open.delete(closing)
      closing.abort()
    })
    return { ...requestContext(response), closed: closing, drained: () => untilDrained(response, closing) }
  }
  if (typeof build !== 'function') {
    app.use(directHooks(build, origin, requestContext))
    if (clientFolder) app.use(pageCache(build, services, anonymousContext))
  }
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  app.use((request, response, next) => (asksForStream(request) ? next() : compress(request, response, next)))
  if (typeof build !== 'function') app.use(directCalls(build, origin, closingContext, refusals.answer))
  app.use(pages(build, origin, closingContext, refusals))
  app.use(uncaught(requestContext, refusals.answer))
  return {
    app,
    classes,
    attach(server) {
      answerBroken(server, refusals, origin)
      countArrivals(server)
    },
    refuse() {
      refusing = true
    },
    endStreams() {
      ending = true
      for (const closing of open) closing.stop()
    },
  }
}

/** Express changes other requests' prototypes, for which V8 makes a hidden class each: a kilobyte, and slower. */
function messageClasses(app: Express): WebServer['classes'] {
  class FrameworkRequest extends IncomingMessage {}
  class FrameworkResponse extends ServerResponse {}
  Object.setPrototypeOf(FrameworkRequest.prototype, app.request)
  Object.setPrototypeOf(FrameworkResponse.prototype, app.response)
  app.request = FrameworkRequest.prototype as typeof app.request
  app.response = FrameworkResponse.prototype as unknown as typeof app.response
  return { IncomingMessage: FrameworkRequest, ServerResponse: FrameworkResponse as typeof ServerResponse }
}

/** `AbortController` takes a kilobyte, and each open stream needs one. */
class Closing implements Closed {
  aborted = false
  is_stop = false
  #signal: AbortController | undefined
  readonly #listeners: (() => void)[] = []

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.push(listener)
  }

  get signal(): AbortSignal {
    this.#signal ??= new AbortController()
    if (this.aborted) this.#signal.abort()
    return this.#signal.signal
  }

  stop(): void {
    this.is_stop = !this.aborted
    this.abort()
  }

  abort(): void {
    if (this.aborted) return
    this.aborted = true
    this.#signal?.abort()
    for (const listener of this.#listeners) listener()
  }
}

async function untilDrained(response: ServerResponse, closing: Closing): Promise<void> {
  if (!response.writableNeedDrain || closing.aborted) return
  await once(response, 'drain', { signal: closing.signal }).catch(() => null)
}

/** sirv sets a charset for HTML only. */
const textTypes: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

function setCharset(response: ServerResponse, path: string): void {
  const type = textTypes[extname(path)]
  if (type) response.setHeader('content-type', `${type}; charset=utf-8`)
}

const staticOptions = { brotli: true, gzip: true, etag: true, extensions: [], setHeaders: setCharset }

async function isReady({ db }: Services): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), readyWithin).unref())
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late])
}
