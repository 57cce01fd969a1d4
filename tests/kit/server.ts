import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { until } from './until.ts'

export interface RunningServer {
  origin: string
  process: ChildProcess
  /** All output so far. */
  output(): string
  /** Sends the signal and returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A free port outside the range of outgoing connections, one of which could otherwise take it before the server. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
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

/** The log lines about errors and warnings. */
export const failuresIn = (output: string) =>
  output.split('\n').filter((line) => /"level":(50|60)|Error|Warning/.test(line))

function environment(port: number, origin: string, env: Record<string, string>): NodeJS.ProcessEnv {
  const own: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    HOST: '127.0.0.1',
    ORIGIN: origin,
  }
  return { ...own, ...env } as unknown as NodeJS.ProcessEnv
}

/** Starts the built server as a separate process and waits until it is ready. */
export async function startServer(role: 'web' | 'worker' | 'all', env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['server.js', role], {
    cwd: root,
    env: environment(port, origin, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk))
  const exited = once(child, 'exit')
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${text}`)
    return text.includes('"msg":"started"')
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
