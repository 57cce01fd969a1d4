import { setTimeout as pause } from 'node:timers/promises'

/** In ms; far longer than anything takes, so that tests pass on slow machines. */
export const maxWaitMs = 60_000

/** Polls until the result is truthy; throws after `ms`. */
export async function until<T>(ask: () => Promise<T> | T, ms = maxWaitMs): Promise<NonNullable<T>> {
  const end = Date.now() + ms
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`not within ${ms} ms: ${ask}`)
    await pause(25)
  }
}
