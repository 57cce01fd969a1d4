import { countsOf } from '#app/adapters/model/words.ts'

/** The words of a text and its pairs of neighbours, by hash, with their counts. */
export function wordFeatures(text: string): Map<number, number> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}$%#@']+/gu) ?? []
  return countsOf(words.flatMap((word, at) => (at > 0 ? [word, `${words[at - 1]} ${word}`] : [word])).map(hashOf))
}

/** FNV-1a. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * Of the features that training saw: each with its share in the text, rare ones counting more. `unseen`: how much each
 * other feature takes of the text, so that a few known words among foreign ones don't speak for all of it.
 */
export function featureShares(
  text: string,
  known: ReadonlyMap<number, number>,
  rarity: ArrayLike<number>,
  unseen = 0,
): [at: number, share: number][] {
  const features = wordFeatures(text)
  const found = [...features].flatMap(([key, count]): [number, number][] => {
    const at = known.get(key)
    return at === undefined ? [] : [[at, (rarity[at] ?? 0) * (1 + Math.log(count))]]
  })
  const others = unseen * Math.sqrt(features.size - found.length)
  const length = Math.hypot(others, ...found.map(([, share]) => share)) || 1
  return found.map(([at, share]) => [at, share / length])
}
