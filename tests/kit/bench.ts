import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import type PgBoss from 'pg-boss'
import { createAccessTokens } from '#app/adapters/access-token.ts'
import type { Clock } from '#app/adapters/clock.ts'
import type { MailMessage } from '#app/adapters/mail/mail.ts'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import type { Network } from '#app/adapters/network/network.ts'
import { networksOf } from '#app/adapters/network/networks.ts'
import { createSecrets } from '#app/adapters/secrets.ts'
import { openDb } from '#app/db/pool.ts'
import { createSeals } from '#app/db/sealed.ts'
import { snapshots } from '#app/db/snapshot.ts'
import { standardRules } from '#app/domain/account/user/rules.ts'
import { dividedTokens } from '#app/domain/metering/token-shares.ts'
import { createLog } from '#app/log.ts'
import { createQueue, openBoss } from '#app/queue/queue.ts'
import type { RequestServices } from '#app/services.ts'
import { createDatabase } from './database.ts'

/** The services that main.ts creates, on a real database without a server, with everything external replaced. */
export interface Bench<N extends Network> extends RequestServices {
  network: N
  url: string
  boss: PgBoss
  /** Mails sent so far. */
  mails: MailMessage[]
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** The services' part about networks, where this is the only one. */
export function offering<N extends Network>(network: N) {
  const none = (id: string): never => {
    throw new Error(`No account was connected on ${id}.`)
  }
  return { network, networks: networksOf([network], none) }
}

export const sealKey = () => `k${randomBytes(2).toString('hex')}:${randomBytes(32).toString('base64')}`

export async function startBench<N extends Network, C extends Clock>(
  postgres: string,
  clock: C,
  network: N,
): Promise<Bench<N> & { clock: C }> {
  const database = await createDatabase(postgres)
  const bench = await openBench(database.url, clock, network)
  return { ...bench, close: () => bench.close().then(database.drop) }
}

interface Opening {
  /** The key of an earlier bench on the same database. */
  seal_key?: string
  /** Gets the pool before its first connection. */
  watch?(pool: pg.Pool): void
}

/** On a database that others may use. */
export async function openBench<N extends Network, C extends Clock>(
  url: string,
  clock: C,
  network: N,
  { seal_key = sealKey(), watch }: Opening = {},
): Promise<Bench<N> & { clock: C }> {
  const { db, pool: own } = openDb(url, 12, () => undefined)
  watch?.(own)
  const boss = openBoss(url, () => undefined)
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => undefined)
  await boss.start()
  const secrets = createSecrets([randomBytes(32).toString('hex')])
  const mails: MailMessage[] = []
  return {
    db,
    snapshot: snapshots(url),
    boss,
    clock,
    ...offering(network),
    secrets,
    mails,
    url,
    queue: createQueue(),
    mind: embeddedMind(),
    token_shares: dividedTokens({
      all: 1_000_000,
      user: 100_000,
      percent: { free: 10, starter: 20, pro: 40, chat: 10, guests: 10 },
    }),
    mail: { send: async (mail) => void mails.push(mail), close: () => undefined },
    payments: null,
    seals: createSeals([seal_key]),
    tokens: createAccessTokens(secrets, 'http://localhost/auth/v1', clock, 3600),
    providers: [],
    rules: standardRules,
    extension: null,
    log: createLog('silent'),
    site: {
      origin: 'http://localhost',
      operator_name: null,
      support_email: 'support@warble.test',
      social_links: [],
      support_phone: null,
      extension_store_url: null,
      language_model: null,
      operator_page: false,
      development: true,
    },
    sql: async (text, values) => (await pool.query(text, values)).rows,
    async close() {
      await boss.stop({ graceful: false })
      await db.destroy()
      await pool.end()
    },
  }
}

/** A short unique name. */
export const unique = () => randomUUID().slice(0, 8)
