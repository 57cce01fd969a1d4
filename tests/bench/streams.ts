import { createHash, randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { sql } from 'kysely'
import { openDb } from '#app/db/pool.ts'
import { publishing } from '#app/live/publish.ts'
import { cpuOf, memoryOf } from '../kit/load.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { type Aim, aimTable, missed, quantile, timed } from '../kit/measure.ts'
import { gauge, metricsToken } from '../kit/metrics.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

/**
 * Event streams of as many users, all open at once and then all told something at once: `STREAMS=10000 npm run
 * bench streams`. Client and server each need an open file for each stream (`ulimit -n`).
 */
export interface StreamsReport {
  streams: number
  opened_ms: number
  /** CPU of the web process for opening one, ms. */
  open_cpu_ms: number
  /** Memory of the web process with all open, MiB, and what each stream added, KiB. */
  memory_mib: number
  each_kib: number
  /** From the commit until a user's stream has the event, ms. */
  told_p50_ms: number
  told_all_ms: number
  /** Streams that the server still holds after all clients left. */
  left: number
}

/** Streams that are being opened at the same time. */
const abreast = 100

export async function streamsRun({ postgres, streams }: { postgres: string; streams: number }): Promise<StreamsReport> {
  const env = { METRICS_TOKEN: metricsToken, TRUSTED_PROXIES: '1' }
  const world = await startWorld(postgres, { role: 'web', people: 5, tick: false, env })
  const clients: Client[] = []
  try {
    const cookies = await users(world, streams + abreast)
    // The first hundred are not counted: by then the server has compiled what it runs.
    await Promise.all(cookies.slice(streams).map((cookie) => open(world, cookie, clients)))
    const pid = world.process.pid
    const [memory, cpu] = [memoryOf(pid), cpuOf(pid)]
    const rest = cookies.slice(0, streams)
    const queue = rest.values()
    const one = async () => {
      for (const cookie of queue) await open(world, cookie, clients)
    }
    const { ms: opened_ms } = await timed(() => Promise.all(Array.from({ length: abreast }, one)))
    const open_cpu_ms = (cpuOf(pid) - cpu) / streams
    const memory_mib = memoryOf(pid)
    const told = await tellAll(world, clients)
    for (const { socket } of clients) socket.destroy()
    const held = () => gauge(world, 'warble_subscriptions')
    await until(async () => (await held()) === 0).catch(() => undefined)
    return {
      streams,
      opened_ms,
      open_cpu_ms,
      memory_mib,
      each_kib: ((memory_mib - memory) * 1024) / streams,
      told_p50_ms: quantile(told, 0.5),
      told_all_ms: Math.max(...told),
      left: await held(),
    }
  } finally {
    for (const { socket } of clients) socket.destroy()
    await world.close()
  }
}

interface Client {
  socket: Socket
  text: string
  /** When the first event arrived. */
  told: number | null
}

/** Opens a stream and waits until no event is missed any more. */
function open(world: World, cookie: string, clients: Client[]): Promise<void> {
  const { hostname, port, host } = new URL(world.origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
    const client: Client = { socket, text: '', told: null }
    clients.push(client)
    socket.setEncoding('utf8')
    socket.once('error', reject)
    socket.once('close', () => reject(new Error(`a stream was closed: ${client.text.slice(0, 200)}`)))
    socket.on('data', (chunk: string) => {
      client.text = (client.text + chunk).slice(-1_000)
      if (client.text.includes(': live')) resolve()
      if (client.text.includes('event: profile')) client.told ??= performance.now()
    })
    // A hundred streams come from each address.
    const address = `10.0.${Math.floor(clients.length / 25_600)}.${Math.floor(clients.length / 100) % 256}`
    socket.write(
      `GET /events HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nAccept: text/event-stream\r\nX-Forwarded-For: ${address}\r\n\r\n`,
    )
  })
}

async function users(world: World, count: number): Promise<string[]> {
  const secrets = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  await world.sql(
    `with made as (
       insert into users (email, email_confirmed_at, created_at)
       select 'stream' || at || '@example.com', $2, $2 from generate_series(1, $1::int) as at returning id),
     numbered as (select id, row_number() over () as at from made)
     insert into sessions (user_id, kind, secret_hash, created_at, seen_at, expires_at, amr)
     select id, 'cookie', secret, $2, $2, $2::timestamptz + interval '60 days', '[]'
     from numbered join unnest($3::bytea[]) with ordinality as given (secret, at) using (at)`,
    [count, world.sandbox.clock.now(), secrets.map((secret) => createHash('sha256').update(secret).digest())],
  )
  await world.sql('analyze')
  return secrets.map((secret) => `warble=${secret}`)
}

/** Publishes one event for every user in one transaction; returns the ms until each stream had it. */
async function tellAll(world: World, clients: Client[]): Promise<number[]> {
  const { db } = openDb(world.env.DATABASE_URL ?? '', 1, () => undefined, null)
  try {
    const whom = sql`(select id as user_id from users) as whom`
    const statement = sql`with ${publishing(whom, 'profile', sql`'{}'::jsonb`, world.sandbox.clock.now())}`
    const committed = await db.transaction().execute(async (tx) => {
      await statement.execute(tx)
      return performance.now()
    })
    await until(() => clients.every(({ told }) => told !== null))
    return clients.map(({ told }) => (told ?? Number.NaN) - committed)
  } finally {
    await db.destroy()
  }
}

export const streamAims = ({ streams, ...report }: StreamsReport): Aim[] => [
  { figure: `${streams} streams opened, ms`, value: report.opened_ms, aim: { most: streams } },
  { figure: 'CPU of Node for opening one, ms', value: report.open_cpu_ms, aim: null },
  { figure: 'memory of the web process with all open, MiB', value: report.memory_mib, aim: { most: 400 } },
  { figure: 'memory that each stream adds, KiB', value: report.each_kib, aim: null },
  { figure: 'all told at once: half of them after, ms', value: report.told_p50_ms, aim: null },
  { figure: 'all told at once: the last after, ms', value: report.told_all_ms, aim: { most: 1_000 } },
  { figure: 'streams left after all clients went', value: report.left, aim: { most: 0 } },
]

if (isMainModule(import.meta.url))
  await withPostgres(async (postgres) => {
    const aims = streamAims(await streamsRun({ postgres, streams: sizeOf('STREAMS', 10_000) }))
    console.table(aimTable(aims))
    conclude(aims.filter(missed).map(({ figure }) => `missed: ${figure}`))
  })
