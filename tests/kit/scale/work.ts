import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Network } from '#app/adapters/network/network.ts'
import { createSession } from '#app/domain/account/session/create.ts'
import { findCookieSession } from '#app/domain/account/session/session.ts'
import { loadHome } from '#app/domain/home/home.ts'
import type { Bench } from '../bench.ts'
import { median, quantile, rounded, timed } from '../measure.ts'
import { seeded } from '../random.ts'
import { userIdOf } from './fill.ts'
import { startScaleWorker, type WorkerReport } from './worker.ts'

export interface WorkOptions {
  users: number
  seconds: number
  workers: number
  seal_key: string
  /** Of the latencies of network and model. */
  pace: number
  /** The workers are processes of their own, else loops in this one. */
  apart: boolean
  /** In seconds, over which the bots fall due; a bot acts every four minutes. */
  spread: number
}

export interface WorkReport {
  seconds: number
  /** What falls due in a second, and what was sent. */
  due_a_second: number
  actions_a_second: number
  /** How late the bot was at the end that had waited longest, in seconds. */
  late_s: number
  claims: number
  claim_p50_ms: number
  claim_p99_ms: number
  worker_cpu_s: number
  worker_rss_mb: number
  errors: Record<string, number>
  /** Beside the dashboards of a small database in the same server, one after the other. */
  dashboards: Dashboards
  vacuum: VacuumLine[]
}

export interface Dashboards {
  loads: number
  p50_ms: number
  p99_ms: number
  small_p50_ms: number
  ratio: number
}

/** Dead rows of a table: most at once, and at the end. */
export interface VacuumLine {
  table: string
  rows: number
  dead_most: number
  dead_end: number
  autovacuums: number
  grown_mb: number
}

type Filled = Bench<Network>
/** The same user's page again is from memory: each is loaded in its turn. */
type Pages = () => Promise<number>

/** Page loads of users picked at random; each tells its ms. */
export async function pagesOf(bench: Filled, users: number, seed: number): Promise<Pages> {
  const random = seeded(seed)
  const secrets: string[] = []
  for (let at = 0; at < Math.min(users, 400); at += 1) {
    const entry = {
      user_id: userIdOf(random.int(1, users)),
      kind: 'cookie',
      method: 'password',
      user_agent: null,
    } as const
    secrets.push((await createSession(bench, entry, bench.clock.now())).secret)
  }
  let at = 0
  return async () => {
    const secret = secrets[at % secrets.length] ?? ''
    at += 1
    return (await timed(() => load(bench, secret))).ms
  }
}

/** As the page's loader does. */
async function load(bench: Filled, secret: string): Promise<void> {
  const now = bench.clock.now()
  const signed = await findCookieSession(bench.db, bench.rules, secret, now)
  if (!signed) throw new Error('the session is gone')
  await loadHome(bench, signed.user, now)
}

/** Some loads come first, to prepare statements. */
export async function compare(
  pages: Pages,
  small: Pages,
  apart: number,
  goesOn: (loads: number) => boolean,
): Promise<Dashboards> {
  const times: [number[], number[]] = [[], []]
  for (let count = 0; count < 4; count += 1) for (const prepare of [pages, small]) await prepare()
  do {
    times[0].push(await pages())
    times[1].push(await small())
    await pause(apart)
  } while (goesOn(times[0].length))
  const [p50, small_p50] = [median(times[0]), median(times[1])]
  return {
    loads: times[0].length,
    p50_ms: rounded(p50),
    p99_ms: rounded(quantile(times[0], 0.99)),
    small_p50_ms: rounded(small_p50),
    ratio: rounded(p50 / small_p50),
  }
}

