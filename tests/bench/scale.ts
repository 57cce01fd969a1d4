import { loadavg } from 'node:os'
import { systemClock } from '#app/adapters/clock.ts'
import { openBench, sealKey } from '../kit/bench.ts'
import { createDatabase } from '../kit/database.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { makeHistory } from '../kit/history.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { type Aim, aimTable, missed, rounded, timed } from '../kit/measure.ts'
import { newBotUser } from '../kit/people.ts'
import { fill, type Size, userIdOf } from '../kit/scale/fill.ts'
import { type Seen, watchStatements } from '../kit/scale/statements.ts'
import { type AccountReport, accountRun, type RetentionReport, retentionRun } from '../kit/scale/upkeep.ts'
import { compare, type Dashboards, pagesOf, type VacuumLine, type WorkReport, workRun } from '../kit/scale/work.ts'

/**
 * Many users with a month of history in one database: its size, the work of whole workers with network and model
 * simulated at their latencies, and what maintenance, an export and a deletion cost there. Run it with
 * `USERS=100000 DAYS=30 MINUTES=30 WORKERS=2 npm run bench scale`; a million actions take 1.5 GB of disk.
 */
export interface ScaleOptions extends Size {
  postgres: string
  seconds: number
  workers: number
  /** Users of the database that dashboards are compared with. */
  small: number
  /** Actions of the account that is exported and deleted. */
  longest: number
  pace: number
  apart: boolean
  spread: number
  /** Page loads of each database before the work begins. */
  loads: number
  tell(line: string): void
}

export interface ScaleReport {
  filled: SizeReport
  at_rest: Dashboards
  work: WorkReport
  retention: RetentionReport
  ordinary: AccountReport
  longest: AccountReport
}

export interface SizeReport {
  users: number
  actions: number
  seconds: number
  gb: number
  bytes_an_action: number
  mb_a_day: number
  tables: TableLine[]
}

interface TableLine {
  table: string
  rows: number
  table_mb: number
  index_mb: number
}

type ScaleBench = Awaited<ReturnType<typeof open>>

export async function scaleRun(options: ScaleOptions): Promise<ScaleReport> {
  const { postgres, users, days, a_day, small, longest, tell, ...work } = options
  const seal_key = sealKey()
  const seen: Seen[] = []
  const [bench, little] = [await open(postgres, seal_key, seen), await open(postgres, seal_key, [])]
  try {
    const long = await longAccount(bench, longest)
    const { ms } = await timed(() => fill(bench, { users, days, a_day }, tell))
    await fill(little, { users: small, days, a_day }, tell)
    const filled = await sizeOfAll(bench, { users, days, a_day }, longest, ms)
    const pages = [await pagesOf(bench, users, 1), await pagesOf(little, small, 1)] as const
    tell(`${filled.actions} actions in ${filled.seconds} s, ${filled.gb} GB`)
    return {
      filled,
      at_rest: await compare(...pages, 0, (loads) => loads < options.loads),
      retention: await retentionRun(bench, seen),
      work: await workRun(bench, { ...work, users, seal_key }, ...pages),
      ordinary: await accountRun(bench, userIdOf(2), userIdOf(3)),
      longest: await accountRun(bench, long, userIdOf(3)),
    }
  } finally {
    await bench.close()
    await little.close()
  }
}

async function open(postgres: string, seal_key: string, seen: Seen[]) {
  const database = await createDatabase(postgres)
  const bench = await openBench(database.url, systemClock, fakeNetwork(fakeAccount('1', 'none')), {
    seal_key,
    watch: (pool) => watchStatements(pool, (one) => keep(seen, one)),
  })
  return { ...bench, close: () => bench.close().then(database.drop) }
}

const keep = (seen: Seen[], one: Seen) => {
  if (seen.length > 200_000) seen.splice(0, 100_000)
  seen.push(one)
}

/** Its history goes back further than the others'. */
async function longAccount(bench: ScaleBench, actions: number): Promise<string> {
  const account = fakeAccount('39', 'longest')
  const { id } = await newBotUser(bench, account)
  await bench.sql(`update bots set state = 'stopped', due_at = null where user_id = $1`, [id])
  await makeHistory(bench, id, account.id, { actions, recent: Math.min(980, actions), a_day: 500 })
  return id
}

