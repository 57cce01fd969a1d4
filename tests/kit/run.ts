import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { maxWaitMs } from './until.ts'

export interface Ran {
  code: number | null
  stdout: string
  stderr: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a role of the server, with arguments, to its end in this environment; kills it after two minutes. */
export async function runServer(role: string, env: Record<string, string>): Promise<Ran> {
  const child = spawn(process.execPath, ['server.js', ...role.split(' ')], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: maxWaitMs * 2,
    killSignal: 'SIGKILL',
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, stdout, stderr }
}