export async function workRun(bench: Filled, options: WorkOptions, pages: Pages, small: Pages): Promise<WorkReport> {
  const { users, workers, seconds, spread } = options
  await bench.sql(`update connections set last_sync = $1::timestamptz - random() * interval '1 hour'`, [
    bench.clock.now(),
  ])
  await bench.sql('vacuum analyze connections')
  const running = await Promise.all(
    Array.from({ length: workers }, (_, at) => startOne({ ...options, url: bench.url, worker: at + 1 })),
  )
  const from = bench.clock.now()
  await bench.sql(`update bots set due_at = $1::timestamptz + random() * make_interval(secs => $2)`, [from, spread])
  const vacuum = watchVacuum(bench)
  const end = performance.now() + seconds * 1_000
  const dashboards = await compare(pages, small, 200, () => performance.now() < end)
  const [late] = await bench.sql<{ late: number }>(
    `select coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as late from bots where state = 'running'`,
  )
  const to = bench.clock.now()
  const [done] = await bench.sql<{ count: number }>(
    `select count(*)::int as count from actions where finished_at between $1 and $2 and state = 'success'
     and created_at > $1::timestamptz - interval '1 minute'`,
    [from, to],
  )
  const reports = await Promise.all(running.map((one) => one.stop()))
  const claims = reports.flatMap((one) => one.claims)
  const worked = (to.getTime() - from.getTime()) / 1_000
  return {
    seconds: rounded(worked, 1),
    due_a_second: rounded(users / Math.max(spread, 1), 1),
    actions_a_second: rounded((done?.count ?? 0) / worked, 1),
    late_s: rounded(Math.max(0, late?.late ?? 0), 1),
    claims: claims.length,
    claim_p50_ms: rounded(median(claims)),
    claim_p99_ms: rounded(quantile(claims, 0.99)),
    worker_cpu_s: rounded(
      reports.reduce((sum, { cpu_s }) => sum + cpu_s, 0),
      1,
    ),
    worker_rss_mb: rounded(Math.max(...reports.map(({ rss_mb }) => rss_mb)), 0),
    errors: Object.assign({}, ...reports.map(({ errors }) => errors)),
    dashboards,
    vacuum: await vacuum.stop(),
  }
}

type OneWorker = Pick<WorkOptions, 'apart' | 'seal_key' | 'pace'> & { url: string; worker: number }

async function startOne({ apart, ...options }: OneWorker): Promise<{ stop(): Promise<WorkerReport> }> {
  if (!apart) return startScaleWorker(options)
  const script = fileURLToPath(new URL('worker.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(options)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a worker ended with ${code}`)))
  died.catch(() => undefined)
  await Promise.race([once(child, 'message'), died])
  return {
    async stop() {
      const report = once(child, 'message')
      child.send('stop')
      return (await Promise.race([report, died]))[0] as WorkerReport
    },
  }
}

const watched = ['bots', 'actions', 'action_hours', 'connections', 'live_heads', 'live_events']

interface TableRow {
  table: string
  rows: number
  dead: number
  autovacuums: number
  mb: number
}

function watchVacuum({ sql }: Pick<Filled, 'sql'>) {
  const read = () =>
    sql<TableRow>(
      `select relname as table, n_live_tup::int as rows, n_dead_tup::int as dead, autovacuum_count::int as autovacuums,
         (pg_total_relation_size(relid) / 1e6)::float8 as mb
       from pg_stat_user_tables where schemaname = 'public' and relname = any($1)`,
      [watched],
    )
  const first = read()
  const most = new Map<string, number>()
  const note = (rows: TableRow[]) => {
    for (const { table, dead } of rows) most.set(table, Math.max(most.get(table) ?? 0, dead))
  }
  const timer = setInterval(() => read().then(note, () => undefined), 5_000)
  return {
    async stop(): Promise<VacuumLine[]> {
      clearInterval(timer)
      const last = await read()
      note(last)
      const before = new Map((await first).map((row) => [row.table, row]))
      return last.map(({ table, rows, dead, autovacuums, mb }) => ({
        table,
        rows,
        dead_most: most.get(table) ?? dead,
        dead_end: dead,
        autovacuums: autovacuums - (before.get(table)?.autovacuums ?? 0),
        grown_mb: rounded(mb - (before.get(table)?.mb ?? 0), 1),
      }))
    },
  }
}
