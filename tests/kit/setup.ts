import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../sandbox/main.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL, as its owner. */
    postgres: string
  }
}

/** Starts one PostgreSQL for the whole run; each world creates its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'warble-test-'))
  const postgres = await startPostgres({ dataDir, port: 0, durable: false, log: () => undefined })
  project.provide('postgres', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
