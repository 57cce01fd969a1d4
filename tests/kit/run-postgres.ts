import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../sandbox/main.ts'

/** One PostgreSQL for a whole run; each world creates its own database in it. */
export interface RunPostgres {
  /** As its owner. */
  url: string
  stop(): Promise<void>
}

export async function startRunPostgres(): Promise<RunPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'warble-test-'))
  const postgres = await startPostgres({ dataDir, port: 0, durable: false, log: () => undefined })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
