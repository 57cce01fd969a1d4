/** A 32-bit number from a text (FNV-1a): the only source of variety here, so that the same input gives the same output. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** One of the list, by seed. */
export function pick<T>(list: readonly T[], seed: number): T | undefined {
  return list.length === 0 ? undefined : list[seed % list.length]
}

/** The list begun elsewhere, as the seed decides. */
export function turned<T>(list: readonly T[], seed: number): T[] {
  const from = list.length === 0 ? 0 : seed % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}
