import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** In ms: a first start may have to install and build. */
const startMs = 240_000

/**
 * The running system, or else one of our own in a temporary folder.
 * @param {AbortSignal} signal
 */
export async function openSystem(signal) {
  const { env } = process
  const running = {
    web: env.ORIGIN ?? `http://localhost:${env.PORT ?? 3000}`,
    perch: env.PERCH_URL ?? `http://127.0.0.1:${env.PERCH_PORT ?? 4310}`,
    control: `http://127.0.0.1:${env.CONTROL_PORT ?? 4311}`,
  }
  const answers = await Promise.all(Object.values(running).map((origin) => isUp(origin)))
  if (answers.every(Boolean)) {
    console.log(`Walking the system that runs at ${running.web}.`)
    return { ...running, own: false, close: async () => undefined }
  }
  if (env.ORIGIN) throw new Error(`There is no Warble with its sandbox at ${env.ORIGIN}: start it, or unset ORIGIN.`)
  return startOwn(signal)
}

async function startOwn(signal) {
  console.log('Nothing runs yet: starting a system for this walk.')
  const dataDir = mkdtempSync(join(tmpdir(), 'warble-demo-'))
  const [port, perch, control, smtp, payments, google, model] = await freePorts(7)
  const child = spawn(process.execPath, ['server.js'], {
    cwd: root,
    env: {
      ...cleanEnv(),
      DATA_DIR: dataDir,
      FIRST_LOOK_DAYS: '0',
      PORT: port,
      PERCH_PORT: perch,
      CONTROL_PORT: control,
      SMTP_PORT: smtp,
      PAYMENTS_PORT: payments,
      GOOGLE_PORT: google,
      MODEL_PORT: model,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-8000)))
  const exited = once(child, 'exit')
  const system = {
    web: `http://localhost:${port}`,
    perch: `http://127.0.0.1:${perch}`,
    control: `http://127.0.0.1:${control}`,
    own: true,
    async close() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  try {
    const end = Date.now() + startMs
    while (!(await isUp(system.web, '/readyz'))) {
      signal.throwIfAborted()
      if (child.exitCode !== null) throw new Error(`It did not start:\n${output}`)
      if (Date.now() > end) throw new Error(`It was not up in time:\n${output}`)
      await pause(100)
    }
    return system
  } catch (error) {
    await system.close()
    throw error
  }
}

/** Without settings that would point the new system at parts of another one. */
function cleanEnv() {
  const { DATABASE_URL, PERCH_URL, SMTP_URL, CLOCK_FILE, ORIGIN, WARBLE_ENV, NODE_ENV, ...rest } = process.env
  return rest
}

async function isUp(origin, path = '/healthz') {
  const response = await fetch(origin + path, { signal: AbortSignal.timeout(2_000) }).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}

/** All taken before any is released, so that no two are the same. */
async function freePorts(count) {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => String(probe.address().port))
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}
