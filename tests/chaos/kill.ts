import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Actor, signInActor } from '../kit/actor.ts'
import { type KillablePostgres, startKillablePostgres } from '../kit/killable-postgres.ts'
import { isMainModule, withPostgres } from '../kit/main-module.ts'
import { type Random, seeded } from '../kit/random.ts'
import type { RunningServer } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'
import type { ActionRow, Faults } from './kill-check.ts'
import { actionsOf, type Ground, stopAndSettle } from './kill-ground.ts'
import { startLoad, startVictims, type Victim, type Victims } from './kill-victims.ts'

/**
 * Kills the worker with -9 at random moments while bots work, and compares the product's actions with what the network has.
 * Run it with `SEED=1 KILLS=100 ACTIONS=300 npm run chaos kill`, on Bluesky with `NETWORK=bluesky`. With `VICTIMS=all` the web
 * process and PostgreSQL are killed too, in random order, while people look at their dashboards.
 */

export interface KillOptions {
  postgres: string | KillablePostgres
  seed: number
  kills: number
  /** Minimum number of actions. */
  actions: number
  /** Number of bots, at most seven. */
  bots?: number
  network?: keyof typeof grounds
  /** Which processes are killed; one that is listed twice, twice as often. */
  victims?: Victim[]
}

export interface KillReport extends Faults {
  kills: number
  killed: Record<Victim, number>
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
const maxAwayMs = 1_500

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
  victims: kinds = ['worker'],
}: KillOptions): Promise<KillReport> {
  const started = Date.now()
  await build()
  const random = seeded(seed)
  const [url, killable] = typeof postgres === 'string' ? [postgres, null] : [postgres.url, postgres]
  const ground = await grounds[network](url, Math.ceil(actions / bots) + 2)
  const world = await startWorld(url, { role: 'web', people: 600, env: ground.env })
  let victims: Victims | undefined
  try {
    victims = await startVictims(world, killable)
    const actors = await ground.populate(world, bots)
    await ground.injectFaults(world)
    world.sandbox.clock.set({ rate: ground.rate })
    const killed = { worker: 0, web: 0, postgres: 0 }
    const all = () => killed.worker + killed.web + killed.postgres
    const next: Victim[] = []
    let during_open_call = 0
    const stopLoad = kinds.length > 1 ? startLoad(world, actors) : async () => undefined
    while (all() < kills || (await finished(world)) < actions) {
      if (all() < kills) {
        if (next.length === 0) next.push(...shuffled(kinds, random))
        const victim = next.pop() as Victim
        during_open_call += await killOne(victim, { world, victims, ground, random, meetsOpenCall: all() % 2 === 0 })
        killed[victim] += 1
      } else await pause(100)
    }
    await stopLoad()
    world.sandbox.clock.set({ rate: 1 })
    await stopAndSettle(world, await signedInAgain(world, actors))
    const reports = await Promise.all(actors.map((actor) => examine(world, ground, actor)))
    return summary(reports, {
      kills: all(),
      killed,
      during_open_call,
      seconds: Math.round((Date.now() - started) / 1000),
    })
  } finally {
    await victims?.stop()
    await world.close()
    await ground.close()
  }
}

interface Kill {
  world: World
  victims: Victims
  ground: Ground
  random: Random
  /** Or comes at any moment. */
  meetsOpenCall: boolean
}

/** Returns the number of calls that were open. */
async function killOne(victim: Victim, { world, victims, ground, random, meetsOpenCall }: Kill): Promise<number> {
  if (victim === 'worker') {
    if (meetsOpenCall) await freezeInOpenCall(world, victims.worker(), random.int(0, maxDelayMs))
    else await pause(random.int(0, maxLifeMs))
    await victims.worker().stop('SIGKILL')
    const open = await expireKilledWorker(world, ground)
    await victims.restartWorker()
    return open
  }
  if (meetsOpenCall) await until(async () => (await openCalls(world)) > 0, maxLifeMs * 10).catch(() => undefined)
  else await pause(random.int(0, maxLifeMs))
  const open = await openCalls(world)
  if (victim === 'web') await victims.killWeb()
  else await victims.killPostgres(random.int(0, maxAwayMs))
  return open
}

const shuffled = <T>(list: T[], random: Random): T[] =>
  list
    .map((one) => ({ one, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)

/** A run may take days on the clock, longer than tokens are valid. */
const signedInAgain = (world: World, actors: Actor[]): Promise<Actor[]> =>
  Promise.all(actors.map(({ email, password }) => signInActor(world, email, password)))

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

function summary(
  examined: Examined[],
  run: Pick<KillReport, 'kills' | 'killed' | 'during_open_call' | 'seconds'>,
): KillReport {
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

export const everyProcess: Victim[] = ['worker', 'worker', 'web', 'postgres']

async function main(): Promise<void> {
  const { SEED = '1', KILLS = '100', ACTIONS = '300', NETWORK: network = 'perch', VICTIMS } = process.env
  if (network !== 'perch' && network !== 'bluesky') throw new Error('NETWORK is perch or bluesky.')
  const options = { seed: Number(SEED), kills: Number(KILLS), actions: Number(ACTIONS), network } as const
  if (VICTIMS !== 'all') return withPostgres(async (postgres) => conclude(await killRun({ postgres, ...options })))
  const postgres = await startKillablePostgres()
  try {
    conclude(await killRun({ postgres, victims: everyProcess, ...options }))
  } finally {
    await postgres.stop()
  }
}

function conclude({ killed, ...report }: KillReport): void {
  const figures = Object.entries({ ...report, ...killed }).map(([name, value]) => {
    return [name, Array.isArray(value) ? value.length : value]
  })
  console.table(Object.fromEntries(figures))
  const faults = [report.duplicates, report.lost, report.invented, report.undecided, report.over_limits].flat()
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

if (isMainModule(import.meta.url)) await main()
