export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** An integer, both bounds included. */
  between(least: number, most: number): number
  pick<T>(items: readonly T[]): T
  chance(probability: number): boolean
}

function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  return value >>> 0
}

/** A seeded generator: the same words give the same numbers on every machine. */
export function randomFrom(...words: (string | number)[]): Random {
  let state = hash(words.join('\u0000'))
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('cannot pick from an empty list')
      return item
    },
    chance: (probability) => next() < probability,
  }
}
