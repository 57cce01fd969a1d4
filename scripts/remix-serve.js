#!/usr/bin/env node
/** `npm run start:remix-serve`, for hosts that expect it. Pages and forms work; streams need server.js. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embedded } from './embedded.js'
import { ready } from './ready.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const closers = []
const stop = async () => {
  for (const close of closers.splice(0).reverse()) await close()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop())

try {
  process.chdir(root)
  const production = process.env.WARBLE_ENV === 'production' || process.env.NODE_ENV === 'production'
  process.env.WARBLE_ENV ??= production ? 'production' : 'development'
  if (!production) {
    await ready({ build: true })
    const sandbox = () => import('../build/server/sandbox.js')
    const { announce, demo } = await embedded({ sandbox }, 'web', closers)
    if (demo) await seed(demo)
    announce()
  }
  const serve = createRequire(import.meta.url).resolve('@remix-run/serve/dist/cli.js')
  const child = spawn(process.execPath, [serve, join(root, 'build/server/index.js')], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const exited = once(child, 'exit')
  closers.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    // It never exits by itself while a connection is open.
    child.kill('SIGKILL')
    await exited
  })
  const [code] = await exited
  await stop()
  process.exit(code ?? 0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop()
  process.exit(1)
}

async function seed(demo) {
  const { createWarble, createDemoUser } = await import('../build/server/main.js')
  const warble = createWarble()
  await warble.migrate()
  await createDemoUser(warble.services.db, demo, warble.services.clock.now())
  await warble.close()
}
