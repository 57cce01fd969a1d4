import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connectAccount } from '../kit/actor.ts'
import { cpuOf, memoryOf } from '../kit/load.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { type Aim, aimTable, median, missed } from '../kit/measure.ts'
import { seedActor } from '../kit/seed.ts'
import { freePort } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

/** How long the processes take to start on an up-to-date database, and their memory: `ROUNDS=5 npm run bench start`. */
export interface StartLine {
  role: 'web' | 'worker' | 'all'
  /** Until /readyz answers; of a worker until it says that it has started. */
  ready_ms: number
  cpu_ms: number
  memory_mib: number
}

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function startRun({ postgres, rounds }: { postgres: string; rounds: number }): Promise<StartLine[]> {
  const world = await startWorld(postgres, { role: 'web', people: 5, tick: false })
  try {
    const actor = await seedActor(world)
    // With an account to work for, a worker loads the sentence encoder.
    await connectAccount(world, actor, 'finchroast')
    const roles = ['web', 'worker', 'all'] as const
    const started = roles.map((role) => ({ role, lines: [] as StartLine[] }))
    for (let round = 0; round < rounds; round += 1)
      for (const { role, lines } of started) lines.push(await start(world, role, actor.cookie))
    return started.map(({ role, lines }) => ({
      role,
      ready_ms: median(lines.map(({ ready_ms }) => ready_ms)),
      cpu_ms: median(lines.map(({ cpu_ms }) => cpu_ms)),
      memory_mib: median(lines.map(({ memory_mib }) => memory_mib)),
    }))
  } finally {
    await world.close()
  }
}

async function start(world: World, role: StartLine['role'], cookie: string): Promise<StartLine> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const begun = performance.now()
  const child = spawn(process.execPath, ['server.js', role], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      ORIGIN: origin,
      ...world.env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  const exited = once(child, 'exit')
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(() => (role === 'worker' ? output.includes('"msg":"started"') : isReady()))
  const line = { role, ready_ms: performance.now() - begun, cpu_ms: cpuOf(child.pid) }
  const paths = role === 'worker' ? [] : ['/', '/login', '/dashboard', '/dashboard/analytics', '/dashboard/settings']
  for (const path of paths) await (await fetch(origin + path, { headers: { cookie } })).text()
  const memory_mib = await settledMemory(child.pid)
  child.kill()
  await exited
  return { ...line, memory_mib }
}

/** Once it has stopped growing, in MiB. */
async function settledMemory(pid: number | undefined): Promise<number> {
  let memory = memoryOf(pid)
  await until(async () => {
    await pause(500)
    const before = memory
    memory = memoryOf(pid)
    return memory - before < 1
  })
  return memory
}

export const startAims = (lines: StartLine[]): Aim[] =>
  lines.flatMap(({ role, ready_ms, cpu_ms, memory_mib }) => [
    { figure: `${role}: until it is ready, ms`, value: ready_ms, aim: { most: 1_200 } },
    { figure: `${role}: CPU until then, ms`, value: cpu_ms, aim: null },
    {
      figure: `${role}: memory, MiB`,
      value: memory_mib,
      aim: { web: { most: 120 }, worker: { most: 180 }, all: null }[role],
    },
  ])

if (isMainModule(import.meta.url))
  await withPostgres(async (postgres) => {
    const aims = startAims(await startRun({ postgres, rounds: sizeOf('ROUNDS', 5) }))
    console.table(aimTable(aims))
    conclude(aims.filter(missed).map(({ figure }) => `missed: ${figure}`))
  })
