import { setTimeout as pause } from 'node:timers/promises'

/** In ms; far above what anything takes, so that a slow machine fails nothing. */
export const maxWaitMs = 60_000

/** Asks again and again until the answer is truthy; fails with the last answer after `ms`. */
export async function until<T>(ask: () => Promise<T> | T, ms = maxWaitMs): Promise<NonNullable<T>> {
  const end = Date.now() + ms
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`not within ${ms} ms: ${ask}`)
    await pause(25)
  }
}
