import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { until } from './until.ts'

export interface RunningServer {
  origin: string
  process: ChildProcess
  /** All lines of the output so far. */
  output(): string
  /** Sends the signal and returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Each worker of Vitest or Playwright has ports of its own and takes them in turn: another worker could otherwise take
 * one between the probe and the server's start.
 */
const ofTests = process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX
const worker = Number(ofTests ?? 0)
const ports = { first: 20_000 + (worker % 24) * 500, count: 500 }
let taken = randomInt(ports.count)

/** A free port outside the range of outgoing connections, one of which could otherwise take it before the server. */
export async function freePort(): Promise<number> {
  for (;;) {
    taken += 1
    const port = ports.first + (taken % ports.count)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}

/** The log lines about errors, and what else was written about errors and warnings. */
export const failuresIn = (output: string) =>
  output.split('\n').filter((line) => {
    const level = levelOf(line)
    return level === null ? /"level":(50|60)|Error|Warning/.test(line) : level >= 50
  })

function levelOf(line: string): number | null {
  try {
    return (JSON.parse(line) as { level?: number } | null)?.level ?? null
  } catch {
    return null
  }
}

function environment(port: number, origin: string, env: Record<string, string>): NodeJS.ProcessEnv {
  const own: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    HOST: '127.0.0.1',
    ORIGIN: origin,
    ...(ofTests && { NODE_OPTIONS: `--import ${new URL('remembered-vectors.js', import.meta.url).href}` }),
  }
  return { ...own, ...env } as unknown as NodeJS.ProcessEnv
}

/** Starts the built server as a separate process, of another checkout if one is given, and waits until it is ready. */
export async function startServer(
  role: 'web' | 'worker' | 'all',
  env: Record<string, string>,
  checkout = root,
): Promise<RunningServer> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['server.js', role], {
    cwd: checkout,
    env: environment(port, origin, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const input of [child.stdout, child.stderr])
    createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => (text += `${line}\n`))
  const exited = once(child, 'exit')
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${text}`)
    return text.includes('"msg":"started"')
  }).catch((error: Error) => {
    child.kill('SIGKILL')
    throw new Error(`${error.message}; its output:\n${text}`)
  })
  return {
    origin,
    process: child,
    output: () => text,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await exited
      return child.exitCode
    },
  }
}
