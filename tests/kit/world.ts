import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Sandbox, startSandbox } from '../../sandbox/main.ts'
import { createDatabase } from './database.ts'
import { oddness } from './oddness.ts'
import { freePort, type RunningServer, startServer } from './server.ts'

/** A running system for one test file: database, sandbox and the built server as a process. */
export interface World extends RunningServer {
  sandbox: Sandbox
  /** The environment of the server; pass it to `startServer` for a second server in the same world. */
  env: Record<string, string>
  /** Queries the database directly. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export interface WorldOptions {
  /** With `web` there is no worker, so no jobs or bots run. */
  role?: 'web' | 'all'
  people?: number
  /** Whether the simulated people act by themselves. */
  tick?: boolean
  /** Starts the stand-in for Google. */
  google?: boolean
  /** Starts the stand-in for Stripe, as `sandbox.payments`. */
  payments?: boolean
  env?: Record<string, string>
  /** Where the server was built, if not here; it makes its own tables. */
  checkout?: string
}

export async function startWorld(postgres: string, options: WorldOptions = {}): Promise<World> {
  const { role = 'all', people = 60, tick = true } = options
  const folder = mkdtempSync(join(tmpdir(), 'warble-world-'))
  const database = await createDatabase(postgres, { empty: options.checkout !== undefined })
  const clockFile = join(folder, 'clock.json')
  const box = await startSandbox({
    dataDir: folder,
    host: '127.0.0.1',
    perchPort: 0,
    controlPort: 0,
    smtpPort: await freePort(),
    ...(options.payments && { paymentsPort: 0 }),
    clockFile,
    webOrigin: 'http://localhost',
    people,
    tick,
    oddness,
    log: () => undefined,
  })
  const env = {
    WARBLE_ENV: 'test',
    DATABASE_URL: database.url,
    PERCH_URL: box.perch_url,
    PERCH_APP_TOKEN: box.perch_app.bearer,
    PERCH_CLIENT_ID: box.perch_app.id,
    PERCH_CLIENT_SECRET: box.perch_app.secret,
    // X's place is taken by Perch, for the tests that offer it.
    X_URL: box.perch_url,
    X_WEB_URL: box.perch_url,
    X_PICTURE_URL: box.perch_url,
    X_CLIENT_ID: box.perch_app.id,
    X_CLIENT_SECRET: box.perch_app.secret,
    SMTP_URL: `smtp://127.0.0.1:${box.smtp_port}`,
    CLOCK_FILE: clockFile,
    DATA_DIR: folder,
    SECRETS: randomBytes(32).toString('base64url'),
    SEAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    ...(box.payments && {
      STRIPE_URL: box.payments.url,
      STRIPE_SECRET_KEY: box.payments.secretKey,
      STRIPE_WEBHOOK_SECRETS: box.payments.webhookSecret,
      STRIPE_LINK_STARTER: box.payments.links.starter,
      STRIPE_LINK_PRO: box.payments.links.pro,
    }),
    ...options.env,
  }
  // Imported only if needed, as most tests do not use it.
  const googleModule = options.google ? await import('../../sandbox/google.ts') : null
  const google = await freePort()
  if (googleModule)
    Object.assign(env, {
      GOOGLE_URL: `http://127.0.0.1:${google}`,
      GOOGLE_CLIENT_ID: googleModule.googleClient.id,
      GOOGLE_CLIENT_SECRET: googleModule.googleClient.secret,
    })
  const server = await startServer(role, env, options.checkout)
  box.payments?.deliverTo(`${server.origin}/webhooks/stripe`)
  // Started after the server, as it redirects only to the server's origin.
  const provider = await googleModule?.startGoogle({ host: '127.0.0.1', port: google, webOrigin: server.origin })
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on('error', () => undefined)
  return {
    ...server,
    sandbox: box,
    env,
    sql: async (text, values) => (await pool.query(text, values)).rows,
    async close() {
      await server.stop()
      await pool.end()
      await provider?.close()
      await box.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
