import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { moveClock } from '../kit/clock.ts'
import { makeHistory } from '../kit/history.ts'
import { cpuOf, cpuOfChildren, loadFor, parentOf, type Target } from '../kit/load.ts'
import { type Aim, median } from '../kit/measure.ts'
import { cookieSession, seedActor } from '../kit/seed.ts'
import { freePort } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'
import type { MinimalPage } from './minimal/app.tsx'
import { countElements, elementsOf } from './minimal/elements.ts'

/** Ours beside a minimal Remix app that renders the same elements (tests/bench/minimal), each in a process of its own. */
export interface SideOptions {
  postgres: string
  paths: SidePath[]
  rounds: number
  /** How long each side is under load in a round. */
  ms: number
}

export interface SidePath {
  /** `{userId}` stands for the id of who asks. */
  path: string
  signedIn: boolean
  /** Something happens to each user between two of their requests. */
  changing?: boolean
  /** How many times as many requests as the anchor answers. */
  goal: number
}

/** Medians over the rounds; CPU in ms a request. */
export interface SideLine {
  path: string
  changing: boolean
  goal: number
  ratio: number
  ours: Cost
  minimal: Cost
  /** How many each renders; 0 for a call. */
  elements: { ours: number; minimal: number }
}

interface Cost {
  per_second: number
  cpu_ms: number
  /** PostgreSQL's. */
  database_ms: number
}

export interface Customer {
  id: string
  cookie: string
}

interface Side {
  origin: string
  pid: number | undefined
}

/** In a path: the user's id. */
const userId = '{userId}'
const minute = 60_000
const connections = 8
/** So many that none of them may read too often. */
const users = 16
/** Less than passes between two requests of one user. */
const changeMs = 15
/** How many rounds are not counted. */
const warmUps = 4

export async function sideBySide({ postgres, paths, rounds, ms }: SideOptions): Promise<SideLine[]> {
  const world = await startWorld(postgres, { role: 'web', people: 5, tick: false })
  const closers = [() => world.close()]
  try {
    const customers = await Promise.all(Array.from({ length: users }, (_, at) => customer(world, at)))
    const cookieOf = (signedIn: boolean) => (signedIn ? (customers[0]?.cookie ?? null) : null)
    const pages = await Promise.all(
      paths
        .filter(({ path }) => !path.includes(userId))
        .map(({ path, signedIn }) => pageOf(world.origin, path, cookieOf(signedIn))),
    )
    const anchor = await startMinimal(world.env.DATABASE_URL ?? '', pages)
    closers.unshift(anchor.stop)
    const database = await postmaster(world)
    const sides = { ours: { origin: world.origin, pid: world.process.pid }, minimal: anchor }
    const lines: SideLine[] = []
    for (const { path, signedIn, changing = false, goal } of paths) {
      const measure = async (side: Side, wanted: number) => {
        // The next minute: a user may read so often in each.
        await moveClock(world, minute)
        const targets = customers.map(({ id, cookie }) => ({
          address: side.origin + path.replace(userId, id),
          headers: (signedIn ? { cookie } : {}) as Record<string, string>,
        }))
        const end = changing ? changeAll(world) : null
        try {
          return await costOf(side, targets, wanted, database)
        } finally {
          await end?.()
        }
      }
      // Until both are compiled.
      for (const side of Object.values(sides)) for (let round = 0; round < warmUps; round += 1) await measure(side, ms)
      const costs: { ours: Cost; minimal: Cost }[] = []
      for (let round = 0; round < rounds; round += 1)
        costs.push({ ours: await measure(sides.ours, ms), minimal: await measure(sides.minimal, ms) })
      const middle = (side: 'ours' | 'minimal'): Cost => ({
        per_second: median(costs.map((cost) => cost[side].per_second)),
        cpu_ms: median(costs.map((cost) => cost[side].cpu_ms)),
        database_ms: median(costs.map((cost) => cost[side].database_ms)),
      })
      const ratio = median(costs.map(({ ours, minimal }) => ours.per_second / minimal.per_second))
      const page = pages.find((one) => one.path === path)
      const rendered = page && (await pageOf(anchor.origin, path, cookieOf(signedIn)))
      const elements = { ours: countOf(page), minimal: countOf(rendered) }
      lines.push({ path, changing, goal, ratio, ours: middle('ours'), minimal: middle('minimal'), elements })
    }
    return lines
  } finally {
    for (const close of closers) await close()
  }
}

