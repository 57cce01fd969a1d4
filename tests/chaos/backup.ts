import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { systemClock } from '#app/adapters/clock.ts'
import { perchNetwork } from '#app/adapters/network/x/index.ts'
import { openDb } from '#app/db/pool.ts'
import { createSeals } from '#app/db/sealed.ts'
import { readableFactors } from '#app/domain/account/factor/proof.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { type Actor, analyze, connectAndAnalyze, cookiesOf, sendForm, signInActor } from '../kit/actor.ts'
import { must, newClient } from '../kit/auth-client.ts'
import { offering } from '../kit/bench.ts'
import { type PgTools, pgTools, startCluster } from '../kit/cluster.ts'
import { createDatabase } from '../kit/database.ts'
import { makeHistory } from '../kit/history.ts'
import { conclude, isMainModule, sizeOf } from '../kit/main-module.ts'
import { rounded, timed } from '../kit/measure.ts'
import { cookieSession, seedActor } from '../kit/seed.ts'
import { startServer } from '../kit/server.ts'
import { authenticator } from '../kit/totp.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

/**
 * Takes a backup under load as `docs/operation.md` describes, restores it over a used database of another cluster, and
 * starts the product on it. Run it with `ACTIONS=1000000 npm run chaos backup`.
 */

const run = promisify(execFile)

export interface BackupReport {
  postgres: number
  tables: number
  rows: number
  dump_mb: number
  dump_seconds: number
  restore_seconds: number
  /** Requests to the product during the backup. */
  requests: number
  failed_requests: number
  /** Tables whose rows differ from those at the time of the backup. */
  different: string[]
  /** Checks that failed on the restored product. */
  failed_checks: string[]
}

export async function backupRun(options: { tools: PgTools; actions: number }): Promise<BackupReport> {
  const { tools, actions } = options
  const [source, target] = [await startCluster(tools, 'warble'), await startCluster(tools, 'keeper')]
  const folder = mkdtempSync(join(tmpdir(), 'warble-backup-'))
  const file = join(folder, 'warble.dump')
  const world = await startWorld(source.url, { tick: true })
  try {
    const people = await populate(world, actions)
    const load = underLoad(world, people.owner)
    const before = await snapshot(world.env.DATABASE_URL ?? '', async (id) => {
      await load.started()
      const args = ['--format=custom', `--snapshot=${id}`, `--file=${file}`, world.env.DATABASE_URL ?? '']
      return (await timed(() => run(join(tools.folder, 'pg_dump'), args))).ms
    })
    const { requests, failed_requests } = await load.stop()
    await world.stop()
    const restored = await createDatabase(target.url)
    const resetArgs = ['--command=drop schema if exists jobs, public cascade; create schema public', restored.url]
    await run(join(tools.folder, 'psql'), resetArgs)
    const args = ['--no-owner', '--exit-on-error', `--dbname=${restored.url}`, file]
    const { ms } = await timed(() => run(join(tools.folder, 'pg_restore'), args))
    const { rows } = await snapshot(restored.url)
    return {
      postgres: tools.major,
      tables: Object.keys(before.rows).length,
      requests,
      failed_requests,
      rows: Object.values(before.rows).reduce((sum, { count }) => sum + count, 0),
      dump_mb: rounded(statSync(file).size / 1e6, 1),
      dump_seconds: rounded(before.result / 1000, 1),
      restore_seconds: rounded(ms / 1000, 1),
      different: [...new Set([...Object.keys(before.rows), ...Object.keys(rows)])].filter(
        (table) => before.rows[table]?.hash !== rows[table]?.hash,
      ),
      failed_checks: await failedChecksOn(world, restored.url, people),
    }
  } finally {
    await world.close()
    await source.stop()
    await target.stop()
    rmSync(folder, { recursive: true })
  }
}

interface People {
  owner: Actor
  /** A browser that was signed in at the time of the backup. */
  cookie: string
  /** A user with a second factor, and its app. */
  twoFactorUser: Actor
  app: ReturnType<typeof authenticator>
}

const handle = 'finchroast'

async function populate(world: World, actions: number): Promise<People> {
  const [owner, twoFactorUser] = [await seedActor(world), await seedActor(world)]
  await connectAndAnalyze(world, owner, handle)
  const [account] = await world.sql<{ id: string }>('select network_account_id as id from connections')
  const past = { actions, recent: Math.ceil(actions / 10), a_day: 200 }
  await makeHistory({ sql: world.sql, clock: world.sandbox.clock }, twoFactorUser.id, String(account?.id), past)
  const client = newClient(world)
  await must(client.signInWithPassword({ email: twoFactorUser.email, password: twoFactorUser.password }))
  const { id: factorId, totp } = await must(client.mfa.enroll({ factorType: 'totp' }))
  const app = authenticator(world, totp.secret)
  await must(client.mfa.challengeAndVerify({ factorId, code: await app.code() }))
  return { owner, twoFactorUser, app, cookie: await cookieSession(world, owner.id) }
}

