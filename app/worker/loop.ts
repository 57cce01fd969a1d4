import type { Logger } from 'pino'
import { isUnavailable } from '#app/db/pool.ts'

export interface Loop {
  wake(): void
  /** Resolves when nothing is due or running any more. */
  idle(): Promise<void>
  /** Resolves when running work has ended. */
  stop(): Promise<void>
}

interface LoopOptions<Item> {
  /** Up to `limit` due items; no other worker may take them. */
  claim(limit: number): Promise<Item[]>
  /** Never rejects. */
  run(item: Item): Promise<void>
  parallel: number
  pollEvery: number
  log: Logger
  name: string
}

export function startLoop<Item>({ claim, run, parallel, pollEvery, log, name }: LoopOptions<Item>): Loop {
  const running = new Set<Promise<void>>()
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let claiming: Promise<void> | null = null
  let again = false

  async function claimAndRun(): Promise<void> {
    const free = parallel - running.size
    if (free <= 0) return
    for (const item of await claim(free)) {
      const work = run(item).finally(() => {
        running.delete(work)
        wake()
      })
      running.add(work)
    }
  }

  function wake(): void {
    if (stopped) return
    clearTimeout(timer)
    if (claiming) {
      again = true
      return
    }
    claiming = claimAndRun()
      .catch((error) => log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, `claiming due ${name} failed`))
      .finally(() => {
        claiming = null
        const soon = again
        again = false
        if (soon) wake()
        else if (!stopped) timer = setTimeout(wake, pollEvery)
      })
  }

  wake()
  return {
    wake,
    async idle() {
      wake()
      while (claiming || running.size > 0) await (claiming ?? Promise.all(running))
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await claiming
      await Promise.all(running)
    },
  }
}
