import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startPostgres } from '../../sandbox/main.ts'
import type { Actor } from '../kit/actor.ts'
import { seeded } from '../kit/random.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'
import type { ActionRow, Faults } from './kill-check.ts'
import { actionsOf, type Ground, stopAndSettle } from './kill-ground.ts'

/**
 * Kills the worker with -9 at random moments while bots work, and compares the product's actions with what the network has.
 * Run it with `SEED=1 KILLS=100 ACTIONS=300 npm run chaos kill`, on Bluesky with `NETWORK=bluesky`.
 */

export interface KillOptions {
  postgres: string
  seed: number
  kills: number
  /** Minimum number of actions. */
  actions: number
  /** Number of bots, at most seven. */
  bots?: number
  network?: keyof typeof grounds
}

export interface KillReport extends Faults {
  kills: number
  /** Kills between an action's claim and its result. */
  during_open_call: number
  actions: number
  unknown_views: number
  ledger: number
  seconds: number
}

const maxLifeMs = 900
/** How long the worker may live once there is an open call, in ms; shorter than a call on a slow network. */
const maxDelayMs = 150

const grounds = {
  perch: async () => (await import('./kill-perch.ts')).perchGround(),
  bluesky: async (postgres: string, actionsEach: number) =>
    (await import('./kill-bluesky.ts')).blueskyGround(postgres, actionsEach),
}

export async function killRun({
  postgres,
  seed,
  kills,
  actions,
  bots = 7,
  network = 'perch',
}: KillOptions): Promise<KillReport> {
  const started = Date.now()
  await build()
  const random = seeded(seed)
  const ground = await grounds[network](postgres, Math.ceil(actions / bots) + 2)
  const world = await startWorld(postgres, { role: 'web', people: 600, env: ground.env })
  // Links in mails lead to the web process.
  const env = { ...world.env, ORIGIN: world.origin }
  let worker: RunningServer | undefined
  try {
    worker = await startServer('worker', env)
    const actors = await ground.populate(world, bots)
    await ground.injectFaults(world)
    world.sandbox.clock.set({ rate: ground.rate })
    let killed = 0
    let during_open_call = 0
    while (killed < kills || (await finished(world)) < actions) {
      if (killed < kills) {
        // Every other kill meets an open call; the others come at random.
        if (killed % 2 === 0) await freezeInOpenCall(world, worker, random.int(0, maxDelayMs))
        else await pause(random.int(0, maxLifeMs))
        await worker.stop('SIGKILL')
        killed += 1
        during_open_call += await expireKilledWorker(world, ground)
        worker = await startServer('worker', env)
      } else await pause(100)
    }
    world.sandbox.clock.set({ rate: 1 })
    await stopAndSettle(world, actors)
    const reports = await Promise.all(actors.map((actor) => examine(world, ground, actor)))
    return summary(reports, { kills: killed, during_open_call, seconds: Math.round((Date.now() - started) / 1000) })
  } finally {
    await worker?.stop('SIGKILL')
    await world.close()
    await ground.close()
  }
}

async function build(): Promise<void> {
  const script = fileURLToPath(new URL('../../scripts/ready.js', import.meta.url))
  // Vitest's own variables would change the build.
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env
  const child = spawn(process.execPath, [script, '--build'], {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the build failed')
}

/** Lets the killed worker’s calls arrive, then expires its lease and deadlines; returns the number of open calls. */
async function expireKilledWorker(world: World, ground: Ground): Promise<number> {
  await ground.arrived(world)
  await world.sql(`update bots set lease_until = now() - interval '1 second' where lease_until is not null`)
  const open = await openCalls(world)
  await world.sql(`update actions set call_deadline = now() - interval '31 seconds' where state = 'sending'`)
  return open
}

/** Counts open calls; those of a killed worker are past their deadline. */
async function openCalls(world: World): Promise<number> {
  return (await world.sql(`select 1 from actions where state = 'sending' and call_deadline > now()`)).length
}

/** Suspends the worker this long after a call was seen open, again and again until one is still open then. */
async function freezeInOpenCall(world: World, worker: RunningServer, delay: number): Promise<void> {
  const isOpen = async () => (await openCalls(world)) > 0
  await until(async () => {
    if (!(await isOpen())) return false
    await pause(delay)
    worker.process.kill('SIGSTOP')
    if (await isOpen()) return true
    worker.process.kill('SIGCONT')
    return false
  }).catch(() => undefined)
}

async function finished(world: World): Promise<number> {
  const rows = await world.sql(`select 1 from actions where state in ('success', 'unknown')`)
  return rows.length
}

interface Examined extends Faults {
  actions: ActionRow[]
  ledger: number
}

async function examine(world: World, ground: Ground, actor: Actor): Promise<Examined> {
  const actions = await actionsOf(world, actor)
  return { actions, ...(await ground.faultsOf(world, actor, actions)) }
}

function summary(examined: Examined[], run: Pick<KillReport, 'kills' | 'during_open_call' | 'seconds'>): KillReport {
  const slots = examined.flatMap(({ actions }) => actions).filter(({ state }) => state !== 'failed')
  return {
    ...run,
    actions: slots.length,
    ledger: examined.reduce((sum, { ledger }) => sum + ledger, 0),
    unknown_views: slots.filter(({ state, kind }) => state === 'unknown' && kind === 'view').length,
    duplicates: examined.flatMap(({ duplicates }) => duplicates),
    lost: examined.flatMap(({ lost }) => lost),
    invented: examined.flatMap(({ invented }) => invented),
    undecided: examined.flatMap(({ undecided }) => undecided),
    over_limits: examined.flatMap(({ over_limits }) => over_limits),
  }
}

async function main(): Promise<void> {
  const { SEED = '1', KILLS = '100', ACTIONS = '300', NETWORK: network = 'perch' } = process.env
  if (network !== 'perch' && network !== 'bluesky') throw new Error('NETWORK is perch or bluesky.')
  const dataDir = mkdtempSync(join(tmpdir(), 'warble-chaos-'))
  const postgres = await startPostgres({ dataDir, port: 0, durable: false, log: () => undefined })
  try {
    const options = { seed: Number(SEED), kills: Number(KILLS), actions: Number(ACTIONS), network } as const
    const report = await killRun({ postgres: postgres.url, ...options })
    const figures = Object.entries({ network, seed: options.seed, ...report }).map(([name, value]) => {
      return [name, Array.isArray(value) ? value.length : value]
    })
    console.table(Object.fromEntries(figures))
    const faults = [report.duplicates, report.lost, report.invented, report.undecided, report.over_limits].flat()
    for (const fault of faults) console.error(fault)
    process.exitCode = faults.length > 0 ? 1 : 0
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main()
