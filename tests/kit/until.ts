import { setTimeout as pause } from 'node:timers/promises'

/** In ms; far longer than anything takes, so that tests pass on slow machines. */
export const maxWaitMs = 120_000

/** Polls until the result is truthy, less often the longer it takes: no rate limit is met. Throws after `ms`. */
export async function until<T>(ask: () => Promise<T> | T, ms = maxWaitMs): Promise<NonNullable<T>> {
  const start = Date.now()
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    const waited = Date.now() - start
    if (waited > ms) throw new Error(`not within ${ms} ms: ${ask}`)
    await pause(Math.min(25 + waited / 10, 150))
  }
}
