import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../sandbox/main.ts'

/** One PostgreSQL for a whole run; each world creates its own database in it. */
export interface RunPostgres {
  /** As its owner. */
  url: string
  stop(): Promise<void>
}

const memory = '/dev/shm'

/**
 * Where the data are: in memory if 2 GB are free there, which is several times their size. Each test's database is
 * hundreds of files, and finding inodes for them takes ext4 up to a sixth of all the time of a run.
 */
function scratchFolder(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2e9 ? memory : tmpdir()
}

export async function startRunPostgres(): Promise<RunPostgres> {
  const dataDir = mkdtempSync(join(scratchFolder(), 'warble-test-'))
  const postgres = await startPostgres({ dataDir, port: 0, durable: false, log: () => undefined })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
