import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { RateLimits } from './api/limits.ts'
import type { ApiDeps } from './http/api-router.ts'
import { apiRouter } from './http/api-router.ts'
import { CallLog } from './http/call-log.ts'
import { errorHandler } from './http/errors.ts'
import { securityHeaders } from './http/guards.ts'
import { FaultSwitches } from './http/switches.ts'
import { testRoutes } from './http/test-routes.ts'
import type { App } from './oauth/apps.ts'
import { Codes } from './oauth/grants.ts'
import { type OAuthDeps, tokenRoutes } from './oauth/token-routes.ts'
import { Oddness, type OddnessSettings } from './odd/oddness.ts'
import { actionPages } from './pages/action-pages.ts'
import { consentPages } from './pages/consent.ts'
import { ledgerPages } from './pages/ledger-page.ts'
import { pageContextOf, showMissing } from './pages/page-context.ts'
import { signInPages } from './pages/sign-in.ts'
import { timelinePages } from './pages/timelines.ts'
import { seedNetwork } from './people/seed.ts'
import { XPolicy } from './policy.ts'
import { startSimulation } from './simulation/simulation.ts'
import { openJournal } from './state/journal.ts'
import type { Post } from './state/model.ts'
import { Network } from './state/network.ts'
import { type Draft, writePost } from './state/posts.ts'

export interface PerchOptions {
  host: string
  /** 0 takes any free port. */
  port: number
  clock: { now(): Date; rate(): number }
  /** An append-only file of JSON lines; null keeps everything in memory. */
  journal: string | null
  seed?: number
  /** How many simulated people there are. */
  people?: number
  /** The apps that may ask for people's consent. */
  apps?: readonly App[]
  /** Whether the simulated people act by themselves. Default true. */
  tick?: boolean
  /** Whether people answer by hidden tastes, instead of every fitting reply alike. Default false. */
  tastes?: boolean
  /** Default: not odd. */
  oddness?: OddnessSettings
}

export interface Perch {
  url: string
  /** Makes the simulated people do everything that is due by the clock. */
  act(): void
  policy: XPolicy
  oddness: Oddness
  /** Makes a simulated person write, besides what they do by themselves. */
  say(handle: string, draft: Draft): Post
  close(): Promise<void>
}

const BODY_LIMIT = '100kb'
/** Enough for a bot to find new authors for days; seeding them takes about a second. */
const PEOPLE = 300

export async function startPerch(options: PerchOptions): Promise<Perch> {
  const journal = openJournal(options.journal)
  const network = new Network(journal, options.clock)
  if (network.seed === null) seedNetwork(network, options.seed ?? 1, options.people ?? PEOPLE)
  const policy = new XPolicy(options.clock)
  const oddness = new Oddness(network, options.oddness)
  let url = ''
  const server = createServer(
    application({
      network,
      limits: new RateLimits(options.clock),
      switches: new FaultSwitches(options.clock),
      calls: new CallLog(),
      policy,
      oddness,
      apps: options.apps ?? [],
      codes: new Codes(options.clock),
      baseUrl: () => url,
    }),
  )
  try {
    url = await listen(server, options.host, options.port)
  } catch (error) {
    journal.close()
    throw error
  }
  const simulation = startSimulation(network, {
    tick: options.tick ?? true,
    isOdd: oddness.isOn,
    tastes: options.tastes ?? false,
  })
  return {
    url,
    act: simulation.act,
    policy,
    oddness,
    say(handle, draft) {
      const author = network.byHandle(handle)
      if (author?.kind !== 'person') throw new Error(`Perch has no simulated person @${handle}.`)
      const written = writePost(network, author, draft)
      if (!written.ok) throw new Error(`@${handle} could not write: ${written.refusal}`)
      return written.value
    },
    async close() {
      simulation.stop()
      await closeServer(server)
      journal.close()
    },
  }
}

function application(deps: ApiDeps & OAuthDeps): express.Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'simple')
  app.use(securityHeaders)
  app.use((request, response, next) => {
    // The import route parses its body itself, with a larger limit.
    if (request.path === '/import') return next()
    express.json({ limit: BODY_LIMIT })(request, response, next)
  })
  app.use(express.urlencoded({ limit: BODY_LIMIT, extended: false }))
  app.use(tokenRoutes(deps))
  app.use('/2', apiRouter(deps))
  app.use(testRoutes(deps))
  app.use(ledgerPages(deps.network))
  app.use(signInPages(deps.network))
  app.use(consentPages(deps))
  app.use(actionPages(deps.network))
  app.use(timelinePages(deps.network))
  app.use((request, response) => showMissing(response, pageContextOf(deps.network, request)))
  app.use(errorHandler(deps.limits))
  return app
}

function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'the port is in use' : error.message
      reject(new Error(`Perch cannot listen on ${host}:${port}: ${reason}`, { cause: error }))
    }
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      const address = server.address() as AddressInfo
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${address.port}`)
    })
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    // Open streams and keep-alive sockets must not delay the shutdown.
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 250).unref()
  })
}
