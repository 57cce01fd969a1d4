#!/usr/bin/env node
/**
 * The only entry point: `node server.js [web|worker|migrate|sandbox|all]` (default: `all`) or `node server.js operator
 * COMMAND …`; `--dev` serves the sources through Vite. In development, services that are not configured run embedded;
 * production starts nothing by itself.
 */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'

const roles = ['web', 'worker', 'migrate', 'sandbox', 'all', 'operator']
const args = process.argv.slice(2)
const dev = args.includes('--dev')
const role = args.find((arg) => !arg.startsWith('-')) ?? 'all'
const production = process.env.WARBLE_ENV === 'production' || process.env.NODE_ENV === 'production'
/** In ms: for a request's headers, for all of it, and between the checks. */
const arrival = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 }
/** In ms; then the process exits in any case. */
const shutdownTimeoutMs = 9_000
/** In ms: between failing /readyz and closing, so that a proxy sends requests elsewhere first. */
let stopWaitMs = 0

/** Exits before the start is done, logs afterwards. */
let onUncaught = exitOnError
// Also called for unhandled rejections.
process.on('uncaughtException', (error) => onUncaught(error))

try {
  if (!roles.includes(role)) throw new Error(`There is no role "${role}". Roles: ${roles.join(', ')}.`)
  if (role === 'sandbox' && production)
    throw new Error('The sandbox is for development and tests: it does not run in production.')
  if (production && (process.env.WARBLE_ENV ?? 'production') !== 'production')
    throw new Error(`NODE_ENV says production and WARBLE_ENV says ${process.env.WARBLE_ENV}: take one of them out.`)
  process.env.WARBLE_ENV ??= production ? 'production' : 'development'
  if (!production) await (await import('./scripts/ready.js')).ready({ build: !dev, browser: false })
  if (!dev) process.env.NODE_ENV = 'production'
  await start()
} catch (error) {
  exitOnError(error)
}

async function start() {
  const modules = dev ? await devModules() : builtModules()
  const closers = []
  stopOnSignals(closers)
  const embedded = production ? null : await startEmbedded(modules, closers)
  if (role === 'sandbox') return embedded?.announce()

  const { createWarble, loadWebServer, createDemoUser, unusableDatabase } = await modules.main()
  const warble = createWarble(process.env, await modules.extensionFolder(), role === 'operator')
  closers.push(() => warble.close())
  const words = args.slice(args.indexOf(role) + 1)
  if (role === 'operator' && words[0] === 'check') return print(await warble.check(words.slice(1)), closers)
  await warble.migrate().catch((error) => {
    throw unusableDatabase(error, warble.env.DATABASE_URL) ?? error
  })
  if (role === 'migrate') return stop(closers, 0)
  if (role === 'operator') return print(await warble.operate(words), closers)
  if (embedded?.demo) await createDemoUser(warble.services.db, embedded.demo, warble.services.clock.now())
  await warble.open()
  // Requests end before the worker, and are answered before it starts.
  let worker
  const playing = new AbortController()
  closers.push(() => {
    playing.abort()
    return worker?.stop(shutdownTimeoutMs - 2_000)
  })
  if (role === 'web' || role === 'all') {
    const { webServer } = await loadWebServer()
    const web = webServer({
      services: warble.services,
      hub: warble.hub,
      build: dev ? modules.build : await modules.build(),
      clientFolder: dev ? null : new URL('./build/client', import.meta.url).pathname,
      trustedProxies: warble.env.TRUSTED_PROXIES,
      corsOrigins: warble.env.CORS_ORIGINS,
      metricsToken: warble.env.METRICS_TOKEN,
    })
    const server = createServer({ ...web.classes, ...arrival }, modules.around(web.app))
    web.attach(server)
    if (embedded?.onRequest) server.on('request', embedded.onRequest)
    const silent = silentConnections(server)
    await listen(server, warble.env.PORT, warble.env.HOST)
    stopWaitMs = warble.env.STOP_WAIT_SECONDS * 1_000
    closers.push(async () => {
      web.refuse()
      await new Promise((resolve) => setTimeout(resolve, stopWaitMs))
      await closeServer(server, web, silent)
    })
  }
  if (role === 'worker' || role === 'all') worker = await warble.startWorker()
  embedded?.announce()
  void embedded?.playFirstLook?.(warble, worker, playing.signal).catch((error) => console.error(sentence(error)))
  // One request's error must not take the process down, with the embedded database.
  onUncaught = (error) => warble.services.log.error({ err: error }, 'uncaught error')
  warble.services.log.info({ role, origin: warble.env.ORIGIN }, 'started')
}

function print({ lines, code }, closers) {
  for (const line of lines) (code === 2 ? console.error : console.log)(line)
  return stop(closers, code)
}

/** The production image contains neither these scripts nor what they start. */
async function startEmbedded(modules, closers) {
  const { embedded } = await import('./scripts/embedded.js')
  return embedded(modules, role, closers)
}

function builtModules() {
  return {
    main: () => import('./build/server/main.js'),
    sandbox: () => import('./build/server/sandbox.js'),
    build: () => import('./build/server/index.js'),
    extensionFolder: () => new URL('./build/extension/', import.meta.url).pathname,
    around: (app) => app,
  }
}

/** A changed route takes effect immediately, a changed main.ts after a restart. */
async function devModules() {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({
    configFile: 'remix.config.js',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: 24678 } },
  })
  return {
    main: () => vite.ssrLoadModule('/app/main.ts'),
    sandbox: () => vite.ssrLoadModule('/sandbox/main.ts'),
    build: () => vite.ssrLoadModule('virtual:remix/server-build'),
    extensionFolder: async () => {
      const folder = new URL('./build/extension/', import.meta.url)
      if (!existsSync(folder)) await (await import('./extension/build.js')).buildExtension()
      return folder.pathname
    },
    around: (app) => (request, response) => vite.middlewares(request, response, () => app(request, response)),
  }
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const busy = error.code === 'EADDRINUSE'
      reject(
        busy
          ? new Error(`Port ${port} (Warble) is already in use. Stop what uses it, or set PORT to another one.`)
          : error,
      )
    })
    server.listen(port, host, resolve)
  })
}

/** Running requests finish; what remains at the end is cut off. */
function closeServer(server, web, silent) {
  return new Promise((resolve) => {
    server.close(resolve)
    web.endStreams()
    const sweep = setInterval(() => {
      server.closeIdleConnections()
      // Browsers open these in advance; Node counts them as busy until their first request.
      for (const socket of silent) socket.destroy()
    }, 50)
    const cut = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs - 3_000)
    server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(cut)
    })
  })
}

function silentConnections(server) {
  const silent = new Set()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return silent
}

function stopOnSignals(closers) {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), stopWaitMs + shutdownTimeoutMs).unref()
      void stop(closers, 0)
    })
}

/** In reverse order: requests before the worker, both before the database. */
async function stop(closers, code) {
  for (const close of closers.reverse()) await Promise.resolve(close()).catch((error) => console.error(sentence(error)))
  process.exit(code)
}

function sentence(error) {
  const expected = ['EnvError', 'SandboxError', 'NotReady'].includes(error?.name) || error?.constructor === Error
  return expected ? error.message : (error?.stack ?? String(error))
}

function exitOnError(error) {
  console.error(sentence(error))
  process.exit(1)
}