/** Pages, sign-ins and changes, one after another, until it is stopped. */
function underLoad(world: World, owner: Actor) {
  const counts = { requests: 0, failed_requests: 0 }
  let stopped = false
  const work = (async () => {
    while (!stopped) {
      const answers = [
        await sendForm(world, '/login', { email: owner.email, password: owner.password }),
        await owner.call('PUT', '/auth/v1/user', { data: { count: counts.requests } }),
        await owner.call('GET', `/analytics/dashboard/${owner.id}`),
      ]
      counts.requests += answers.length
      counts.failed_requests += answers.filter(({ status }) => status >= 500).length
      for (const answer of answers) await answer.arrayBuffer()
    }
  })()
  return {
    started: () => until(() => counts.requests > 0),
    async stop() {
      stopped = true
      await work
      return counts
    },
  }
}

/** Hashes the rows of every table in one snapshot, on which `work` runs too. */
async function snapshot(url: string, work: (id: string) => Promise<number> = async () => 0) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set timezone = 'UTC'`)
    await client.query('begin isolation level repeatable read')
    const { rows: exported } = await client.query('select pg_export_snapshot() as id')
    const result = await work(exported[0].id)
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
    )
    const rows: Record<string, { count: number; hash: string }> = {}
    for (const { name } of tables) {
      const { rows: hashed } = await client.query(
        `select count(*)::int as count, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash
         from ${name} t`,
      )
      rows[name] = hashed[0]
    }
    return { rows, result }
  } finally {
    await client.end()
  }
}

/** Starts the product on the restored database; returns the checks that fail. */
async function failedChecksOn(
  world: World,
  url: string,
  { owner, twoFactorUser, app, cookie }: People,
): Promise<string[]> {
  const { db } = openDb(url, 2, () => undefined)
  const seals = createSeals([world.env.SEAL_KEYS ?? ''])
  const readable = [
    await openConnection(
      { db, seals, clock: systemClock, ...offering(perchNetwork(world.sandbox.perch_url, systemClock)) },
      owner.id,
    ),
    (await readableFactors({ db, seals }, twoFactorUser.id))[0],
  ]
  await db.destroy()
  const server = await startServer('all', { ...world.env, DATABASE_URL: url })
  try {
    const restored = { ...world, origin: server.origin }
    const signedIn = await sendForm(restored, '/login', { email: owner.email, password: owner.password })
    const pageOf = (sessionCookie: string) =>
      fetch(`${server.origin}/dashboard`, { redirect: 'manual', headers: { cookie: sessionCookie } })
    const client = newClient(restored)
    await must(client.signInWithPassword({ email: twoFactorUser.email, password: twoFactorUser.password }))
    const factorId = (await must(client.mfa.listFactors())).totp[0]?.id ?? ''
    const verified = await client.mfa.challengeAndVerify({ factorId, code: await app.code() })
    const checks: [string, boolean][] = [
      ['the connection and the authenticator secret can be decrypted', readable.every(Boolean)],
      ['the owner can sign in', (await pageOf(cookiesOf(signedIn))).status === 200],
      ['a session from before the backup is valid', (await pageOf(cookie)).status === 200],
      ['a code of the authenticator app is accepted', verified.error === null],
      ['an analysis can read the account with the stored tokens', await isAnalyzed(restored, owner)],
      ['no request failed', !/request failed|job failed/.test(server.output())],
    ]
    return checks.filter(([, holds]) => !holds).map(([check]) => check)
  } finally {
    await server.stop()
  }
}

const isAnalyzed = async (world: World, { email, password }: Actor) =>
  analyze(await signInActor(world, email, password), handle).then(
    () => true,
    () => false,
  )

export function backupFaults(report: BackupReport): string[] {
  const faults: [boolean, string][] = [
    [report.rows < 100, `${report.rows} rows are too few for a check`],
    [report.failed_requests > 0, `${report.failed_requests} of ${report.requests} requests failed during the backup`],
    [report.different.length > 0, `rows differ in ${report.different.join(', ')}`],
    [report.failed_checks.length > 0, `failed after the restore: ${report.failed_checks.join('; ')}`],
  ]
  return faults.filter(([applies]) => applies).map(([, fault]) => fault)
}

async function main(): Promise<void> {
  const tools = await pgTools()
  if (typeof tools === 'string') return conclude([tools])
  const report = await backupRun({ tools, actions: sizeOf('ACTIONS', 1_000_000) })
  console.table({ ...report, different: report.different.join(', '), failed_checks: report.failed_checks.join('; ') })
  conclude(backupFaults(report))
}

if (isMainModule(import.meta.url)) await main()
