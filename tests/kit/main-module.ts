import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startPostgres } from '../../sandbox/main.ts'

/** Whether the module was started from the shell instead of being imported by a test. */
export const isMainModule = (url: string) =>
  process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href

/** A number from the environment, or the script's default. */
export function sizeOf(name: string, own: number): number {
  const size = Number(process.env[name] ?? own)
  if (!Number.isInteger(size) || size < 1) throw new Error(`${name} must be a whole number above 0`)
  return size
}

/** Runs with a temporary PostgreSQL on a free port. */
export async function withPostgres(run: (postgres: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'warble-bench-'))
  const postgres = await startPostgres({ dataDir, port: 0, durable: false, log: () => undefined })
  try {
    await run(postgres.url)
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Prints the faults and sets the exit code to 1 if there are any. */
export function conclude(faults: string[]): void {
  for (const fault of faults.slice(0, 50)) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
