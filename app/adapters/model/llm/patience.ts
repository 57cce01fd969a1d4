/**
 * How long the model may delay one unit of work, in real ms: a bot's step asks about many posts under one signal and
 * has its own deadline, so all its questions together may take `share`. After an outage the model is left alone for a
 * while, so that not every step waits for it again.
 */
export function patience(share: number) {
  const waited = new WeakMap<AbortSignal, number>()
  let restUntil = 0
  return {
    /** What is left for this unit of work, at most `most`. */
    left: (work: AbortSignal, most: number) => Math.max(0, Math.min(most, share - (waited.get(work) ?? 0))),
    took(work: AbortSignal, ms: number) {
      waited.set(work, (waited.get(work) ?? 0) + ms)
    },
    rest(ms: number) {
      restUntil = Math.max(restUntil, performance.now() + ms)
    },
    resting: () => performance.now() < restUntil,
  }
}
