import { featureShares, wordFeatures } from '#app/adapters/model/heads/word-features.ts'

/** What the encoder blurs: which words a text has. */
interface WordView {
  keys: Uint32Array
  rarity: Float64Array
  /** Of each text, by the place in `keys`. */
  shares: [at: number, share: number][][]
}

/** How much sharing words counts beside meaning the same; chosen by cross-validation. */
const wordShare = 0.5
const leastTexts = 2

export function wordViewOf(texts: string[]): WordView {
  const counts = new Map<number, number>()
  for (const text of texts) for (const key of wordFeatures(text).keys()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const keys = Uint32Array.from([...counts].filter(([, count]) => count >= leastTexts).map(([key]) => key)).sort()
  const rarity = Float64Array.from(keys, (key) => Math.log(texts.length / (counts.get(key) ?? 1)))
  const known = new Map([...keys].map((key, at) => [key, at]))
  return { keys, rarity, shares: texts.map((text) => featureShares(text, known, rarity)) }
}

/** Adds to the closeness of every pair how far they have the same words. */
export function withWords(closeness: Float64Array[], { keys, shares }: WordView): Float64Array[] {
  const texts = Array.from(keys, () => [] as [row: number, share: number][])
  for (const [row, own] of shares.entries()) for (const [at, share] of own) texts[at]?.push([row, share])
  const sums = closeness.map((row) => row.slice())
  for (const list of texts)
    for (const [row, share] of list) {
      const to = sums[row] as Float64Array
      for (const [other, its] of list) to[other] = (to[other] as number) + wordShare * share * its
    }
  return sums
}

/** The weight of each word, from those of the examples that have it. */
export function wordWeights(examples: ArrayLike<number>, { keys, shares }: WordView): Float64Array {
  const weights = new Float64Array(keys.length)
  for (const [row, own] of shares.entries())
    for (const [at, share] of own) weights[at] = (weights[at] as number) + wordShare * share * (examples[row] as number)
  return weights
}