async function sizeOfAll(bench: ScaleBench, { users, days }: Size, longest: number, ms: number): Promise<SizeReport> {
  const tables = await bench.sql<TableLine>(
    `select relname as table, n_live_tup::int as rows, (pg_table_size(relid) / 1e6)::float8 as table_mb,
       (pg_indexes_size(relid) / 1e6)::float8 as index_mb
     from pg_stat_user_tables where schemaname = 'public' order by pg_total_relation_size(relid) desc limit 12`,
  )
  const [all] = await bench.sql<{ bytes: number; actions: number }>(
    `select pg_database_size(current_database())::float8 as bytes, (select count(*) from actions)::int as actions`,
  )
  const { bytes = 0, actions = 0 } = all ?? {}
  const history = tables.filter(({ table }) => ['actions', 'action_hours', 'follower_days'].includes(table))
  const mb = history.reduce((sum, { table_mb, index_mb }) => sum + table_mb + index_mb, 0)
  return {
    users,
    actions,
    seconds: rounded(ms / 1_000, 1),
    gb: rounded(bytes / 1e9),
    bytes_an_action: Math.round((mb * 1e6) / actions),
    mb_a_day: rounded((mb * (actions - longest)) / actions / days),
    tables: tables.map((line) => ({ ...line, table_mb: rounded(line.table_mb), index_mb: rounded(line.index_mb) })),
  }
}

export function scaleAims({ work, at_rest, retention, ordinary, longest }: ScaleReport): Aim[] {
  return [
    { figure: 'actions a second', value: work.actions_a_second, aim: null },
    { figure: 'the latest bot, in s', value: work.late_s, aim: { most: 30 } },
    { figure: 'claim p99, in ms', value: work.claim_p99_ms, aim: { most: 5 } },
    { figure: 'dashboard p50 at rest, in ms', value: at_rest.p50_ms, aim: null },
    { figure: 'the same relative to a small database', value: at_rest.ratio, aim: { most: 1.2 } },
    { figure: 'dashboard p50 beside the work, in ms', value: work.dashboards.p50_ms, aim: null },
    { figure: 'the same relative to a small database, beside it', value: work.dashboards.ratio, aim: { most: 1.2 } },
    { figure: 'errors of the workers', value: Object.keys(work.errors).length, aim: { most: 0 } },
    ...work.vacuum.map(deadAim),
    { figure: 'retention’s longest lock, in ms', value: retention.longest_lock_ms, aim: { most: 100 } },
    { figure: 'retention, in s', value: retention.seconds, aim: null },
    { figure: 'deletion of an account, in s', value: ordinary.delete_s, aim: { most: 60 } },
    { figure: 'deletion of the longest, in s', value: longest.delete_s, aim: { most: 60 } },
    { figure: 'its export: growth, in MB', value: longest.growth_mb, aim: { most: 50 } },
  ]
}

/** Beyond this, a table grows although its rows don't: vacuum doesn't keep up. */
const deadAim = ({ table, rows, dead_end }: VacuumLine): Aim => {
  return { figure: `dead rows of ${table}`, value: dead_end, aim: { most: Math.max(2_000, rows) } }
}

async function main(): Promise<void> {
  const [users, days, minutes] = [sizeOf('USERS', 100_000), sizeOf('DAYS', 30), sizeOf('MINUTES', 30)]
  await withPostgres(async (postgres) => {
    const report = await scaleRun({
      postgres,
      users,
      days,
      a_day: 15,
      seconds: minutes * 60,
      workers: sizeOf('WORKERS', 2),
      small: 1_000,
      longest: sizeOf('LONGEST', 100_000),
      pace: 1,
      apart: true,
      spread: 240,
      loads: 400,
      tell: (line) => console.error(new Date().toISOString(), line),
    })
    print(report)
    const aims = scaleAims(report)
    console.table(aimTable(aims))
    conclude(aims.filter(missed).map(({ figure, value }) => `missed: ${figure}: ${value}`))
  })
}

function print({ filled, at_rest, work, retention, ordinary, longest }: ScaleReport): void {
  const { tables, ...size } = filled
  const { vacuum, dashboards, errors, ...worked } = work
  console.table([size])
  console.table(tables)
  console.table([worked])
  console.table({ at_rest, beside_work: dashboards })
  console.table(vacuum)
  console.table([retention])
  console.table({ ordinary, longest })
  console.log({ errors, load: loadavg().map((load) => rounded(load, 1)) })
}

if (isMainModule(import.meta.url)) await main()
