import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Actor } from '../kit/actor.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { startReverseProxy } from '../kit/reverse-proxy.ts'
import { cookieSession, seedActor } from '../kit/seed.ts'
import { failuresIn, type RunningServer, startServer } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'
import { actionsOf, stopAndSettle } from './kill-ground.ts'
import { perchGround } from './kill-perch.ts'

/**
 * An earlier version serves and its bots work while this one migrates their database; then both serve, this one alone, and,
 * gone back to, the earlier one alone. Run it with `FROM=<commit> SECONDS=10 npm run chaos upgrade`; without FROM the
 * earlier version is the last commit before the newest migration.
 */

export interface UpgradeOptions {
  postgres: string
  /** Any name of a commit. */
  from: string
  /** How long each phase serves under load, in seconds. */
  seconds: number
}

export interface UpgradeReport {
  from: string
  /** Made while the earlier version served. */
  migrations: string[]
  phases: Phase[]
  /** Duplicate, lost or invented actions and exceeded limits, and lines of the servers' logs at level 50 or above. */
  faults: string[]
}

interface Phase {
  name: string
  requests: number
  /** Actions that the bots finished. */
  actions: number
  slowest_ms: number
  /** What was answered with neither success nor a redirect. */
  failed: string[]
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The last commit without the newest migration. */
export function beforeNewestMigration(): string {
  return git('log', '-1', '--diff-filter=A', '--format=%H^', '--', 'migrations')
}

/** Builds this commit in a folder of its own. */
function checkOut(commit: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'warble-earlier-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const lock = (at: string) => readFileSync(join(at, 'package-lock.json'), 'utf8')
  if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env
  execFileSync(process.execPath, ['scripts/ready.js', '--build'], { cwd: folder, env: env as NodeJS.ProcessEnv })
  if (!existsSync(join(folder, 'build/server/index.js'))) throw new Error(`${commit} was not built`)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export async function upgradeRun({ postgres, from, seconds }: UpgradeOptions): Promise<UpgradeReport> {
  const commit = git('rev-parse', from)
  const earlier = checkOut(commit)
  const [ground, proxy] = [perchGround(), await startReverseProxy()]
  const env = { ORIGIN: proxy.origin, TRUSTED_PROXIES: '1', ACCESS_TOKEN_SECONDS: '86400' }
  const first = await startWorld(postgres, { people: 600, env, checkout: earlier.folder })
  const world = { ...first, origin: proxy.origin }
  const started: RunningServer[] = [first]
  const start = async (checkout?: string) => {
    const server = await startServer('all', world.env, checkout)
    started.push(server)
    return server
  }
  try {
    proxy.sendTo(first.origin)
    const actors = await ground.populate(world, 3)
    const visit = await visitor(world, actors)
    const serve = (name: string, meanwhile?: Promise<unknown>) => phase(world, { name, seconds, visit, meanwhile })
    const before = await migrationsIn(world)
    world.sandbox.clock.set({ rate: ground.rate })

    const starting = start()
    const phases = [await serve('the earlier version, while this one migrates', starting)]
    const own = await starting
    proxy.sendTo(first.origin, own.origin)
    phases.push(await serve('both'))
    proxy.sendTo(own.origin)
    phases.push(await serve('this version', first.stop()))
    const again = await start(earlier.folder)
    proxy.sendTo(again.origin)
    phases.push(await serve('the earlier version again', own.stop()))

    world.sandbox.clock.set({ rate: 1 })
    await stopAndSettle(world, actors)
    const examined = await Promise.all(
      actors.map(async (actor) => ground.faultsOf(world, actor, await actionsOf(world, actor))),
    )
    return {
      from: commit,
      migrations: (await migrationsIn(world)).filter((name) => !before.includes(name)),
      phases,
      faults: [
        ...examined.flatMap(({ duplicates, lost, invented, undecided, over_limits }) =>
          [duplicates, lost, invented, undecided, over_limits].flat(),
        ),
        ...started.flatMap((server) => failuresIn(server.output())),
      ],
    }
  } finally {
    for (const server of started) await server.stop('SIGKILL')
    await world.close()
    await proxy.close()
    await ground.close()
    earlier.remove()
  }
}

async function migrationsIn(world: World): Promise<string[]> {
  return (await world.sql<{ name: string }>('select name from kysely_migration')).map(({ name }) => name)
}

/** Sends the request of this number, and says what it was and its status. */
type Visit = (number: number) => Promise<{ what: string; status: number }>

const pages = ['', '/activity', '/analytics', '/queue', '/inbox', '/people', '/voice', '/settings', '/plan', '/notices']

/** Opens every page of the dashboard, asks the calls that a client polls, and sends a form, in turn. */
async function visitor(world: World, actors: Actor[]): Promise<Visit> {
  const users = [...actors, await seedActor(world)]
  const cookies = await Promise.all(users.map(({ id }) => cookieSession(world, id)))
  return async (number) => {
    const who = number % users.length
    const { id, access_token } = users[who] as Actor
    const headers = { cookie: String(cookies[who]), origin: world.origin }
    const calls = [`/twitter/user-info/${id}`, `/analytics/dashboard/${id}`, '/auth/v1/user']
    const round = Math.floor(number / 5)
    const page: [string, RequestInit] = [`/dashboard${pages[number % pages.length]}`, { headers }]
    const call: [string, RequestInit] = [
      String(calls[round % calls.length]),
      { headers: { authorization: `Bearer ${access_token}` } },
    ]
    const body = new URLSearchParams({ intent: 'widget', display: 'bar' })
    const form: [string, RequestInit] = ['/dashboard', { method: 'POST', headers, body }]
    const [path, init] = number % 5 === 0 ? (round % 2 === 0 ? form : call) : page
    const answer = await fetch(world.origin + path, { redirect: 'manual', ...init })
    await answer.arrayBuffer()
    return { what: `${init.method ?? 'GET'} ${path}`, status: answer.status }
  }
}

interface PhaseOptions {
  name: string
  seconds: number
  visit: Visit
  /** The phase lasts at least until then. */
  meanwhile: Promise<unknown> | undefined
}

/** Four requests at a time, until bots have acted in it as well. */
async function phase(world: World, { name, seconds, visit, meanwhile }: PhaseOptions): Promise<Phase> {
  const report: Phase = { name, requests: 0, actions: 0, slowest_ms: 0, failed: [] }
  const before = await finishedActions(world)
  let isOver = false
  const visiting = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const sent = performance.now()
      const { what, status } = await visit(report.requests++)
      report.slowest_ms = Math.max(report.slowest_ms, Math.round(performance.now() - sent))
      if (status >= 400) report.failed.push(`${what}: ${status}`)
    }
  })
  const acted = async () => {
    report.actions = (await finishedActions(world)) - before
    return report.actions > 0
  }
  await Promise.all([meanwhile, pause(seconds * 1000), until(acted)]).finally(() => (isOver = true))
  await Promise.all(visiting)
  await acted()
  return report
}

async function finishedActions(world: World): Promise<number> {
  const [row] = await world.sql<{ count: number }>(
    `select count(*)::int as count from actions where state in ('success', 'unknown')`,
  )
  return row?.count ?? 0
}

export const upgradeFaults = ({ phases, faults }: UpgradeReport): string[] => [
  ...phases.flatMap(({ name, failed }) => failed.map((failure) => `${name}: ${failure}`)),
  ...faults,
]

async function main(): Promise<void> {
  await withPostgres(async (postgres) => {
    const from = process.env.FROM ?? beforeNewestMigration()
    const report = await upgradeRun({ postgres, from, seconds: sizeOf('SECONDS', 10) })
    console.log(`from ${report.from}: ${report.migrations.join(', ') || 'no new migration'}`)
    console.table(report.phases.map((one) => ({ ...one, failed: one.failed.length })))
    conclude(upgradeFaults(report))
  })
}

if (isMainModule(import.meta.url)) await main()
