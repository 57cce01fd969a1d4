import { setTimeout as pause } from 'node:timers/promises'
import { type Actor, signInActor } from '../kit/actor.ts'
import type { KillablePostgres } from '../kit/killable-postgres.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import type { World } from '../kit/world.ts'

export type Victim = 'worker' | 'web' | 'postgres'

/** The processes that are killed and started again. */
export interface Victims {
  /** The one that runs now. */
  worker(): RunningServer
  restartWorker(): Promise<void>
  /** Kills the web process and starts it again at the same address. */
  killWeb(): Promise<void>
  /** Kills PostgreSQL, starts it again after some ms, and waits until both processes use it. */
  killPostgres(awayMs: number): Promise<void>
  stop(): Promise<void>
}

export async function startVictims(world: World, postgres: KillablePostgres | null): Promise<Victims> {
  // Links in mails lead to the web process.
  const env = { ...world.env, ORIGIN: world.origin }
  const [worker, web] = [await startServer('worker', env), world as RunningServer]
  const running = { worker, web }
  const isReady = () =>
    fetch(`${world.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    worker: () => running.worker,
    async restartWorker() {
      running.worker = await startServer('worker', env)
    },
    async killWeb() {
      await running.web.stop('SIGKILL')
      running.web = await startServer('web', { ...env, PORT: new URL(world.origin).port })
    },
    async killPostgres(awayMs) {
      if (!postgres) throw new Error('this PostgreSQL cannot be killed')
      postgres.kill()
      await pause(awayMs)
      await postgres.restart()
      await until(isReady)
    },
    async stop() {
      for (const one of [running.worker, running.web]) await one.stop('SIGKILL')
    },
  }
}

const everyMs = 250

/** Each account looks at its figures and its bot again and again; returns how to stop. */
export function startLoad(world: World, actors: Actor[]): () => Promise<void> {
  let isOver = false
  const looks = actors.map(async (actor) => {
    let current = actor
    while (!isOver) {
      const paths = [`/analytics/dashboard/${actor.id}`, `/twitter/user-info/${actor.id}`]
      const answers = await Promise.all(paths.map((path) => current.call('GET', path).catch(() => null)))
      await Promise.all(answers.map((answer) => answer?.arrayBuffer().catch(() => null)))
      if (answers.some((answer) => answer?.status === 401))
        current = await signInActor(world, actor.email, actor.password).catch(() => current)
      await pause(everyMs)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(looks)
  }
}
