import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../sandbox/main.ts'
import { freePort } from './server.ts'

/** A separate PostgreSQL, for tests that crash it. */
export interface KillablePostgres {
  url: string
  /** Kills the postmaster with SIGKILL. */
  kill(): void
  /** Starts it again with the same data and port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function startKillablePostgres(): Promise<KillablePostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'warble-killable-'))
  const start = (port: number) => startPostgres({ dataDir, port, durable: true, log: () => undefined })
  let server = await start(await freePort())
  const { url, port } = server
  return {
    url,
    kill() {
      const [pid] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    async restart() {
      await server.stop()
      server = await start(port)
    },
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
