export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
}

/** A seeded generator (mulberry32), so that a failure can be reproduced. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick(list) {
      if (list.length === 0) throw new Error('nothing to pick from')
      return list[Math.floor(next() * list.length)] as (typeof list)[number]
    },
  }
}

/** The seed of a run: the environment variable SEED, or the test's default. */
export const seedOf = (own: number) => Number(process.env.SEED ?? own)
