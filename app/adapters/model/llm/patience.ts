/** How long the model may keep one unit of work waiting, and when it is left in peace. Times are real ms. */
export interface Patience {
  /** What is left for this unit of work, at most `most`. */
  left(work: AbortSignal, most: number): number
  took(work: AbortSignal, ms: number): void
  rest(ms: number): void
  resting(): boolean
}

/**
 * A bot's step asks about many posts under one signal and has an end of its own: together its questions may take `share`.
 * After an outage the model rests, so that not every step waits for it again.
 */
export function patience(share: number): Patience {
  const waited = new WeakMap<AbortSignal, number>()
  let restUntil = 0
  return {
    left: (work, most) => Math.max(0, Math.min(most, share - (waited.get(work) ?? 0))),
    took(work, ms) {
      waited.set(work, (waited.get(work) ?? 0) + ms)
    },
    rest(ms) {
      restUntil = Math.max(restUntil, performance.now() + ms)
    },
    resting: () => performance.now() < restUntil,
  }
}
