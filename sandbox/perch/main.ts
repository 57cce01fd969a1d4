import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { RateLimits } from './api/limits.ts'
import type { Gate } from './http/api-gate.ts'
import { apiGate } from './http/api-gate.ts'
import { CallLog } from './http/call-log.ts'
import { troubleBehind } from './http/errors.ts'
import { securityHeaders } from './http/guards.ts'
import { Switches } from './http/switches.ts'
import { testRoutes } from './http/test-routes.ts'
import { startLife } from './life/life.ts'
import { doingPages } from './pages/doing.ts'
import { ledgerPages } from './pages/ledger-page.ts'
import { pageContextOf, showMissing } from './pages/page-context.ts'
import { signInPages } from './pages/sign-in.ts'
import { timelinePages } from './pages/timelines.ts'
import { seedNetwork } from './people/seed.ts'
import { openJournal } from './state/journal.ts'
import { Network } from './state/network.ts'

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
  /** Whether they act by themselves. */
  tick?: boolean
}

export interface Perch {
  url: string
  close(): Promise<void>
}

const BODY_LIMIT = '100kb'
/** Enough that a bot finds somebody new for days; seeding them takes about a second. */
const PEOPLE = 300

export async function startPerch(options: PerchOptions): Promise<Perch> {
  const journal = openJournal(options.journal)
  const network = new Network(journal, options.clock)
  if (network.seed === null) seedNetwork(network, options.seed ?? 1, options.people ?? PEOPLE)
  let url = ''
  const server = createServer(
    application({
      network,
      limits: new RateLimits(options.clock),
      switches: new Switches(options.clock),
      calls: new CallLog(),
      baseUrl: () => url,
    }),
  )
  try {
    url = await listen(server, options.host, options.port)
  } catch (error) {
    journal.close()
    throw error
  }
  const life = options.tick === false ? null : startLife(network)
  return {
    url,
    async close() {
      life?.stop()
      await closeServer(server)
      journal.close()
    },
  }
}

function application(gate: Gate): express.Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'simple')
  app.use(securityHeaders)
  app.use((request, response, next) => {
    // An import sends a whole archive and reads its own body.
    if (request.path === '/import') return next()
    express.json({ limit: BODY_LIMIT })(request, response, next)
  })
  app.use(express.urlencoded({ limit: BODY_LIMIT, extended: false }))
  app.use('/2', apiGate(gate))
  app.use(testRoutes(gate))
  app.use(ledgerPages(gate.network))
  app.use(signInPages(gate.network))
  app.use(doingPages(gate.network))
  app.use(timelinePages(gate.network))
  app.use((request, response) => showMissing(response, pageContextOf(gate.network, request)))
  app.use(troubleBehind(gate.limits))
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
    // Clients' streams and keep-alive sockets must not delay a stop.
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 250).unref()
  })
}