async function costOf(side: Side, targets: Target[], ms: number, database: number): Promise<Cost> {
  const before = [cpuOf(side.pid), cpuOfChildren(database)] as const
  const load = await loadFor(targets, ms, connections)
  if (load.failed > 0) throw new Error(`${targets[0]?.address}: ${load.failed} of ${load.requests} failed`)
  return {
    per_second: load.requests / (load.ms / 1_000),
    cpu_ms: (cpuOf(side.pid) - before[0]) / load.requests,
    database_ms: (cpuOfChildren(database) - before[1]) / load.requests,
  }
}

/** Moves everybody's live version again and again; returns how to end that. */
function changeAll(world: World): () => Promise<void> {
  let over = false
  const change = async () => {
    while (!over) {
      await world.sql('update live_heads set version = version + 1')
      await pause(changeMs)
    }
  }
  const changes = change()
  return () => {
    over = true
    return changes
  }
}

/** A user with a connected account and 500 actions in two weeks. */
export async function customer(world: World, at: number): Promise<Customer> {
  const { id } = await seedActor(world)
  const now = world.sandbox.clock.now()
  const account = `90${at}`
  await world.sql(
    `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state,
       connected_at, last_sync) values ($1, 'perch', $3, 'benchmark', 'Benchmark', 'manual', 'connected', $2, $2)`,
    [id, now, account],
  )
  await world.sql('insert into live_heads (user_id, version) values ($1, 1)', [id])
  const past = { actions: 500, recent: 500, a_day: 70 }
  await makeHistory({ sql: world.sql, clock: world.sandbox.clock }, id, account, past)
  await world.sql('analyze')
  return { id, cookie: await cookieSession(world, id) }
}

const countOf = (page: MinimalPage | undefined) => (page ? countElements(elementsOf(page.html)) : 0)

async function pageOf(origin: string, path: string, cookie: string | null): Promise<MinimalPage> {
  const html = await (await fetch(origin + path, { headers: cookie ? { cookie } : {} })).text()
  return { path, html, hydrated: cookie !== null }
}

/** PostgreSQL's first process, whose children answer the queries. */
async function postmaster(world: World): Promise<number> {
  const [row] = await world.sql<{ pid: number }>('select pg_backend_pid() as pid')
  return parentOf(row?.pid ?? 0)
}

const script = fileURLToPath(new URL('minimal/server.ts', import.meta.url))

async function startMinimal(database: string, pages: MinimalPage[]): Promise<Side & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'warble-minimal-'))
  const file = join(folder, 'pages.json')
  writeFileSync(file, JSON.stringify(pages))
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', script, String(port), file], {
    env: { ...process.env, DATABASE_URL: database, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  const exited = once(child, 'exit')
  await until(() => {
    if (child.exitCode !== null) throw new Error(`the minimal app ended with ${child.exitCode}`)
    return output.includes('started')
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async stop() {
      child.kill()
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const aimsOf = (lines: SideLine[]): Aim[] =>
  lines.flatMap(({ path: address, changing, goal, ratio, ours, minimal }) => {
    const path = changing ? `${address} after a change` : address
    return [
      { figure: `${path}: requests a second, ours ÷ minimal`, value: ratio, aim: { least: goal } },
      ...[ours, minimal].flatMap((cost, at) => {
        const whose = at === 0 ? 'ours' : 'minimal'
        return [
          { figure: `${path}: requests a second, ${whose}`, value: cost.per_second, aim: null },
          { figure: `${path}: CPU of Node a request, ms, ${whose}`, value: cost.cpu_ms, aim: null },
          { figure: `${path}: CPU of PostgreSQL a request, ms, ${whose}`, value: cost.database_ms, aim: null },
        ]
      }),
    ]
  })
