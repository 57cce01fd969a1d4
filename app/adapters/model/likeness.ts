/** How alike two short texts are, so that nobody is sent what somebody else was sent. */

/** From this on two texts count as the same one. */
export const likenessLimit = 0.6

/** Lower-case words without punctuation, emoji and accents. */
export function words(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

export interface Shingles {
  pairs: Set<string>
  words: Set<string>
}

export function shingles(text: string): Shingles {
  const list = words(text)
  const pairs = new Set<string>()
  for (let i = 0; i + 1 < list.length; i++) pairs.add(`${list[i]} ${list[i + 1]}`)
  return { pairs, words: new Set(list) }
}

/**
 * 0 to 1: the greatest of the Jaccard index over word pairs, that over words (dampened, because word order counts), and the share of
 * the shorter text that stands in the longer one.
 */
export function likeness(a: Shingles, b: Shingles): number {
  const pairs = overlap(a.pairs, b.pairs)
  const single = overlap(a.words, b.words)
  const smaller = Math.min(a.pairs.size, b.pairs.size)
  const contained = smaller >= 6 ? pairs.shared / smaller : 0
  return Math.max(pairs.jaccard, single.jaccard * 0.8, contained * 0.8)
}

function overlap(a: Set<string>, b: Set<string>): { shared: number; jaccard: number } {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let shared = 0
  for (const one of small) if (large.has(one)) shared++
  const union = a.size + b.size - shared
  return { shared, jaccard: union === 0 ? 1 : shared / union }
}
