import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './database.ts'
import { freePort, type RunningServer, startServer } from './server.ts'

export const demo = { email: 'demo@warble.test', password: 'a quiet morning' }
export const lived = 'has lived up to now'

/** What `npm start` brings up on a fresh checkout, with a past of this many days. */
export interface FirstLook {
  dataDir: string
  env: Record<string, string>
  database: string
  server(): RunningServer
  /** Stops it and starts it again. Returns the exit code. */
  restart(): Promise<number | null>
  close(): Promise<void>
}

export async function startFirstLook(
  postgres: string,
  days: number,
  more: Record<string, string> = {},
): Promise<FirstLook> {
  const dataDir = mkdtempSync(join(tmpdir(), 'warble-first-look-'))
  const database = await createDatabase(postgres)
  const env: Record<string, string> = {
    WARBLE_ENV: 'development',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    FIRST_LOOK_DAYS: String(days),
    ...more,
  }
  for (const name of ['PERCH', 'CONTROL', 'SMTP', 'MODEL', 'GOOGLE', 'PAYMENTS'])
    env[`${name}_PORT`] = String(await freePort())
  let server = await startServer('all', env)
  return {
    dataDir,
    env,
    database: database.url,
    server: () => server,
    async restart() {
      const code = await server.stop()
      server = await startServer('all', env)
      return code
    },
    async close() {
      await server.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
